import { mount } from "svelte";
import "@fontsource-variable/fraunces";
import "@fontsource-variable/source-sans-3";
import "../style/base.css";
import Gallery from "./Gallery.svelte";
import { speak, preferred } from "../i18n/i18n.svelte.ts";
import { settings } from "../state/settings.svelte.ts";

settings.language = (new URLSearchParams(location.search).get("lang") ?? "") as "";
await speak(preferred());
const target = document.getElementById("app");
if (target) mount(Gallery, { target });
