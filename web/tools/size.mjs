// Fails when the page of a table, with its largest game and in its largest language, is over its budget of compressed JavaScript and CSS.
import { readFileSync, readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";

const BUDGET = 150_000;
const root = fileURLToPath(new URL("../../src/kibitz/web/", import.meta.url));
const manifest = JSON.parse(readFileSync(`${root}.vite/manifest.json`, "utf8"));
const packed = (file) => gzipSync(readFileSync(root + file), { level: 6 }).length;
const weigh = (list) => list.reduce((sum, file) => sum + packed(file), 0);

/** Everything that loading a chunk loads with it. */
function files(key, seen = new Set()) {
  const chunk = manifest[key];
  if (!chunk || seen.has(chunk.file)) return seen;
  seen.add(chunk.file);
  for (const css of chunk.css ?? []) seen.add(css);
  for (const next of chunk.imports ?? []) files(next, seen);
  return seen;
}

const shell = new Set([...files("index.html"), ...files("src/pages/table/Table.svelte")]);
const games = Object.keys(manifest).filter((key) => /^src\/games\/\w+\/game\.ts$/.test(key)).map((key) => [...files(key)].filter((file) => !shell.has(file)));
const languages = ["en", "de", "fr", "pl"].map((language) =>
  Object.keys(manifest).filter((key) => key.includes(`/locales/${language}/`) && /(games|web|table|problems|pages|nyet)\.ftl/.test(key)),
);
const texts = Math.max(...languages.map((keys) => weigh(keys.map((key) => manifest[key].file))));
if (!shell.size || !games.length || !texts || !readdirSync(`${root}assets`).length) throw new Error("the page has not been built");
const total = weigh([...shell]) + Math.max(...games.map(weigh)) + texts;
console.log(`table page: ${(total / 1000).toFixed(1)} kB compressed, of ${BUDGET / 1000} kB`);
if (total > BUDGET) process.exit(1);
