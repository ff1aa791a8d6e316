/** Whether the cards of a game of Face to Face follow from its seed. */
import type { FaceToFaceEvent, FaceToFaceView } from "../../generated/wire.ts";
import { Stream } from "../../replay/stream.ts";
import type { Deals } from "../module.ts";

export const deals: Deals<FaceToFaceView, FaceToFaceEvent> = (seed, view) => {
  if (new Stream(seed, "face-to-face/starter").below(2) !== view.starter) return false;
  return view.hands.every((hand, seat) => {
    const draw = view.draw[seat] ?? [];
    const all = [...(hand ?? []), ...draw].sort((a, b) => a - b);
    const cards = new Stream(seed, `face-to-face/pile/${seat}`).shuffle(all);
    const top = cards.slice(0, hand?.length ?? 0).sort((a, b) => a - b);
    return top.join() === [...(hand ?? [])].sort((a, b) => a - b).join() && cards.slice(hand?.length ?? 0).join() === draw.join();
  });
};
