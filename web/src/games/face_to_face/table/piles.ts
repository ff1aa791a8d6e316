/** The piles of the duel as they lie on the screen, and what a view says about each. */
import type { FaceToFaceView, Pile } from "../../../generated/wire.ts";
import { seatOf } from "../../../state/choices.ts";
import { pileOwner } from "../plan.ts";

export const PILES: readonly Pile[] = ["up", "down", "opp-up", "opp-down"];
type Way = "up" | "down";

export interface PileFacts {
  pile: Pile;
  owner: number;
  way: Way;
  top: number;
  /** The cards under the top one that lie closest to it. */
  below: number[];
  /** Cards of the hand that may go there now. */
  fits: number[];
  /** Whether its top card was given to its owner in this turn or the one before. */
  gift: boolean;
}

/** Everything about a pile as the one who looks names it. */
export function pileFacts(view: FaceToFaceView, pile: Pile): PileFacts {
  const { owner, way } = pileOwner(seatOf(view), pile);
  const history = view.placed.filter(([, seat, name]) => {
    const one = pileOwner(seat, name);
    return one.owner === owner && one.way === way;
  });
  const fits = view.legal.filter((action) => action.startsWith(`${pile} `)).map((action) => Number(action.split(" ")[1]));
  const last = history.at(-1);
  return {
    pile,
    owner,
    way,
    top: view.tops[owner]?.[way] ?? (way === "up" ? 1 : 60),
    below: history.slice(-3, -1).map(([, , , card]) => card),
    fits,
    gift: last !== undefined && last[1] !== owner && last[0] >= view.turn - 1,
  };
}

/** A card that may go against the way of one's own pile: a jump of ten. */
export function jumps(facts: PileFacts): number[] {
  if (facts.pile.startsWith("opp-")) return [];
  return facts.fits.filter((card) => (facts.way === "up" ? card < facts.top : card > facts.top));
}

/** What placing a card does to a pile. */
export interface Cost {
  /** It passes over cards, or none of them; it goes back; it is given to the opponent. */
  kind: "free" | "pass" | "back" | "gift";
  /** The number to remember: cards passed over, else how far the pile opens again. */
  count: number;
  /** Cards of one's own, not placed yet, which are passed over or fit again. */
  cards: number[];
}

/** What a card costs on a pile, for those who see what both have placed; null where it does not fit. */
export function cost(view: FaceToFaceView, facts: PileFacts, card: number): Cost | null {
  if (!facts.fits.includes(card)) return null;
  const gap = Math.abs(card - facts.top);
  if (facts.pile.startsWith("opp-")) return { kind: "gift", count: gap, cards: [] };
  const placed = new Set(view.placed.filter(([, seat]) => seat === facts.owner).map(([, , , one]) => one));
  const cards = between(card, facts.top).filter((one) => !placed.has(one));
  if (jumps(facts).includes(card)) return { kind: "back", count: gap, cards };
  return { kind: cards.length ? "pass" : "free", count: cards.length, cards };
}

function between(a: number, b: number): number[] {
  const low = Math.min(a, b);
  return Array.from({ length: Math.max(0, Math.abs(a - b) - 1) }, (_, i) => low + 1 + i);
}

/** Numbers as short as they can be written: 3–7, 9. */
export function ranges(numbers: readonly number[]): string {
  const runs: [number, number][] = [];
  for (const one of numbers) {
    const run = runs.at(-1);
    if (run && run[1] === one - 1) run[1] = one;
    else runs.push([one, one]);
  }
  return runs.map(([from, to]) => (from === to ? String(from) : `${from}${to - from === 1 ? ", " : "–"}${to}`)).join(", ");
}

/** A turn as it is told: what went where, and the card given, with how far that pile opened again. */
export interface Story {
  turn: number;
  seat: number;
  up: number[];
  down: number[];
  gift: { card: number; owner: number; way: Way; by: number } | null;
}

/** The last turn of someone else than the viewer; for those who only look, of anyone. */
export function lastTurn(view: FaceToFaceView): Story | null {
  const turn = view.placed.findLast(([, seat]) => seat !== view.viewer)?.[0];
  const tops = view.tops.map(() => ({ up: 1, down: 60 }));
  const story: Story = { turn: turn ?? 0, seat: 0, up: [], down: [], gift: null };
  for (const [when, seat, pile, card] of view.placed) {
    const { owner, way } = pileOwner(seat, pile);
    const top = tops[owner];
    if (when === turn) {
      story.seat = seat;
      if (owner === seat) story[way].push(card);
      else story.gift = { card, owner, way, by: Math.abs(card - (top?.[way] ?? card)) };
    }
    if (top) top[way] = card;
  }
  return turn === undefined ? null : story;
}

/** Marks in a row, from left to right, each on the lower level unless its neighbour there is too close; where both are, it moves aside. */
export function levels<Mark extends { x: number }>(marks: readonly Mark[], apart: number): (Mark & { level: 0 | 1 })[] {
  const last = [-Infinity, -Infinity] as [number, number];
  return [...marks]
    .sort((a, b) => a.x - b.x)
    .map((mark) => {
      const free = last.findIndex((x) => mark.x - x >= apart);
      const level = free < 0 ? (last[0] <= last[1] ? 0 : 1) : (free as 0 | 1);
      const x = Math.max(mark.x, last[level] + apart);
      last[level] = x;
      return { ...mark, x, level };
    });
}
