/** Every message the page asks for is there, in every language. */
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { describe, expect, it } from "vitest";

const sources = import.meta.glob<string>("../**/*.{svelte,ts}", { query: "?raw", import: "default", eager: true });
const texts = import.meta.glob<string>(["$locales/*/*.ftl", "!**/{admin,cli,lab,person,server,terminal}.ftl"], { query: "?raw", import: "default", eager: true });
const lessons = import.meta.glob<{ text: string }[]>("../generated/lessons/*/*.json", { import: "default", eager: true });

const code = Object.entries(sources).filter(([path]) => !path.includes("generated") && !path.endsWith(".test.ts")).map(([, text]) => text).join("\n");
/** Ids in a call of t: whole strings, and both sides of a choice between two. */
const asked = new Set([...code.matchAll(/\bt\(([^()]*?(?:\([^()]*\)[^()]*?)*)[,)]/g)].flatMap(([, first = ""]) => [...first.matchAll(/"([a-z]+(?:-[a-z0-9]+)*)"/g)].map(([, id = ""]) => id)).filter((id) => id.includes("-") || id === "loading"));
const steps = Object.values(lessons).flatMap((lesson) => lesson.map((step) => step.text));
const titles = Object.keys(lessons).map((path) => path.replace(/.*lessons\/([\w-]+)\/\d+-([\w-]+)\.json/, "lesson-$1-$2"));

describe.each(["en", "de", "fr", "pl"])("%s", (language) => {
  const bundle = new FluentBundle(language);
  for (const [path, text] of Object.entries(texts)) {
    if (!path.includes(`/${language}/`)) continue;
    it(`parses ${path.split("/").at(-1)}`, () => expect(bundle.addResource(new FluentResource(text))).toEqual([]));
  }
  it("has every message the page asks for", () => {
    expect(asked.size).toBeGreaterThan(150);
    const notIds = new Set(["holder-score"]);
    expect([...asked].filter((id) => !bundle.hasMessage(id) && !notIds.has(id))).toEqual([]);
  });
  it("has every sentence of the lessons", () => {
    expect(steps.length).toBeGreaterThan(25);
    expect([...steps, ...titles].filter((id) => !bundle.hasMessage(id))).toEqual([]);
  });
});
