import { describe, expect, it } from "vitest";
import { patched } from "./patch.ts";

describe("a patch", () => {
  const held = { trick: ["B2"], to_act: [1], scores: [0, 0], nested: { a: 1 } };

  it("sets fields and appends to lists", () => {
    expect(patched(held, { set: { to_act: [2] }, push: { trick: ["B5", "B9"] } })).toEqual({ ...held, to_act: [2], trick: ["B2", "B5", "B9"] });
  });
  it("sets before it appends", () => {
    expect(patched(held, { set: { trick: [] }, push: { trick: ["R1"] } }).trick).toEqual(["R1"]);
  });
  it("leaves what it was given as it was, and what did not change the same object", () => {
    const next = patched(held, { push: { trick: ["B5"] } });
    expect(held.trick).toEqual(["B2"]);
    expect(next.nested).toBe(held.nested);
    expect(patched(held, {})).toBe(held);
  });
  it("begins a list that was not there", () => {
    expect(patched({} as { chat?: string[] }, { push: { chat: ["x"] } })).toEqual({ chat: ["x"] });
  });
});
