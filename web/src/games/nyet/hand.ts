/** How a hand is held: by colour with the trumps together, by colour only, or by value. */
import type { Terms } from "../../generated/wire.ts";
import type { Settings } from "../../state/settings.svelte.ts";

export type HandOrder = Settings["order"];

/** What a card is called in the terms of the round: this decides where it is held and what is drawn on it. */
export function rankOf(card: string, terms: Terms | null): "" | "trump" | "super" {
  if (!terms) return "";
  if (card.slice(1) === "1" && card[0] === terms.supertrump) return "super";
  return card[0] === terms.trump ? "trump" : "";
}

export function sortHand(hand: readonly string[], order: HandOrder, terms: Terms | null): string[] {
  const value = (card: string) => Number(card.slice(1));
  const colour = (card: string) => "BRYG".indexOf(card[0] ?? "");
  const group = (card: string) => ({ "": 0, trump: 1, super: 2 })[rankOf(card, terms)];
  const keys: Record<HandOrder, (card: string) => number[]> = {
    trumps: (card) => [group(card), colour(card), value(card)],
    colours: (card) => [colour(card), value(card)],
    values: (card) => [value(card), colour(card)],
  };
  return [...hand].sort((a, b) => compare(keys[order](a), keys[order](b)));
}

function compare(a: readonly number[], b: readonly number[]): number {
  for (const [i, x] of a.entries()) {
    const difference = x - (b[i] ?? 0);
    if (difference) return difference;
  }
  return 0;
}

/** Equal cards lie in one hand more than once: each gets a key of its own. */
export function keyed(cards: readonly string[]): { card: string; key: string }[] {
  const seen = new Map<string, number>();
  return cards.map((card) => {
    const copy = seen.get(card) ?? 0;
    seen.set(card, copy + 1);
    return { card, key: `${card}#${copy}` };
  });
}
