import { mount } from "svelte";
import "@fontsource-variable/fraunces";
import "@fontsource-variable/source-sans-3";
import "./style/base.css";
import App from "./App.svelte";
import { preferred, speak } from "./i18n/i18n.svelte.ts";

/** A page opened before the server was renewed asks for parts that are gone: it is loaded anew, though not over and over. */
const RENEWED = "kibitz-renewed";
window.addEventListener("vite:preloadError", (event) => {
  if (Date.now() - Number(sessionStorage.getItem(RENEWED)) < 30_000) return;
  sessionStorage.setItem(RENEWED, String(Date.now()));
  event.preventDefault();
  location.reload();
});

await speak(preferred());
const target = document.getElementById("app");
if (target) mount(App, { target });
if (import.meta.env.PROD && "serviceWorker" in navigator) void navigator.serviceWorker.register("/sw.js").catch(() => undefined);
