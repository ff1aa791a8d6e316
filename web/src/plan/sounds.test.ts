/** What happens at a table is heard as what it is, and a won game by its winner. */
import { describe, expect, it, vi } from "vitest";
import type { FaceToFaceEvent, FaceToFaceView, NyetEvent, NyetView } from "../generated/wire.ts";
import { plan as duel } from "../games/face_to_face/plan.ts";
import { plan as nyet } from "../games/nyet/plan.ts";
import { won, type AnyView } from "./beats.ts";
import { SOUNDS, type Sound, type Voice } from "./sounds.ts";

interface Step<View, Event> {
  view: View;
  events: Event[];
}
const nyetSteps = ((await import("../generated/fixtures/nyet4.json")) as unknown as { default: Step<NyetView, NyetEvent>[] }).default;
const duelSteps = ((await import("../generated/fixtures/duel.json")) as unknown as { default: Step<FaceToFaceView, FaceToFaceEvent>[] }).default;

/** Each step's events by type, with the sounds that its beats make. */
function heard<View, Event extends { type: string }>(steps: Step<View, Event>[], plan: (before: View, events: Event[], after: View) => { sound?: Sound }[]): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>();
  for (const [i, { view, events }] of steps.slice(1).entries()) {
    for (const event of events) {
      const sounds = plan((steps[i] as Step<View, Event>).view, [event], view).flatMap(({ sound }) => sound ?? []);
      found.set(event.type, new Set([...(found.get(event.type) ?? []), ...sounds]));
    }
  }
  return found;
}

describe("sounds", () => {
  it("tell a card from a veto and a trick", () => {
    const sounds = heard(nyetSteps, nyet);
    expect(sounds.get("covered")).toEqual(new Set(["veto"]));
    expect(sounds.get("played")).toEqual(new Set(["card"]));
    expect(sounds.get("trick-taken")).toEqual(new Set(["trick"]));
    expect(sounds.get("settled")).toEqual(new Set());
    expect(heard(duelSteps, duel).get("placed")).toEqual(new Set(["card"]));
  });

  it("are heard once for a card one has laid oneself", () => {
    const { view } = duelSteps[0] as Step<FaceToFaceView, FaceToFaceEvent>;
    const laid = { ...view, placed: [...view.placed, [view.turn, 0, "up", 20] as FaceToFaceView["placed"][number]] };
    expect(duel(laid, [{ type: "placed", seat: 0, pile: "up", card: 20 } as FaceToFaceEvent], laid).flatMap(({ sound }) => sound ?? [])).toEqual([]);
  });

  it("greet the winner, and nobody who lost or looked on", () => {
    const over = (viewer: AnyView["viewer"]) => ({ viewer, outcome: { winners: [1], scores: [] } }) as unknown as AnyView;
    expect([1, 0, "spectator" as const].map((viewer) => won(over(viewer)))).toEqual([true, false, false]);
    expect(won(undefined)).toBe(false);
  });

  it.each(Object.entries(SOUNDS) as [string, readonly Voice[]][])("%s is short and does not clip", (_, voices) => {
    expect(Math.max(...voices.map(({ at, lasts }) => at + lasts))).toBeLessThan(1.5);
    const loudest = voices.map((one) => voices.filter(({ at, lasts }) => at <= one.at && one.at < at + lasts).reduce((sum, { loud }) => sum + loud, 0));
    expect(Math.max(...loudest)).toBeLessThanOrEqual(1.4);
  });
});

describe("whoever wants silence", () => {
  it("gets it, and whoever has chosen sounds hears them as loud as they like", async () => {
    const gains: number[] = [];
    const param = () => ({ value: 1, setValueAtTime: vi.fn(), exponentialRampToValueAtTime: vi.fn() });
    const node = () => ({ connect: (next: unknown) => next, start: vi.fn(), stop: vi.fn(), frequency: param(), gain: Object.defineProperty(param(), "value", { set: (gain: number) => gains.push(gain) }) });
    const made = vi.fn();
    class Context {
      currentTime = 1;
      sampleRate = 100;
      state = "running";
      constructor() {
        made();
      }
      createGain = node;
      createOscillator = node;
      createBufferSource = node;
      createBiquadFilter = node;
      createBuffer = () => ({ getChannelData: () => new Float32Array(50) });
    }
    vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: () => {} }));
    vi.stubGlobal("AudioContext", Context);
    vi.stubGlobal("navigator", { userActivation: { hasBeenActive: true, isActive: true } });
    const { play } = await import("../state/sound.ts");
    const { settings } = await import("../state/settings.svelte.ts");
    play("win");
    expect(made).not.toHaveBeenCalled();
    settings.sounds = true;
    settings.volume = 50;
    play("win");
    play("win");
    expect(made).toHaveBeenCalledOnce();
    expect(gains).toEqual([0.25]);
  });
});
