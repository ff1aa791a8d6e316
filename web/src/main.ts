import { mount } from "svelte";
import "@fontsource-variable/fraunces";
import "@fontsource-variable/source-sans-3";
import "./style/base.css";
import App from "./App.svelte";
import { preferred, speak } from "./i18n/i18n.svelte.ts";
import { PAGES } from "./pages.ts";
import { router } from "./state/router.svelte.ts";
import { enter } from "./state/session.svelte.ts";

/** A page opened before the server was renewed asks for parts that are gone: it is loaded anew, though not over and over, nor where a table would be lost with the network. */
const RENEWED = "kibitz-renewed";
window.addEventListener("vite:preloadError", (event) => {
  if (!navigator.onLine || Date.now() - Number(sessionStorage.getItem(RENEWED)) < 30_000) return;
  sessionStorage.setItem(RENEWED, String(Date.now()));
  event.preventDefault();
  location.reload();
});

/** What the first page needs is fetched while its words are; it asks again itself, and says what fails. */
const { page } = router.route;
void PAGES[page]().catch(() => undefined);
if (page === "home" || page === "table") void enter().catch(() => undefined);

await speak(preferred());
const target = document.getElementById("app");
if (target) mount(App, { target });
if (import.meta.env.PROD && "serviceWorker" in navigator) void navigator.serviceWorker.register("/sw.js").catch(() => undefined);
