/** The piles of the duel as they lie on the screen, and what a view says about each. */
import type { FaceToFaceView, Pile } from "../../../generated/wire.ts";
import { seatOf } from "../../../state/choices.ts";

export const PILES: readonly Pile[] = ["up", "down", "opp-up", "opp-down"];

export interface PileFacts {
  pile: Pile;
  owner: number;
  way: "up" | "down";
  top: number;
  /** The cards under the top one that lie closest to it. */
  below: number[];
  /** Cards of the hand that may go there now. */
  fits: number[];
}

/** Everything about a pile as the one who looks names it. */
export function pileFacts(view: FaceToFaceView, pile: Pile): PileFacts {
  const me = seatOf(view);
  const owner = pile.startsWith("opp-") ? 1 - me : me;
  const way = pile.endsWith("up") ? "up" : "down";
  const history = view.placed.filter(([, seat, name]) => ownerOf(seat, name) === owner && name.endsWith(way)).map(([, , , card]) => card);
  const fits = view.legal.filter((action) => action.startsWith(`${pile} `)).map((action) => Number(action.split(" ")[1]));
  return { pile, owner, way, top: view.tops[owner]?.[way] ?? (way === "up" ? 1 : 60), below: history.slice(-3, -1), fits };
}

const ownerOf = (seat: number, pile: Pile): number => (pile.startsWith("opp-") ? 1 - seat : seat);

/** A card that may go against the way of one's own pile: a jump of ten. */
export function jumps(facts: PileFacts): number[] {
  if (facts.pile.startsWith("opp-")) return [];
  return facts.fits.filter((card) => (facts.way === "up" ? card < facts.top : card > facts.top));
}

/** Marks in a row, from left to right, each on the lower level unless its neighbour there is too close. */
export function levels<Mark extends { x: number }>(marks: readonly Mark[], apart: number): (Mark & { level: 0 | 1 })[] {
  let low = -Infinity;
  return [...marks]
    .sort((a, b) => a.x - b.x)
    .map((mark) => {
      const level = mark.x - low < apart ? 1 : 0;
      if (level === 0) low = mark.x;
      return { ...mark, level };
    });
}
