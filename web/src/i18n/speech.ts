/** A sentence in the language of the page. */
import type { Sentence } from "../plan/narrate.ts";
import type { Player } from "../state/table.ts";
import { t, type Args } from "./i18n.svelte.ts";
import { listed } from "./names.ts";

export function spoken(sentence: Sentence, players: readonly Player[]): string {
  const name = (seat: number) => players[seat]?.name ?? String(seat + 1);
  const args: Args = { ...sentence.args, ...sentence.words?.(players) };
  for (const [key, seat] of Object.entries(sentence.seats ?? {})) args[key] = name(seat);
  if (sentence.group) {
    args["names"] = listed(sentence.group.map(name));
    args["count"] = sentence.group.length;
  }
  return t(sentence.id, args);
}
