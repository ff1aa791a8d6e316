/** Costs over time weigh decisions, not games, and never mix kinds. */
import { describe, expect, it } from "vitest";
import { bounds, costCurves, TOGETHER } from "./costs.ts";
import type { ReviewedGame } from "../generated/wire.ts";

const game = (...kinds: [kind: string, number: number, cost: number][]): ReviewedGame => ({
  table: "t",
  at: 1,
  game: "nyet",
  unit: "points",
  luck: 0,
  kinds: kinds.map(([kind, number, cost]) => ({ kind, number, cost, error: 0.01 })),
});

describe("what decisions cost over time", () => {
  it("is a point a game, each the mean of the decisions so far", () => {
    const [team, veto] = costCurves([game(["veto", 1, 0.1]), game(["veto", 3, 0.02], ["team", 2, 0.05]), game(["team", 2, 0.01])]);
    expect(veto?.kind).toBe("veto");
    expect(veto?.values.map((value) => value.toFixed(3))).toEqual(["0.100", "0.040"]);
    expect(team?.values.map((value) => value.toFixed(3))).toEqual(["0.050", "0.030"]);
  });

  it("forgets what is longer ago", () => {
    const games = [game(["veto", 9, 1]), ...Array.from({ length: TOGETHER }, () => game(["veto", 1, 0.02]))];
    expect(costCurves(games)[0]?.values.at(-1)).toBeCloseTo(0.02);
  });

  it("leaves out a kind nobody had to decide", () => {
    expect(costCurves([game(["veto", 0, 0])])[0]?.values).toEqual([]);
  });

  it("has one scale, from nothing lost to the dearest", () => {
    expect(bounds(costCurves([game(["veto", 1, 0.1], ["team", 1, 0.02])]))).toEqual([0, 0.1]);
    expect(bounds(costCurves([game(["veto", 1, -0.01])]))[0]).toBe(-0.01);
    expect(bounds([])[1]).toBeGreaterThan(0);
  });
});
