/** The options of a table, as the server says a game has them. */
import type { OptionSpec } from "../../generated/wire.ts";
import { LANGUAGES, has, t } from "../../i18n/i18n.svelte.ts";
import { nameOf, readable } from "../../i18n/names.ts";

export type Value = string | number | boolean;
/** What is chosen, by the option's name; nothing is said of an option that is left to the game. */
export type Chosen = Record<string, Value>;

export const withRole = (specs: readonly OptionSpec[], role: OptionSpec["role"]): OptionSpec | undefined => specs.find((spec) => spec.role === role);

/** All that a number may be. */
export const numbers = ({ low = 0, high = 0 }: OptionSpec): number[] => Array.from({ length: high - low + 1 }, (_, i) => low + i);

/** The edition for someone who speaks a language: that of its name, else `en`, else the game's default. */
export function usualEdition({ choices = [], default: own }: Pick<OptionSpec, "choices" | "default">, language: string): Value | undefined {
  return [language, "en", own].find((name) => typeof name === "string" && choices.includes(name)) ?? choices[0];
}

/** What holds unless someone chooses otherwise. */
export function usual(specs: readonly OptionSpec[], language: string): Chosen {
  const chosen: Chosen = {};
  for (const spec of specs) {
    const value = spec.role === "edition" ? usualEdition(spec, language) : spec.default;
    if (value !== null && value !== undefined) chosen[spec.name] = value;
  }
  return chosen;
}

/** Options to offer together: those of one group, of which at most one can be chosen, stand where the first of them does. */
export function grouped(specs: readonly OptionSpec[]): OptionSpec[][] {
  const groups = new Map<string, OptionSpec[]>();
  for (const spec of specs) {
    const key = spec.group ? `group ${spec.group}` : spec.name;
    groups.set(key, [...(groups.get(key) ?? []), spec]);
  }
  return [...groups.values()];
}

const idOf = (name: string): string => `new-option-${name.replaceAll("_", "-")}`;
const explained = (id: string): string => (has(`${id}-how`) ? t(`${id}-how`) : "");

export const label = ({ name }: OptionSpec): string => nameOf(idOf(name), name);
export const how = ({ name }: OptionSpec): string => explained(idOf(name));
export const groupLabel = (group: string): string => nameOf(`new-group-${group}`, group);
export const groupHow = (group: string): string => explained(`new-group-${group}`);
export const groupChoice = (group: string, spec: OptionSpec): string => (has(`new-group-${group}-${spec.name}`) ? t(`new-group-${group}-${spec.name}`) : label(spec));

export function choiceName(spec: OptionSpec, choice: string): string {
  const languages: Record<string, string> = LANGUAGES;
  if (spec.role === "edition" && languages[choice]) return languages[choice];
  return nameOf(`${idOf(spec.name)}-${choice}`, readable(choice));
}

/** What a seat can be for, to choose from. */
export const seatKinds = (bots: readonly string[]): { value: string; label: string }[] => [
  { value: "open", label: t("new-seat-open") },
  { value: "link", label: t("new-seat-link") },
  ...bots.map((bot) => ({ value: `bot:${bot}`, label: t("bot-name", { bot }) })),
];
