/** A plan as it is changed on the page: moved, taken back with what lies on it, ended. */
import { describe, expect, it } from "vitest";
import { endsItself, ghosts, withCard, withEnd, without } from "./ahead.ts";

describe("a planned turn", () => {
  it("keeps its end last and its cards in order", () => {
    const lines = withCard(["up 17", "end"], "down", 40);
    expect(lines).toEqual(["up 17", "down 40", "end"]);
    expect(ghosts(lines)).toEqual([{ pile: "up", card: 17, order: 1 }, { pile: "down", card: 40, order: 2 }]);
    expect(endsItself(lines)).toBe(true);
    expect(withEnd(withEnd(lines, true), false)).toEqual(["up 17", "down 40"]);
  });
  it("loses what lies on a card that is taken back, and its end", () => {
    const lines = ["up 17", "down 40", "up 22", "up 25", "opp-up 3", "end"];
    expect(without(lines, 22)).toEqual(["up 17", "down 40", "opp-up 3"]);
    expect(without(lines, 9)).toEqual(lines);
  });
  it("moves a card that is planned elsewhere", () => expect(withCard(["up 17", "up 22"], "down", 17)).toEqual(["down 17"]));
});
