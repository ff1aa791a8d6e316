/** What is shown lags behind what is known, but never takes away what one may do, and always arrives. */
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { GameModule } from "../games/module.ts";
import type { NyetEvent, NyetView } from "../generated/wire.ts";

vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: () => {} }));
vi.stubGlobal("document", { hidden: false, body: {}, querySelectorAll: () => [] });
const { Director } = await import("./director.svelte.ts");
const { plan } = await import("../games/nyet/plan.ts");

interface Step {
  view: NyetView;
  events: NyetEvent[];
}
const { default: steps } = (await import("../generated/fixtures/nyet4.json")) as unknown as { default: Step[] };
const moments = steps.slice(1).map((step, i) => ({ before: (steps[i] as Step).view, ...step }));

function watched(before: NyetView, events: NyetEvent[], after: NyetView) {
  const director = new Director(plan as unknown as GameModule["plan"]);
  const said: string[] = [];
  director.holds = false;
  director.say = (event) => said.push(event.type);
  director.show(before);
  director.play(events, after);
  return { director, said };
}

describe("what the table shows", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it("arrives at the view the server sent, with everything said", () => {
    for (const { before, events, view } of moments) {
      const { director, said } = watched(before, events, view);
      vi.runAllTimers();
      expect(director.stage?.view).toBe(view);
      expect(said).toEqual(events.map((event) => event.type));
    }
  });

  it("offers a turn a moment after the card before it has set out", () => {
    const turn = moments.find(({ before, events, view }) => !before.legal.length && view.legal.length && events.length === 1 && events[0]?.type === "played");
    const { director } = watched(turn?.before as NyetView, turn?.events as NyetEvent[], turn?.view as NyetView);
    vi.advanceTimersByTime(50);
    expect(director.stage?.view.legal).toEqual([]);
    expect((director.stage?.view as NyetView).trick).toEqual(turn?.view.trick);
    vi.advanceTimersByTime(150);
    expect(director.stage?.view).toBe(turn?.view);
  });

  it("leaves one one's choice while others make theirs", () => {
    const giving = moments.find(({ view }) => view.phase === "give" && view.legal.length)?.view as NyetView;
    const after = { ...giving, to_act: giving.to_act.slice(0, -1) };
    const { director } = watched(giving, [{ type: "gave-up", seat: giving.to_act.at(-1) ?? 0, card: null }], after);
    vi.advanceTimersByTime(50);
    expect(director.stage?.view.legal).toEqual(giving.legal);
  });
});
