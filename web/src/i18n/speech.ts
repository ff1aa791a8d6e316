/** A sentence in the language of the page. */
import type { Sentence } from "../plan/narrate.ts";
import type { Player } from "../state/table.ts";
import { t } from "./i18n.svelte.ts";
import { boxName, cardName, lineName, listed } from "./names.ts";

export function spoken(sentence: Sentence, players: readonly Player[]): string {
  const name = (seat: number) => players[seat]?.name ?? String(seat + 1);
  const args: Record<string, string | number> = { ...sentence.args };
  for (const [key, seat] of Object.entries(sentence.seats ?? {})) args[key] = name(seat);
  for (const [key, card] of Object.entries(sentence.cards ?? {})) args[key] = cardName(card);
  const { line, box, team, winners } = sentence.args;
  if (typeof line === "string") {
    args["box"] = boxName(line, String(box), players);
    args["line"] = lineName(line);
  }
  if (typeof team === "string") args["team"] = listed(team.split("+").map((seat) => name(Number(seat))));
  if (typeof winners === "string") {
    const seats = winners.split("+").map(Number);
    args["names"] = listed(seats.map(name));
    args["count"] = seats.length;
  }
  return t(sentence.id, args);
}
