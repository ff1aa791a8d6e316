/** A finished game as a film: every step's view, and the places worth jumping to. */
import type { Replay } from "../generated/wire.ts";
import type { AnyEvent, AnyView } from "../plan/beats.ts";
import { patched } from "../wire/patch.ts";

export interface Chapter {
  step: number;
  kind: "round" | "trick" | "turn";
  number: number;
}

export interface Film {
  players: readonly string[];
  views: readonly AnyView[];
  events: readonly (readonly AnyEvent[])[];
  chapters: readonly Chapter[];
}

export function developed(replay: Replay): Film {
  const views: AnyView[] = [replay.view];
  const events: AnyEvent[][] = [replay.events];
  for (const step of replay.steps) {
    views.push(patched(views.at(-1) ?? replay.view, step));
    events.push(step.events ?? []);
  }
  return { players: replay.players, views, events, chapters: chapters(events) };
}

function chapters(events: readonly (readonly AnyEvent[])[]): Chapter[] {
  const found: Chapter[] = [];
  let trick = 0;
  let turn = 0;
  for (const [step, happened] of events.entries()) {
    for (const event of happened) {
      if (event.type === "trick-taken") found.push({ step, kind: "trick", number: ++trick });
      else if (event.type === "drew") found.push({ step, kind: "turn", number: ++turn });
      else if (event.type === "dealt" && "round" in event) {
        trick = 0;
        found.push({ step, kind: "round", number: event.round });
      }
    }
  }
  return found;
}
