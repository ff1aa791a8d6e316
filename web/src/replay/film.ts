/** A finished game as a film: every step's view, and the places worth jumping to. */
import type { Replay } from "../generated/wire.ts";
import type { GameModule } from "../games/module.ts";
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

export function developed(replay: Replay, game: GameModule): Film {
  const views: AnyView[] = [replay.view];
  const events: AnyEvent[][] = [replay.events];
  for (const step of replay.steps) {
    views.push(patched(views.at(-1) ?? replay.view, step));
    events.push(step.events ?? []);
  }
  return { players: replay.players, views, events, chapters: game.chapters?.(events) ?? [] };
}
