/** The chart of the totals shows every player, also those who have the same. */
import { describe, expect, it } from "vitest";
import { chart, rulings } from "./chart.ts";

const frame = { left: 20, right: 300, top: 10, bottom: 150 };

describe("the chart of the totals", () => {
  const runs = [[0, 22, 48], [0, 22, 48], [0, 22, 48], [0, 8, 16], [0, 4, -8]];
  const { lines, names } = chart(runs, frame);

  it("draws nobody on top of another", () => {
    for (const round of [1, 2]) {
      const heights = lines.map((line) => line[round]?.y ?? 0);
      expect(new Set(heights.map(Math.round)).size).toBe(runs.length);
    }
  });

  it("keeps names apart and inside", () => {
    for (const [i, name] of names.entries()) {
      if (i) expect(name.y - (names[i - 1]?.y ?? 0)).toBeGreaterThanOrEqual(15);
      expect(name.y).toBeLessThanOrEqual(frame.bottom);
    }
  });

  it("names the best at the top", () => expect(names.map((name) => name.seat)).toEqual([0, 1, 2, 3, 4]));
});

describe("its rulings", () => {
  it.each([
    [0, 1, [0, 1]],
    [0, 48, [0, 20, 40]],
    [-14, 30, [0, 20]],
    [-60, 240, [0, 100, 200]],
  ])("are few and round from %i to %i", (low, high, marks) => expect(rulings(low, high)).toEqual(marks));
});
