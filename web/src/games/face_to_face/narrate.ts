/** What happened in Face to Face, as sentences. */
import type { FaceToFaceEvent } from "../../generated/wire.ts";
import { over, type Sentence } from "../../plan/narrate.ts";
import { pileOwner } from "./plan.ts";

export function narrate(event: FaceToFaceEvent): Sentence {
  switch (event.type) {
    case "dealt":
      return { id: "say-started", args: {}, seats: { who: event.starter } };
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
      return over(event.outcome);
  }
}
