// A module of the few drawings the page uses from the game-icons set, taken from its package when the page is built.
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Plugin } from "vite";

const NAMES = [
  "bear-head", "wolf-head", "heron", "tiger-head", "eagle-head",
  "laurel-crown", "swap-bag",
] as const;
const ID = "virtual:game-icons";

export function gameIcons(): Plugin {
  return {
    name: "game-icons",
    resolveId: (id) => (id === ID ? `\0${ID}` : undefined),
    load(id) {
      if (id !== `\0${ID}`) return undefined;
      const path = createRequire(import.meta.url).resolve("@iconify-json/game-icons/icons.json");
      const { icons } = JSON.parse(readFileSync(path, "utf8")) as { icons: Record<string, { body: string }> };
      const picked = Object.fromEntries(NAMES.map((name) => [name, drawing(icons[name]?.body, name)]));
      return `export const ICONS = ${JSON.stringify(picked)};`;
    },
  };
}

/** The path data alone; every icon of the set is one path on a 512 grid. */
function drawing(body: string | undefined, name: string): string {
  const path = body?.match(/ d="([^"]+)"/)?.[1];
  if (!path) throw new Error(`the game-icons set has no icon ${name}`);
  return path;
}
