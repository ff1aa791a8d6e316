import { svelte } from "@sveltejs/vite-plugin-svelte";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";
import { gameIcons } from "./tools/icons.ts";
import { notices } from "./tools/notices.ts";
import { texts } from "./tools/texts.ts";

const server = process.env["KIBITZ_SERVER"] ?? "http://127.0.0.1:8080";

export default defineConfig({
  plugins: [svelte(), gameIcons(), notices(), texts()],
  resolve: { alias: { $locales: fileURLToPath(new URL("../src/kibitz/locales", import.meta.url)) } },
  build: {
    outDir: "../src/kibitz/web",
    emptyOutDir: true,
    manifest: true,
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    target: "es2022",
    rolldownOptions: { checks: { pluginTimings: false } },
  },
  server: {
    fs: { allow: [".."] },
    proxy: { "/api": { target: server, ws: true } },
  },
  test: { include: ["src/**/*.test.ts"], testTimeout: 60_000 }, // a machine may have much else to do
});
