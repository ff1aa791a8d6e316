/** What is asked of the player at turn, as a message to say. */
import type { FaceToFaceView } from "../../../generated/wire.ts";
import { may, seatOf } from "../../../state/choices.ts";

interface Message {
  id: string;
  args: Record<string, string | number>;
}

/** What the player at turn is asked. */
export function asked(view: FaceToFaceView, chosen: number | null): Message {
  const placements = view.legal.filter((action) => action !== "end");
  if (chosen !== null) return { id: placements.some((action) => action.endsWith(` ${chosen}`)) ? "duel-ask-where" : "duel-ask-nowhere", args: { card: chosen } };
  if (may(view, "end")) return { id: placements.length ? "duel-ask-end" : "duel-ask-end-only", args: { draw: view.will_draw } };
  return view.count ? { id: "duel-ask-more", args: { left: view.asked - view.count } } : { id: "duel-ask-first", args: { asked: view.asked } };
}

/** Whether a card for the opponent would let the player draw more than ending the turn does now. */
export function giftHelps(view: FaceToFaceView): boolean {
  return may(view, "end") && view.legal.some((action) => action.startsWith("opp-")) && (view.draw_sizes[seatOf(view)] ?? 0) > view.will_draw;
}
