import { describe, expect, it } from "vitest";
import { keyed, rankOf, sortHand } from "./hand.ts";
import { handLayout, openPlaces, seatSpot, trickSpot } from "./layout.ts";

describe("a hand", () => {
  const rooms = [356, 386, 640, 844, 1000, 1400, 3800];

  it.each(rooms)("fits into %i px with any number of cards", (room) => {
    for (let count = 1; count <= 16; count += 1) {
      const { perRow, rows, step, width } = handLayout(count, room, 96);
      expect((perRow - 1) * Math.min(step, width + 6) + width).toBeLessThanOrEqual(room + 0.01);
      expect(rows * perRow).toBeGreaterThanOrEqual(count);
    }
  });

  it("of sixteen cards leaves every card as wide as a thumb on a phone of 360 px", () => {
    expect(handLayout(16, 356, 96, 170).step).toBeGreaterThanOrEqual(44);
  });

  it("stays in one row while that is wide enough", () => {
    expect(handLayout(15, 1400, 96).rows).toBe(1);
    expect(handLayout(16, 356, 96).rows).toBe(2);
  });
});

describe("the order of a hand", () => {
  const terms = { first: 0, discard: "1", trump: "R", supertrump: "G", points: 2 };
  const hand = ["B2", "R5", "G1", "G7", "Y3", "R13", "G1"];

  it("holds trumps together and supertrumps after them", () => {
    expect(sortHand(hand, "trumps", terms)).toEqual(["B2", "Y3", "G7", "R5", "R13", "G1", "G1"]);
  });
  it("can be by colour or by value", () => {
    expect(sortHand(hand, "colours", terms)).toEqual(["B2", "R5", "R13", "Y3", "G1", "G1", "G7"]);
    expect(sortHand(hand, "values", terms)).toEqual(["G1", "G1", "B2", "Y3", "R5", "G7", "R13"]);
  });
  it("marks nothing before the terms stand", () => {
    expect(rankOf("G1", null)).toBe("");
    expect(rankOf("G1", terms)).toBe("super");
    expect(rankOf("R5", terms)).toBe("trump");
  });
  it("keeps equal cards apart", () => {
    expect(new Set(keyed(hand).map(({ key }) => key)).size).toBe(hand.length);
  });
});

describe("seats", () => {
  it.each([2, 3, 4, 5])("of %i players: mine at the bottom, the next to my left, none on another", (players) => {
    for (let me = 0; me < players; me += 1) {
      expect(seatSpot(players, me, me)).toEqual({ x: 50, y: 100 });
      if (players > 2) expect(seatSpot(players, me, (me + 1) % players).x).toBeLessThan(50);
      const spots = Array.from({ length: players }, (_, seat) => JSON.stringify(seatSpot(players, me, seat)));
      expect(new Set(spots).size).toBe(players);
    }
  });
  it("have their card of a trick on their side of the middle", () => {
    expect(trickSpot(4, 0, 0).y).toBeGreaterThan(0);
    expect(trickSpot(4, 0, 1).x).toBeLessThan(0);
    expect(trickSpot(4, 0, 3).x).toBeGreaterThan(0);
  });
  it.each([2, 3, 4, 5])("of %i players: no card of a trick covers another or the name below it", (players) => {
    const spots = Array.from({ length: players }, (_, seat) => trickSpot(players, 0, seat));
    for (const [i, one] of spots.entries()) {
      // In card widths; a card is half as high again as it is wide, and heights are given in parts of 1.25.
      for (const other of spots.slice(i + 1)) expect(Math.abs(one.x - other.x) >= 1 || Math.abs(one.y - other.y) * 1.25 >= 1.5).toBe(true);
    }
  });
});

it("has one place for every open hand, whoever looks and however the window is shaped", () => {
  for (const players of [2, 3, 4, 5]) {
    for (const shape of ["wide", "tall", "short"] as const) {
      const seats = openPlaces(players, 1, shape).flatMap((place) => place.seats);
      expect(seats.toSorted()).toEqual(Array.from({ length: players }, (_, seat) => seat));
    }
  }
  expect(openPlaces(4, 0, "wide")).toEqual([{ edge: "top", seats: [2] }, { edge: "left", seats: [1] }, { edge: "right", seats: [3] }, { edge: "bottom", seats: [0] }]);
});
