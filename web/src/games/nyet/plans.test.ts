import { expect, test } from "vitest";
import { addLine, lineOf, partsOf, stillMeant, untilOf } from "./plans.ts";
import type { NyetView } from "../../generated/wire.ts";

test("a line is what was chosen, and is read again as it was", () => {
  expect(lineOf({ when: "led R", whose: "theirs", what: "take 8" })).toBe("if led R and theirs: take 8");
  expect(lineOf({ when: "lead", whose: "ours", what: "play R5" })).toBe("if lead: play R5");
  expect(lineOf({ when: "", whose: "", what: "lowest" })).toBe("lowest");
  expect(lineOf({ when: "last", whose: "", what: "give B1" })).toBe("give B1");
  expect(partsOf("if led R and theirs: take 8")).toEqual({ conditions: ["led R", "theirs"], what: "take 8" });
  expect(partsOf("lowest")).toEqual({ conditions: [], what: "lowest" });
});

test("what holds always stays last", () => {
  expect(addLine(["lowest"], "if ours: one")).toEqual(["if ours: one", "lowest"]);
  expect(addLine(["if ours: one"], "lowest")).toEqual(["if ours: one", "lowest"]);
  expect(addLine(["lowest"], "lowest")).toEqual(["lowest"]);
});

test("what cannot come about any more is left out", () => {
  const vetoing = { phase: "nyet", board: [["trump", "R", 0]] } as unknown as NyetView;
  const tricks = { ...vetoing, phase: "tricks" } as NyetView;
  const lines = ["x trump R", "x trump B", "give R5", "play R5", "if lead: play G2", "lowest", "until 1"];
  expect(lines.filter((line) => stillMeant(line, vetoing, ["R5"]))).toEqual(["x trump B", "give R5", "play R5", "lowest"]);
  expect(lines.filter((line) => stillMeant(line, tricks, ["G2"]))).toEqual(["if lead: play G2", "lowest"]);
});

test("a plan says how much longer it holds", () => {
  const view = { tricks: [1, 2] } as unknown as NyetView;
  expect(untilOf([], view)).toBe(3);
  expect(untilOf(["lowest", "until 1.4"], view)).toBe(2);
  expect(untilOf(["lowest", "until 1"], view)).toBe(0);
});
