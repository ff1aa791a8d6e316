/** What a placement costs and what a turn did, on positions of a game played by the real rules. */
import { describe, expect, it } from "vitest";
import type { FaceToFaceView } from "../../../generated/wire.ts";
import { asked, giftHelps } from "./ask.ts";
import { PILES, cost, lastTurn, levels, pileFacts, ranges } from "./piles.ts";

const files = import.meta.glob<{ view: FaceToFaceView }[]>("../../../generated/fixtures/duel.json", { import: "default", eager: true });
const views = Object.values(files).flat().map(({ view }) => view);
const base = views[0] as FaceToFaceView;

/** Seat 0 at turn, with these tops, cards placed and actions. */
function position(change: Partial<FaceToFaceView>): FaceToFaceView {
  return { ...base, viewer: 0, ...change };
}

describe("what a placement costs", () => {
  const view = position({
    tops: [{ up: 20, down: 50 }, { up: 30, down: 60 }],
    placed: [[1, 0, "up", 20], [1, 0, "down", 50], [1, 0, "down", 22], [2, 1, "up", 30]],
    legal: ["up 24", "up 10", "up 21", "opp-up 24", "end"],
  });
  const on = (pile: (typeof PILES)[number], card: number) => cost(view, pileFacts(view, pile), card);

  it("counts the own cards passed over that are not placed yet", () => expect(on("up", 24)).toEqual({ kind: "pass", count: 2, cards: [21, 23] }));
  it("is nothing for the next card", () => expect(on("up", 21)).toEqual({ kind: "free", count: 0, cards: [] }));
  it("is won back by a jump", () => expect(on("up", 10)).toEqual({ kind: "back", count: 10, cards: [11, 12, 13, 14, 15, 16, 17, 18, 19] }));
  it("is what the opponent's pile gains", () => expect(on("opp-up", 24)).toEqual({ kind: "gift", count: 6, cards: [] }));
  it("is said of no card that does not fit", () => expect(on("down", 24)).toBeNull());
});

describe("the opponent's last turn", () => {
  it("is told with how far a gift opens the pile again", () => {
    const view = position({ turn: 3, placed: [[1, 0, "down", 49], [1, 0, "up", 8], [2, 1, "up", 12], [2, 1, "opp-down", 55], [2, 1, "up", 14], [3, 0, "up", 9]] });
    expect(lastTurn(view)).toEqual({ turn: 2, seat: 1, up: [12, 14], down: [], gift: { card: 55, owner: 0, way: "down", by: 6 } });
    expect(pileFacts({ ...view, tops: [{ up: 9, down: 55 }, { up: 14, down: 60 }] }, "down").gift).toBe(true);
  });
  it("is nothing before there was one", () => expect(lastTurn(position({ placed: [[1, 0, "up", 8]] }))).toBeNull());
});

describe("what is asked", () => {
  const ready = { count: 2, asked: 2, will_draw: 2, legal: ["up 40", "opp-up 3", "end"] };

  it("has an answer in every view of a whole game", () => {
    for (const view of views.filter((one) => one.legal.length)) expect(asked(view, null).id).toMatch(/^duel-ask-/);
  });
  it("is to place, to place more, to choose a pile, to end the turn", () => {
    expect(asked(position({ count: 0, asked: 2, legal: ["up 40"] }), null)).toEqual({ id: "duel-ask-first", args: { asked: 2 } });
    expect(asked(position({ count: 1, asked: 2, legal: ["up 40"] }), null)).toEqual({ id: "duel-ask-more", args: { left: 1 } });
    expect(asked(position(ready), 40).id).toBe("duel-ask-where");
    expect(asked(position(ready), 41).id).toBe("duel-ask-nowhere");
    expect(asked(position(ready), null)).toEqual({ id: "duel-ask-end", args: { draw: 2 } });
    expect(asked(position({ ...ready, legal: ["end"] }), null).id).toBe("duel-ask-end-only");
  });
  it("promises a full hand for a gift only while the draw pile holds more", () => {
    expect(giftHelps(position({ ...ready, draw_sizes: [9, 9] }))).toBe(true);
    expect(giftHelps(position({ ...ready, draw_sizes: [2, 9] }))).toBe(false);
    expect(giftHelps(position({ ...ready, will_draw: 0, draw_sizes: [0, 9] }))).toBe(false);
    expect(giftHelps(position({ ...ready, legal: ["up 40", "end"], draw_sizes: [9, 9] }))).toBe(false);
  });
});

describe("numbers", () => {
  it.each([[[], ""], [[4], "4"], [[4, 5], "4, 5"], [[3, 4, 5, 9], "3–5, 9"]])("%j are written %s", (numbers, text) => expect(ranges(numbers)).toBe(text));
  it("stand on two levels where they would cover each other", () => {
    const marks = levels([{ x: 50 }, { x: 10 }, { x: 18 }, { x: 60 }, { x: 100 }], 22);
    expect(marks.map(({ x, level }) => [x, level])).toEqual([[10, 0], [18, 1], [50, 0], [60, 1], [100, 0]]);
  });

  it("move aside where both levels are taken", () => {
    const marks = levels([{ x: 50 }, { x: 60 }, { x: 70 }, { x: 80 }, { x: 90 }], 22);
    expect(marks.map(({ x, level }) => [x, level])).toEqual([[50, 0], [60, 1], [72, 0], [82, 1], [94, 0]]);
  });
});
