// A file with the licences of everything the built page carries: each package whose code, style or font is in it.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import type { Plugin } from "vite";

const FILE = "notices.txt";
const INSIDE = /^(.*\/node_modules\/((?:@[^/]+\/)?[^/]+))\//;
const require = createRequire(import.meta.url);

/** Packages that the page takes its parts from without importing a module of theirs, and whose they are. */
const DRAWN = { "@iconify-json/game-icons": "Icons by Lorc and Delapouite, https://game-icons.net" };
/** Where a licence's text is, for packages that name a licence and don't bring it; or where it can be read. */
const TEXTS: Record<string, string | URL> = {
  "Apache-2.0": join(dirname(require.resolve("typescript/package.json")), "LICENSE.txt"),
  "CC-BY-3.0": new URL("https://creativecommons.org/licenses/by/3.0/legalcode"),
};

export function notices(): Plugin {
  return {
    name: "notices",
    generateBundle() {
      const folders = new Map<string, string>();
      for (const id of this.getModuleIds()) {
        const found = INSIDE.exec(id.replaceAll("\\", "/").replace(/^\0/, ""));
        if (found?.[1] && found[2]) folders.set(found[2], found[1]);
      }
      for (const name of Object.keys(DRAWN)) folders.set(name, dirname(require.resolve(`${name}/package.json`)));
      const parts = [...folders].sort(([a], [b]) => a.localeCompare(b)).map(([name, folder]) => notice(name, folder));
      this.emitFile({ type: "asset", fileName: FILE, source: parts.join(`\n${"-".repeat(78)}\n\n`) });
    },
  };
}

/** A package's name, version and licence with its text; the build stops where there is none. */
function notice(name: string, folder: string): string {
  const { version, license } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8")) as { version: string; license: string };
  const own = readdirSync(folder).find((file) => /^(licen[cs]e|copying)/i.test(file));
  const elsewhere = TEXTS[license];
  const path = own ? join(folder, own) : typeof elsewhere === "string" && existsSync(elsewhere) ? elsewhere : undefined;
  const text = path ? readFileSync(path, "utf8") : elsewhere instanceof URL ? `${elsewhere.href}\n` : undefined;
  if (!text) throw new Error(`${name} has the licence ${license}, and its text isn't there`);
  const drawn = (DRAWN as Record<string, string>)[name];
  return `${name} ${version} (${license})\n${drawn ? `${drawn}\n` : ""}\n${text.trim()}\n`;
}
