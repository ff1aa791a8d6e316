/** What happened as a sentence to say: the id of a message, and what it needs. */
import type { AnyEvent, AnyView } from "./beats.ts";
import { pileOwner } from "../games/face_to_face/plan.ts";

export interface Sentence {
  id: string;
  args: Record<string, string | number>;
  /** Arguments that are seats, cards, boxes: named by who speaks. */
  seats?: Record<string, number>;
  cards?: Record<string, string>;
}

/** Null where nothing needs saying. */
export function narrate(event: AnyEvent, view: AnyView): Sentence | null {
  switch (event.type) {
    case "dealt":
      return "round" in event
        ? { id: "say-dealt", args: { round: event.round }, seats: { who: event.dealer } }
        : { id: "say-started", args: {}, seats: { who: event.starter } };
    case "covered":
      return { id: "say-covered", args: { line: event.line, box: event.box }, seats: { who: event.seat } };
    case "settled":
      return { id: "say-settled", args: {}, seats: { who: event.terms.first } };
    case "teamed":
      return view.game === "nyet" && view.options.players > 2
        ? { id: "say-teamed", args: { team: event.team.join("+") } }
        : null;
    case "bonus-given":
      return { id: "say-bonus", args: {}, seats: { who: event.seat } };
    case "gave-up":
      return event.card
        ? { id: "say-gave-card", args: {}, seats: { who: event.seat }, cards: { card: event.card } }
        : { id: "say-gave", args: {}, seats: { who: event.seat } };
    case "passed":
      return event.card
        ? { id: "say-passed-card", args: {}, seats: { who: event.giver, to: event.receiver }, cards: { card: event.card } }
        : null;
    case "played":
      return { id: "say-played", args: {}, seats: { who: event.seat }, cards: { card: event.card } };
    case "trick-taken": {
      const winning = view.game === "nyet" ? view.trick[(event.seat - view.leader + view.options.players) % view.options.players] : undefined;
      return winning
        ? { id: "say-taken-with", args: { loot: event.loot.length }, seats: { who: event.seat }, cards: { card: winning } }
        : { id: "say-taken", args: { loot: event.loot.length }, seats: { who: event.seat } };
    }
    case "round-scored":
      return { id: "say-scored", args: { round: event.score.round } };
    case "placed": {
      const { owner, way } = pileOwner(event.seat, event.pile);
      const gift = owner !== event.seat;
      return { id: gift ? "say-gift" : "say-placed", args: { number: event.card, way }, seats: { who: event.seat, owner } };
    }
    case "drew":
      return { id: "say-drew", args: { count: event.count }, seats: { who: event.seat } };
    case "won":
      return { id: "say-won", args: {}, seats: { who: event.seat } };
    case "stuck":
      return { id: "say-stuck", args: {}, seats: { who: event.seat } };
    case "game-over":
      return { id: "say-over", args: { winners: event.outcome.winners.join("+") } };
  }
}
