import { mount } from "svelte";
import "@fontsource-variable/fraunces";
import "@fontsource-variable/source-sans-3";
import "./style/base.css";
import App from "./App.svelte";
import { preferred, speak } from "./i18n/i18n.svelte.ts";

await speak(preferred());
const target = document.getElementById("app");
if (target) mount(App, { target });
if (import.meta.env.PROD && "serviceWorker" in navigator) void navigator.serviceWorker.register("/sw.js").catch(() => undefined);
