/** What the plan of Nyet! shows, on whole games played by the real rules. */
import { describe, expect, it, vi } from "vitest";
import type { NyetEvent, NyetView } from "../../generated/wire.ts";
import { plan } from "./plan.ts";

vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: () => {} }));
const { narrate } = await import("./narrate.ts");

interface Step {
  view: NyetView;
  events: NyetEvent[];
}
const files = import.meta.glob<Step[]>("../../generated/fixtures/nyet*.json", { import: "default", eager: true });
const games = Object.entries(files).map(([path, steps]) => ({ name: path.split("/").at(-1) ?? "", steps }));

describe("a trick", () => {
  const { steps } = games.find(({ name }) => name.startsWith("nyet4")) as { steps: Step[] };
  const at = steps.findIndex((step) => step.events.some((event) => event.type === "trick-taken"));
  const { view: before } = steps[at - 1] as Step;
  const { view: after, events } = steps[at] as Step;
  const beats = plan(before, events, after);

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
    const sentence = taken && held ? narrate(taken as NyetEvent, held.view) : null;
    expect(sentence?.id).toBe("say-taken-with");
    expect(held?.view.trick).toContain(sentence?.args["card"]);
  });
});

describe("a round that ends", () => {
  it("tells the last from one that another follows", () => {
    const ends = games.flatMap(({ steps }) => steps.slice(1).map((step, i) => ({ before: (steps[i] as Step).view, ...step })))
      .filter(({ events }) => events.some((event) => event.type === "round-scored"));
    for (const { before, events, view } of ends) {
      const shown = plan(before, events, view).find((beat) => beat.pause === "round")?.view;
      expect(shown?.outcome).toEqual(view.outcome);
    }
    expect(new Set(ends.map(({ view }) => view.outcome === null)).size).toBe(2);
  });

  it("is shown with the hands empty before the next is dealt", () => {
    const { steps } = games.find(({ name }) => name.startsWith("nyet4")) as { steps: Step[] };
    const at = steps.findIndex((step) => step.events.some((event) => event.type === "round-scored"));
    const { view, events } = steps[at] as Step;
    const beats = plan((steps[at - 1] as Step).view, events, view);
    const shown = beats.find((beat) => beat.pause === "round");
    expect(shown?.view.hand_sizes).toEqual([0, 0, 0, 0]);
    expect(shown?.view.scores).toEqual(view.scores);
    expect(beats.at(-1)?.view.hand_sizes).toEqual([15, 15, 15, 15]);
  });
});
