/** The plan of animation, on whole games played by the real rules: it always arrives, and says everything once. */
import { describe, expect, it, vi } from "vitest";
import type { GameModule } from "../games/module.ts";
import type { AnyEvent, AnyView, Beat } from "./beats.ts";

vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: () => {} }));

interface Step {
  view: AnyView;
  events: AnyEvent[];
}
const files = import.meta.glob<Step[]>("../generated/fixtures/*.json", { import: "default", eager: true });
const games = Object.entries(files).map(([path, steps]) => ({ name: path.split("/").at(-1) ?? "", steps }));
const plans = import.meta.glob<Pick<GameModule, "plan">>("../games/*/plan.ts");
const tellers = import.meta.glob<Pick<GameModule, "narrate">>("../games/*/narrate.ts");
const loaded = new Map(await Promise.all(Object.entries(plans).map(async ([path, load]) => [path.split("/")[2], { ...(await load()), ...(await tellers[path.replace("plan.ts", "narrate.ts")]?.()) }] as const)));
const { plan, narrate } = {
  plan: (before: AnyView, events: AnyEvent[], after: AnyView): Beat[] => loaded.get(folder(before))?.plan(before, events, after) ?? [],
  narrate: (event: AnyEvent, view: AnyView) => loaded.get(folder(view))?.narrate?.(event, view) ?? null,
};
const folder = (view: AnyView): string => view.game.replaceAll("-", "_");

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
