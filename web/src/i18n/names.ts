/** What people and games are called. */
import { has, t } from "./i18n.svelte.ts";

/** A game's name, and that of whatever else the catalogues may not know: as they say it, else as it calls itself. */
export const gameName = (game: string): string => nameOf(`game-${game}`, game);

export const nameOf = (id: string, own: string): string => (has(id) ? t(id) : readable(own));

/** A name written for machines, as people write it: `lone_last_card` is "Lone last card". */
export function readable(name: string): string {
  const words = name.replace(/[-_]+/g, " ").trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Several names as the language lists them. */
export const listed = (names: readonly string[]): string => new Intl.ListFormat(document.documentElement.lang || "en").format(names);

/** A player of a record; nothing for a bot, which is called by its animal at the table. */
export const playerName = (name: string): string => (name.startsWith("bot:") ? "" : personName(name));

/** The same, and a bot by its strength. */
export const recordedName = (name: string): string => playerName(name) || t("bot-name", { bot: name.slice(4) });

/** Deleted people have this name in every language; nobody else can have it. */
export const personName = (name: string): string => (name === "someone" ? t("someone") : name);
