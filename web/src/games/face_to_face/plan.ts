/** What happened in Face to Face, as beats: card after card, so that an opponent's turn can be followed. */
import type { FaceToFaceEvent, FaceToFaceView, Pile, Placed } from "../../generated/wire.ts";
import { FLY, LOOK, beat, strung, type Beat } from "../../plan/beats.ts";

declare module "../../plan/beats.ts" {
  interface Marks {
    /** The pile a card was placed on last, by owner and name. */
    pile?: string;
  }
}

type DuelBeat = Beat<FaceToFaceView>;

const HEARD = { dealt: "card", placed: "card", drew: "card" } as const;

export function plan(before: FaceToFaceView, events: readonly FaceToFaceEvent[], after: FaceToFaceView): DuelBeat[] {
  return strung(before, events, after, beatsOf, HEARD);
}

/** Whose pile it is, and which of the two, as named by a seat. */
export function pileOwner(seat: number, pile: Pile): { owner: number; way: "up" | "down" } {
  const gift = pile.startsWith("opp-");
  return { owner: gift ? 1 - seat : seat, way: pile.endsWith("up") ? "up" : "down" };
}

/** A card one has placed oneself lies there already when the turn is ended. */
function known(shown: FaceToFaceView, event: Placed): boolean {
  return shown.placed.some(([turn, seat, pile, card]) => turn === shown.turn && seat === event.seat && pile === event.pile && card === event.card);
}

function beatsOf(shown: FaceToFaceView, event: FaceToFaceEvent, after: FaceToFaceView): DuelBeat[] {
  switch (event.type) {
    case "dealt":
      return [beat(event, after, FLY)];
    case "placed": {
      if (known(shown, event)) return [];
      const { owner, way } = pileOwner(event.seat, event.pile);
      const mine = shown.viewer === event.seat;
      const tops = shown.tops.map((both, seat) => (seat === owner ? { ...both, [way]: event.card } : both));
      const view: FaceToFaceView = {
        ...shown,
        tops,
        hands: shown.hands.map((hand, seat) => (seat === event.seat && hand ? hand.filter((c) => c !== event.card) : hand)),
        hand_sizes: shown.hand_sizes.map((size, seat) => (seat === event.seat ? size - 1 : size)),
        placed: [...shown.placed, [shown.turn, event.seat, event.pile, event.card]],
        count: shown.count + 1,
      };
      return [beat(event, view, mine ? FLY : LOOK, { pile: `${owner}-${way}` })];
    }
    case "drew": {
      const flights = Array.from({ length: event.count }, () => ({
        from: `draw-${event.seat}`,
        to: `hand-${event.seat}`,
        card: null,
      }));
      return [beat(event, shown, event.count ? FLY : 0, {}, flights)];
    }
    case "won":
    case "stuck":
    case "game-over":
      return [];
  }
}
