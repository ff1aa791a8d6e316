/** What of a review is shown first, and what counts as right when practising. */
import { describe, expect, it } from "vitest";
import type { ReviewedDecision } from "../generated/wire.ts";
import { asGood, costly, keyMoments, moments, reasonsFor, scaleEnd, timeline } from "./moments.ts";

const price = (chance: number) => ({ chance, chance_error: 0.01, points: 10 * chance, points_error: 0.1 });
const candidate = (action: string, chance: number, error = 0.01) => ({ action, chance, chance_error: error, points: 0, points_error: 0 });
function decision(step: number, label: ReviewedDecision["label"], fair: number, more: Partial<ReviewedDecision> = {}): ReviewedDecision {
  return { step, seat: step % 2, kind: "card", action: "a", best: "b", real: true, fair: price(fair), open: { ...price(0.3), exact: false }, label: label ?? "none", chances: [0.5, 0.5], ...more };
}
const game = [decision(0, "mistake", 0.12), decision(1, "blunder", 0.2), decision(2, "good", 0), decision(3, "unlucky", 0), decision(4, "inaccuracy", 0.06), decision(5, "lucky", 0.07), decision(6, "none", 0)];

describe("the moments", () => {
  it("are what cost something or was luck, in the order of the game", () => {
    expect(moments(game, null).map(({ step }) => step)).toEqual([0, 1, 3, 4, 5]);
    expect(moments(game, 0).map(({ step }) => step)).toEqual([0, 4]);
  });
  it("come by their weight where only a few are shown, bad luck after whatever could have been known", () => {
    expect(keyMoments(game, null, 3).map(({ step }) => step)).toEqual([1, 0, 5]);
    expect(keyMoments(game, 1, 3).map(({ step }) => step)).toEqual([1, 5, 3]);
  });
  it("to practise are those that cost something by what was known, the dearest first", () => {
    expect(costly(game, 1).map(({ step }) => step)).toEqual([1]);
    expect(costly(game, 0).map(({ step }) => step)).toEqual([0, 4]);
  });
});

it("explains the move of the game by its reasons, and another answer by nothing but its chances", () => {
  const why = [{ id: "review-why-sure", params: { card: "R13" } }];
  const one = decision(0, "mistake", 0.1, { why, candidates: [candidate("b", 0.6), candidate("a", 0.5), candidate("c", 0.42)] });
  expect(reasonsFor(one, "a")).toBe(why);
  expect(reasonsFor(one, "b")).toBe(why);
  expect(reasonsFor(one, "c")).toEqual([{ id: "review-why-chances", params: { best: "b", action: "c", better: 60, worse: 42 } }]);
  expect(reasonsFor(one, "d")).toEqual([]);
});

it("takes for right whatever cannot be told from the best", () => {
  const one = decision(0, "mistake", 0.1, { candidates: [candidate("b", 0.6), candidate("c", 0.58), candidate("a", 0.5), candidate("d", 0.5, 0.2)] });
  expect(asGood(one, "b")).toBe(true);
  expect(asGood(one, "c")).toBe(true);
  expect(asGood(one, "a")).toBe(false);
  expect(asGood(one, "d")).toBe(true);
  expect(asGood(one, "e")).toBeUndefined();
});

it("draws chances from nought below to one above, and marks on the line of who decided", () => {
  const { lines, dots } = timeline([decision(0, "mistake", 0.1, { chances: [0, 1] }), decision(1, "none", 0, { chances: [1, 0] })], 2, { left: 0, right: 100, top: 0, bottom: 50 });
  expect(lines).toEqual([[{ x: 0, y: 50 }, { x: 100, y: 0 }], [{ x: 0, y: 0 }, { x: 100, y: 50 }]]);
  expect(dots.map(({ x, y }) => [x, y])).toEqual([[0, 50]]);
});

it("ends the scale of candidates at the next ten percent", () => {
  expect(scaleEnd([candidate("a", 0.52), candidate("b", 0.31)])).toBe(0.6);
  expect(scaleEnd([candidate("a", 0.999)])).toBe(1);
});
