/** What happened in Nyet!, as sentences. */
import type { NyetEvent, NyetView } from "../../generated/wire.ts";
import { listed } from "../../i18n/names.ts";
import { over, type Sentence } from "../../plan/narrate.ts";
import { boxInLine, cardName, lineName } from "./names.ts";

/** Null where nothing needs saying. */
export function narrate(event: NyetEvent, view: NyetView): Sentence | null {
  switch (event.type) {
    case "dealt":
      return { id: "say-dealt", args: { round: event.round }, seats: { who: event.dealer } };
    case "covered": {
      const { line, box, seat } = event;
      return { id: "say-covered", args: {}, seats: { who: seat }, words: (players) => ({ line: lineName(line), box: boxInLine(line, box, players) }) };
    }
    case "settled":
      return { id: "say-settled", args: {}, seats: { who: event.terms.first } };
    case "teamed":
      return view.options.players > 2 ? { id: "say-teamed", args: {}, words: (players) => ({ team: listed(event.team.map((seat) => players[seat]?.name ?? "")) }) } : null;
    case "bonus-given":
      return { id: "say-bonus", args: {}, seats: { who: event.seat } };
    case "gave-up":
      return event.card ? withCard("say-gave-card", event.card, { who: event.seat }) : { id: "say-gave", args: {}, seats: { who: event.seat } };
    case "passed":
      return event.card ? withCard("say-passed-card", event.card, { who: event.giver, to: event.receiver }) : null;
    case "played":
      return withCard("say-played", event.card, { who: event.seat });
    case "trick-taken": {
      const { players } = view.options;
      const winning = view.trick[(event.seat - view.leader + players) % players];
      const seats = { who: event.seat };
      const args = { loot: event.loot.length };
      return winning
        ? { ...withCard("say-taken-with", winning, seats, args), milestone: true }
        : { id: "say-taken", args, seats, milestone: true };
    }
    case "round-scored":
      return { id: "say-scored", args: { round: event.score.round }, milestone: true };
    case "game-over":
      return over(event.outcome);
  }
}

/** The veto that someone took back, and how many came after it. */
export function takenBack(seat: number, before: NyetView, after: NyetView): Sentence | null {
  const [first, ...later] = before.board.slice(after.board.length);
  if (before.phase !== "nyet" || before.round !== after.round || first?.[2] !== seat) return null;
  const [line, box] = first;
  return { id: "say-uncovered", args: { later: later.length }, seats: { who: seat }, words: (players) => ({ line: lineName(line), box: boxInLine(line, box, players) }) };
}

/** A sentence about a card, which is an argument as it is written and spoken by its name. */
function withCard(id: string, card: string, seats: Record<string, number>, args: Record<string, number> = {}): Sentence {
  return { id, args: { ...args, card }, seats, words: () => ({ card: cardName(card) }) };
}
