/** The plan of animation, on whole games played by the real rules: it always arrives, and says everything once. */
import { describe, expect, it } from "vitest";
import type { FaceToFaceEvent, FaceToFaceView, NyetEvent, NyetView } from "../generated/wire.ts";
import type { AnyEvent, AnyView, Beat } from "./beats.ts";
import { planDuel } from "../games/face_to_face/plan.ts";
import { narrate } from "./narrate.ts";
import { planNyet } from "../games/nyet/plan.ts";

interface Step {
  view: AnyView;
  events: AnyEvent[];
}
const files = import.meta.glob<Step[]>("../generated/fixtures/*.json", { import: "default", eager: true });
const games = Object.entries(files).map(([path, steps]) => ({ name: path.split("/").at(-1) ?? "", steps }));

function plan(before: AnyView, events: AnyEvent[], after: AnyView): Beat[] {
  return before.game === "nyet"
    ? planNyet(before, events as NyetEvent[], after as NyetView)
    : planDuel(before, events as FaceToFaceEvent[], after as FaceToFaceView);
}

describe.each(games)("a whole game: $name", ({ steps }) => {
  const pairs = steps.slice(1).map((step, i) => ({ before: (steps[i] as Step).view, ...step }));

  it("ends every plan with the view the server sent", () => {
    for (const { before, events, view } of pairs) expect(plan(before, events, view).at(-1)?.view).toBe(view);
  });

  it("says every event once and in order", () => {
    for (const { before, events, view } of pairs) {
      const said = plan(before, events, view).flatMap((beat) => beat.says);
      expect(said).toEqual(events);
    }
  });

  it("offers nothing to do before the last beat", () => {
    for (const { before, events, view } of pairs) {
      for (const beat of plan(before, events, view).slice(0, -1)) expect(beat.view.legal).toEqual([]);
    }
  });

  it("moves within 150 to 350 ms wherever nothing is held for reading", () => {
    for (const { before, events, view } of pairs) {
      for (const beat of plan(before, events, view)) {
        if (beat.ms && beat.ms < 500) expect(beat.ms).toBeGreaterThanOrEqual(150);
        if (beat.flights.length) expect(beat.ms).toBeLessThanOrEqual(350);
      }
    }
  });

  it("finds a sentence for what happens", () => {
    for (const { before, events, view } of pairs) {
      for (const beat of plan(before, events, view)) {
        for (const event of beat.says) {
          const sentence = narrate(event, beat.view);
          if (sentence) expect(sentence.id).toMatch(/^say-/);
        }
      }
    }
  });
});

describe("a trick", () => {
  const { steps } = games.find(({ name }) => name.startsWith("nyet4")) as { steps: Step[] };
  const at = steps.findIndex((step) => step.events.some((event) => event.type === "trick-taken"));
  const before = steps[at - 1]?.view as NyetView;
  const after = steps[at]?.view as NyetView;
  const beats = planNyet(before, steps[at]?.events as NyetEvent[], after);

  it("lies complete before it goes to its taker, and can be held", () => {
    const held = beats.find((beat) => beat.pause === "trick");
    expect(held?.view.trick).toEqual(after.tricks.at(-1)?.cards);
    expect(held?.view.winning).toBe(after.tricks.at(-1)?.taker);
  });

  it("goes to its taker, whose count grows by it", () => {
    const swept = beats.find((beat) => beat.marks.takes !== undefined);
    expect(swept?.marks.takes).toBe(after.tricks.at(-1)?.taker);
    expect(swept?.view.taken).toEqual(after.taken);
    expect(swept?.view.loot).toEqual(after.loot);
  });

  it("names the winning card when it is told", () => {
    const held = beats.find((beat) => beat.pause === "trick");
    const taken = held?.says.find((event) => event.type === "trick-taken");
    const sentence = taken && held ? narrate(taken, held.view) : null;
    expect(sentence?.id).toBe("say-taken-with");
    expect(held?.view.trick).toContain(sentence?.cards?.["card"]);
  });
});

describe("a round that ends", () => {
  it("tells the last from one that another follows", () => {
    const ends = games.flatMap(({ steps }) => steps.slice(1).map((step, i) => ({ before: (steps[i] as Step).view, ...step })))
      .filter(({ before, events }) => before.game === "nyet" && events.some((event) => event.type === "round-scored"));
    for (const { before, events, view } of ends) {
      const shown = plan(before, events, view).find((beat) => beat.pause === "round")?.view;
      expect(shown?.outcome).toEqual(view.outcome);
    }
    expect(new Set(ends.map(({ view }) => view.outcome === null)).size).toBe(2);
  });

  it("is shown with the hands empty before the next is dealt", () => {
    const { steps } = games.find(({ name }) => name.startsWith("nyet4")) as { steps: Step[] };
    const at = steps.findIndex((step) => step.events.some((event) => event.type === "round-scored"));
    const beats = planNyet(steps[at - 1]?.view as NyetView, steps[at]?.events as NyetEvent[], steps[at]?.view as NyetView);
    const shown = beats.find((beat) => beat.pause === "round");
    expect(shown?.view.hand_sizes).toEqual([0, 0, 0, 0]);
    expect(shown?.view.scores).toEqual((steps[at]?.view as NyetView).scores);
    expect(beats.at(-1)?.view.hand_sizes).toEqual([15, 15, 15, 15]);
  });
});

describe("one's own duel turn", () => {
  it("is not played back to the one who placed it card by card", () => {
    const { steps } = games.find(({ name }) => name.startsWith("duel")) as { steps: Step[] };
    const end = steps.findIndex((step) => step.events.some((event) => event.type === "drew" && event.seat === 0));
    const before = steps[end - 1]?.view as FaceToFaceView;
    const placed = before.placed.filter(([turn]) => turn === before.turn).map(([, seat, pile, card]) => ({ type: "placed" as const, seat, pile, card }));
    const beats = planDuel(before, [...placed, ...(steps[end]?.events as FaceToFaceEvent[])], steps[end]?.view as FaceToFaceView);
    expect(beats).toHaveLength(1);
    expect(beats[0]?.says).toHaveLength(placed.length + (steps[end]?.events.length ?? 0));
  });
});
