/** A turn planned ahead, as the piles and the hand show it: cards in order, and whether the turn ends by itself. */
import type { Pile } from "../../generated/wire.ts";

export const END = "end";

export interface Ghost {
  pile: Pile;
  card: number;
  /** Its place in the turn, counted from 1. */
  order: number;
}

export function ghosts(lines: readonly string[]): Ghost[] {
  const cards = lines.filter((line) => line !== END).map((line) => line.split(" "));
  return cards.map(([pile, card], i) => ({ pile: pile as Pile, card: Number(card), order: i + 1 }));
}

export const endsItself = (lines: readonly string[]): boolean => lines.at(-1) === END;

/** The plan with one more card, before its end; a card planned elsewhere moves. */
export function withCard(lines: readonly string[], pile: Pile, card: number): string[] {
  const others = without(lines, card);
  return [...others.filter((line) => line !== END), `${pile} ${card}`, ...(endsItself(others) ? [END] : [])];
}

/** The plan without a card and what was planned on top of it; whoever changes their mind ends the turn themselves. */
export function without(lines: readonly string[], card: number): string[] {
  const at = lines.findIndex((line) => line.endsWith(` ${card}`));
  const pile = lines[at]?.split(" ")[0];
  return at < 0 ? [...lines] : lines.filter((line, i) => i < at || (line !== END && line.split(" ")[0] !== pile));
}

export function withEnd(lines: readonly string[], on: boolean): string[] {
  return [...lines.filter((line) => line !== END), ...(on ? [END] : [])];
}
