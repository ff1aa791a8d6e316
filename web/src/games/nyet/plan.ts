/** What happened in Nyet!, as beats: where a card comes from, who takes it, what a veto closes. */
import type { NyetEvent, NyetView, RoundScore } from "../../generated/wire.ts";
import { FLY, LOOK, READ, beat, strung, type Beat } from "../../plan/beats.ts";

declare module "../../plan/beats.ts" {
  interface Marks {
    /** The seat a complete trick goes to. */
    takes?: number;
    /** Loot the taker captures, while it is shown. */
    loot?: string[];
    /** A round that has just been written down. */
    round?: RoundScore;
    /** What was just settled, shown large for a moment. */
    banner?: "terms" | "teams";
    /** The box covered last. */
    fresh?: string;
  }
}

type NyetBeat = Beat<NyetView>;

const HEARD = { dealt: "card", covered: "veto", "gave-up": "card", passed: "card", played: "card", "trick-taken": "trick" } as const;

export function plan(before: NyetView, events: readonly NyetEvent[], after: NyetView): NyetBeat[] {
  return strung(before, events, after, beatsOf, HEARD);
}

function beatsOf(shown: NyetView, event: NyetEvent, after: NyetView): NyetBeat[] {
  switch (event.type) {
    case "dealt":
      return [beat(event, after, FLY)];
    case "covered":
      return [beat(event, { ...shown, board: [...shown.board, [event.line, event.box, event.seat]] }, FLY, { fresh: `${event.line} ${event.box}` })];
    case "settled":
      return [{ ...beat(event, { ...shown, terms: event.terms }, READ, { banner: "terms" }), pause: "look" }];
    case "teamed": {
      if (shown.options.players < 3) return [];
      const rest = shown.hand_sizes.map((_, seat) => seat).filter((seat) => !event.team.includes(seat));
      return [{ ...beat(event, { ...shown, teams: [event.team, rest] }, READ, { banner: "teams" }), pause: "look" }];
    }
    case "gave-up":
      return [
        beat(event, without(shown, event.seat, event.card), FLY, {}, [
          { from: !event.card ? `seat-${event.seat}` : shown.viewer === "open" ? `held-${event.seat}-${event.card}` : `card-${event.card}`, to: `given-${event.seat}`, card: null },
        ]),
      ];
    case "passed":
      return [beat(event, shown, FLY / 2, {}, [{ from: `seat-${event.giver}`, to: `seat-${event.receiver}`, card: event.card }])];
    case "played":
      return [beat(event, played(shown, event.seat, event.card), FLY)];
    case "trick-taken": {
      const taken: NyetBeat = { ...beat(event, { ...shown, winning: event.seat }, LOOK, { loot: event.loot }), pause: "trick" };
      return [taken, swept(taken.view, event.seat, event.loot)];
    }
    case "round-scored":
      return [{ ...beat(event, { ...shown, scores: after.scores, history: after.history, outcome: after.outcome }, 0, { round: event.score }), pause: "round" }];
    case "bonus-given":
    case "game-over":
      return [];
  }
}

/** The table with a card on its way to the middle: not yet known is only who would take it. */
function played(shown: NyetView, seat: number, card: string): NyetView {
  const leader = shown.trick.length ? shown.leader : seat;
  return { ...without(shown, seat, card), leader, trick: [...shown.trick, card], winning: null };
}

function without(shown: NyetView, seat: number, card: string | null): NyetView {
  const hands = shown.hands.map((hand, owner) => (hand && card && owner === seat ? less(hand, card) : hand));
  return { ...shown, hands, hand_sizes: shown.hand_sizes.map((size, owner) => (owner === seat ? size - 1 : size)) };
}

function less(hand: readonly string[], card: string): string[] {
  const at = hand.indexOf(card);
  return hand.filter((_, i) => i !== at);
}

/** The trick leaves the middle for its taker. */
function swept(shown: NyetView, taker: number, loot: string[]): NyetBeat {
  const add = (counts: number[], more: number) => counts.map((count, seat) => (seat === taker ? count + more : count));
  const trick = { leader: shown.leader, cards: shown.trick, taker, loot };
  const view = {
    ...shown,
    trick: [],
    winning: null,
    tricks: [...shown.tricks, trick],
    leader: taker,
    taken: add(shown.taken, 1),
    loot: add(shown.loot, loot.length),
  };
  return { view, marks: { takes: taker, loot }, ms: FLY, says: [], flights: [] };
}
