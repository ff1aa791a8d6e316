/** What the page says about tricks and points is what the rules did, in whole games of every number of players. */
import { describe, expect, it } from "vitest";
import type { NyetEvent, NyetView } from "../../generated/wire.ts";
import { rankOf } from "./hand.ts";
import { howWon, sumOf } from "./tricks.ts";

interface Step {
  view: NyetView;
  events: NyetEvent[];
}
const games = import.meta.glob<Step[]>("../../generated/fixtures/nyet*.json", { import: "default", eager: true });

describe.each(Object.entries(games))("%s", (_, steps) => {
  it("says as what a trick was won", () => {
    const last = steps.filter(({ view }, i) => view.tricks.length && (steps[i + 1]?.view.round ?? 0) !== view.round).map(({ view }) => view);
    const seen = new Set<string>();
    for (const { tricks, terms } of last) {
      for (const trick of tricks) {
        const { card, kind, tie } = howWon(trick, terms);
        const ranks = trick.cards.map((one) => rankOf(one, terms));
        seen.add(kind);
        if (kind === "super") expect(rankOf(card, terms)).toBe("super");
        else expect(ranks).not.toContain("super");
        if (kind === "led" || kind === "led-trumpless") {
          expect(card[0]).toBe(trick.cards[0]?.[0]);
          expect(ranks).not.toContain("trump");
        }
        expect(tie).toBe(trick.cards.filter((one) => one === card).length > 1);
      }
    }
    expect(seen.size).toBeGreaterThan(1);
  });

  it("adds up to what everyone wrote down", () => {
    const rounds = steps.at(-1)?.view.history ?? [];
    const { players, bonus_rule: rule } = steps[0]?.view.options ?? { players: 0, bonus_rule: "" };
    expect(rounds.length).toBeGreaterThan(1);
    for (const round of rounds) {
      const rest = Array.from({ length: players }, (_one, seat) => seat).filter((seat) => !round.team.includes(seat));
      for (const team of [round.team, rest]) {
        const sum = sumOf(round, team, rule);
        for (const seat of team) expect(seat === sum.holder && sum.doubled !== null ? sum.doubled : sum.points).toBe(round.points[seat]);
      }
    }
  });
});
