/** Tricks and rounds looked back at: which card won and as what, and how a round's points came about. */
import type { RoundScore, Terms, Trick } from "../../generated/wire.ts";
import { rankOf } from "./hand.ts";

export interface Won {
  card: string;
  /** As what the card won; `led-trumpless`: in a round without trump. */
  kind: "super" | "trump" | "led" | "led-trumpless";
  /** Whether an equal card was played before it. */
  tie: boolean;
}

/** Which card took a trick. Who took it is known; this only says what that card is called in these terms. */
export function howWon({ leader, cards, taker }: Trick, terms: Terms | null): Won {
  const at = (taker - leader + cards.length) % cards.length;
  const card = cards[at] ?? "";
  const rank = rankOf(card, terms);
  const kind = rank || (terms?.trump === "none" ? "led-trumpless" : "led");
  return { card, kind, tie: cards.indexOf(card) < at };
}

export interface Sum {
  seats: readonly number[];
  tricks: number;
  loot: number;
  /** What the bonus card's holder took, where it counts once more for the team. */
  extra: number;
  count: number;
  value: number;
  /** What a member writes down. */
  points: number;
  /** The holder of the bonus card in this team, and what they write down. */
  holder: number | null;
  doubled: number | null;
}

/** How a team's points came about, step by step. */
export function sumOf(round: RoundScore, seats: readonly number[], rule: string): Sum {
  const total = (counts: readonly number[]): number => seats.reduce((sum, seat) => sum + (counts[seat] ?? 0), 0);
  const [tricks, loot] = [total(round.tricks), total(round.loot)];
  const holder = round.bonus !== null && seats.includes(round.bonus) ? round.bonus : null;
  const again = holder !== null && rule === "holder-tricks";
  const extra = again ? (round.tricks[holder] ?? 0) + (round.loot[holder] ?? 0) : 0;
  const count = tricks + loot + extra;
  const value = round.terms.points;
  const points = count * value;
  return { seats, tricks, loot, extra, count, value, points, holder, doubled: holder !== null && !again ? points * 2 : null };
}

/** A number with the sign that print uses. */
export const signed = (value: number | undefined): string => String(value ?? 0).replace("-", "−");
