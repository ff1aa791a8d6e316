/** Every word of the page, from the Fluent catalogues, in the language chosen. */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { settings } from "../state/settings.svelte.ts";

export const LANGUAGES = { en: "English", de: "Deutsch", fr: "Français", pl: "Polski" } as const;
export type Language = keyof typeof LANGUAGES;
export type Args = Record<string, FluentVariable>;

const files = import.meta.glob<string>(["$locales/*/*.ftl", "!$locales/*/{admin,cli,lab,options,person,server,terminal}.ftl"], { query: "?raw", import: "default" });
const catalogues = new Set<string>(["games", "web", "table", "problems", "pages"]);
interface Speech {
  bundle: FluentBundle;
  language: Language;
  /** Sentences made before: a table says the same ones over and over. */
  made: Map<string, string>;
}
const MOST_MADE = 2000;
let held = $state.raw<Speech>({ bundle: new FluentBundle("en"), language: "en", made: new Map() });

/** The language a person chose, else the first of the browser's that we speak, else English. */
export function preferred(): Language {
  if (settings.language) return settings.language;
  const spoken = navigator.languages.map((tag) => tag.slice(0, 2).toLowerCase());
  return (spoken.find((tag) => tag in LANGUAGES) ?? "en") as Language;
}

export const language = (): Language => held.language;

async function source(language: Language, catalogue: string): Promise<string> {
  const path = Object.keys(files).find((name) => name.endsWith(`/${language}/${catalogue}.ftl`));
  const load = path && files[path];
  return load ? load() : "";
}

/** Speak a language from now on. */
export async function speak(language: Language): Promise<void> {
  const texts = await Promise.all([...catalogues].map((name) => source(language, name)));
  if (texts.length < catalogues.size) return speak(language); // more was asked for meanwhile
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const text of texts) bundle.addResource(new FluentResource(text), { allowOverrides: true });
  held = { bundle, language, made: new Map() };
  document.documentElement.lang = language;
}

let needing = Promise.resolve();

/** More words, for a page that needs them; pages that need the same words wait for the same request. */
export function need(...wanted: string[]): Promise<void> {
  return (needing = needing.catch(() => undefined).then(async () => {
    if (wanted.every((name) => catalogues.has(name))) return;
    for (const name of wanted) catalogues.add(name);
    await speak(held.language);
  }));
}

export function has(id: string): boolean {
  return held.bundle.hasMessage(id);
}

/** A message; its id where there is none, so that the gap is seen. */
export function t(id: string, args?: Args): string {
  const { bundle, made } = held;
  const key = args ? id + JSON.stringify(args) : id;
  const known = made.get(key);
  if (known !== undefined) return known;
  const pattern = bundle.getMessage(id)?.value;
  const text = pattern ? bundle.formatPattern(pattern, args) : id;
  if (made.size > MOST_MADE) made.clear();
  made.set(key, text);
  return text;
}
