/** Where things lie: seats around the table, cards of a trick, cards of a hand. Numbers only, no DOM. */

export interface Spot {
  /** Percent of the table's width and height. */
  x: number;
  y: number;
}

/** Where each seat sits, by the number of players; the first is the one who looks, at the bottom, then clockwise. */
const ROUND: Record<number, readonly Spot[]> = {
  2: [{ x: 50, y: 100 }, { x: 50, y: 0 }],
  3: [{ x: 50, y: 100 }, { x: 8, y: 22 }, { x: 92, y: 22 }],
  4: [{ x: 50, y: 100 }, { x: 4, y: 50 }, { x: 50, y: 0 }, { x: 96, y: 50 }],
  5: [{ x: 50, y: 100 }, { x: 3, y: 58 }, { x: 24, y: 2 }, { x: 76, y: 2 }, { x: 97, y: 58 }],
};

/** Where a seat sits as seen from another. */
export function seatSpot(players: number, me: number, seat: number): Spot {
  return ROUND[players]?.[(seat - me + players) % players] ?? { x: 50, y: 50 };
}

export type Edge = "top" | "left" | "right" | "bottom";

/** On which edge of the table, and there in which order, seats lie with their hands open. */
export function openPlaces(players: number, me: number, shape: "wide" | "tall" | "short"): { edge: Edge; seats: number[] }[] {
  const seats = Array.from({ length: players }, (_, i) => (me + i) % players);
  if (shape === "tall") return [{ edge: "top", seats: seats.slice(1) }, { edge: "bottom", seats: seats.slice(0, 1) }];
  if (shape === "short") {
    const half = Math.ceil(players / 2);
    return [{ edge: "left", seats: seats.slice(0, half).reverse() }, { edge: "right", seats: seats.slice(half) }];
  }
  const edges: Edge[] = ["top", "left", "right", "bottom"];
  return edges.map((edge) => ({ edge, seats: seats.filter((seat) => edgeOf(seatSpot(players, me, seat)) === edge) })).filter(({ seats }) => seats.length);
}

function edgeOf({ x, y }: Spot): Edge {
  if (x < 15) return "left";
  if (x > 85) return "right";
  return y > 50 ? "bottom" : "top";
}

/** How far from the middle a seat's card lies in a trick, in card widths, and how much it is turned. */
export function trickSpot(players: number, me: number, seat: number): { x: number; y: number; turn: number } {
  const { x, y } = seatSpot(players, me, seat);
  const dx = x - 50;
  const dy = y - 50;
  const length = Math.hypot(dx, dy) || 1;
  const turn = ((seat * 37) % 9) - 4;
  if (players < 5) return { x: (dx / length) * 1.13, y: (dy / length) * 0.78, turn };
  // Of five, those beside the table lie lower: so no card covers the name on another.
  const lower = y > 50 && y < 100 ? 0.3 : 0;
  return { x: (dx / length) * 1.29, y: (dy / length) * 0.9 + lower, turn };
}

export interface HandLayout {
  rows: number;
  perRow: number;
  width: number;
  step: number;
}

const RATIO = 1.5;
const TOUCH = 44;
/** How much of a card must show for its numeral to be read. */
const SHOWN = 0.68;

/**
 * The largest cards that fit: one row while the part of a card that shows stays as wide as a thumb needs, else two.
 */
export function handLayout(count: number, room: number, largest: number, height = Infinity): HandLayout {
  const cards = Math.max(count, 1);
  const one = row(cards, cards, room, Math.min(largest, height / RATIO));
  if (cards < 2 || one.step >= TOUCH) return one;
  const perRow = Math.ceil(cards / 2);
  const two = row(cards, perRow, room, Math.min(largest, height / (RATIO * 1.8)));
  return two.step > one.step ? two : one;
}

function row(cards: number, perRow: number, room: number, largest: number): HandLayout {
  const rows = Math.ceil(cards / perRow);
  if (perRow === 1) return { rows, perRow, width: Math.min(largest, room), step: room };
  const gaps = perRow - 1;
  const tight = room / (gaps + 1 / SHOWN);
  if (tight / SHOWN >= largest) return { rows, perRow, width: largest, step: Math.min(largest + 6, (room - largest) / gaps) };
  const width = tight >= TOUCH ? tight / SHOWN : Math.max(TOUCH + 2, room - TOUCH * gaps);
  return { rows, perRow, width: Math.min(width, largest), step: (room - Math.min(width, largest)) / gaps };
}
