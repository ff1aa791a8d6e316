import { describe, expect, it } from "vitest";
import { isLine, ownFields, written } from "./values.ts";

describe("values of a game the page does not know", () => {
  it("are written on a line where they fit on one", () => {
    expect(written([3, -4, "B7", null])).toBe("3 · −4 · B7 · –");
    expect(written({ up: 3, down: [] })).toBe("up 3 · down –");
    expect(isLine([1, 2])).toBe(true);
    expect(isLine([[1], 2])).toBe(false);
    expect(isLine({ up: 3 })).toBe(false);
  });
  it("leave out what the table says itself", () => {
    const view = { game: "x", viewer: 0, options: {}, to_act: [0], legal: ["a"], barred: [], outcome: null, hands: [[1], null] };
    expect(ownFields(view)).toEqual({ hands: [[1], null] });
  });
});
