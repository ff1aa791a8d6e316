// Generates src/generated/wire.ts from the JSON Schema on standard input (tools/schema.py prints it).
import { mkdirSync, writeFileSync } from "node:fs";
import { text } from "node:stream/consumers";
import { fileURLToPath } from "node:url";
import { compile } from "json-schema-to-typescript";

const target = fileURLToPath(new URL("../src/generated/wire.ts", import.meta.url));

/** Closed objects, tuples in the older spelling the generator reads, no titles (they would become type names). */
function plain(node) {
  if (Array.isArray(node)) return node.map(plain);
  if (node === null || typeof node !== "object") return node;
  const { title, prefixItems, ...rest } = node;
  const out = Object.fromEntries(Object.entries(rest).map(([key, value]) => [key, key === "properties" ? mapped(value) : plain(value)]));
  if (prefixItems) Object.assign(out, { items: prefixItems.map(plain), additionalItems: false, minItems: prefixItems.length });
  if (out.type === "object" && out.properties && out.additionalProperties === undefined) out.additionalProperties = false;
  if (!Array.isArray(out.items)) delete out.maxItems;
  if (out.minItems !== undefined && !Array.isArray(out.items)) delete out.minItems;
  return out;
}
const mapped = (properties) => Object.fromEntries(Object.entries(properties).map(([key, value]) => [key, plain(value)]));

const { $defs } = JSON.parse(await text(process.stdin));
const code = await compile({ title: "Wire", type: "object", additionalProperties: false, $defs: mapped($defs) }, "Wire", {
  bannerComment: "// Generated from the server's message schema. Do not edit: run `make web-types`.",
  unreachableDefinitions: true,
  style: { printWidth: 120 },
});
mkdirSync(new URL("../src/generated/", import.meta.url), { recursive: true });
writeFileSync(target, code.replace(/^export interface Wire \{\}\n/m, ""));
