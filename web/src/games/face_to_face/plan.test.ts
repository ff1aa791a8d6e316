/** What the plan of Face to Face shows, on a whole game played by the real rules. */
import { describe, expect, it } from "vitest";
import type { FaceToFaceEvent, FaceToFaceView } from "../../generated/wire.ts";
import { plan } from "./plan.ts";
import { levels } from "./table/piles.ts";

interface Step {
  view: FaceToFaceView;
  events: FaceToFaceEvent[];
}
const files = import.meta.glob<Step[]>("../../generated/fixtures/duel.json", { import: "default", eager: true });

describe("one's own duel turn", () => {
  it("is not played back to the one who placed it card by card", () => {
    const [steps = []] = Object.values(files);
    const end = steps.findIndex((step) => step.events.some((event) => event.type === "drew" && event.seat === 0));
    const before = steps[end - 1]?.view as FaceToFaceView;
    const placed = before.placed.filter(([turn]) => turn === before.turn).map(([, seat, pile, card]) => ({ type: "placed" as const, seat, pile, card }));
    const beats = plan(before, [...placed, ...(steps[end]?.events as FaceToFaceEvent[])], steps[end]?.view as FaceToFaceView);
    expect(beats).toHaveLength(1);
    expect(beats[0]?.says).toHaveLength(placed.length + (steps[end]?.events.length ?? 0));
  });
});

describe("marks on the number line", () => {
  it("stand on two levels where they would cover each other", () => {
    const marks = levels([{ x: 50 }, { x: 10 }, { x: 18 }, { x: 60 }, { x: 100 }], 22);
    expect(marks.map(({ x, level }) => [x, level])).toEqual([[10, 0], [18, 1], [50, 0], [60, 1], [100, 0]]);
  });
});
