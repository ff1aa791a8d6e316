/** A finished game as a film: every step's view, and the places worth jumping to. */
import type { History, Replay } from "../generated/wire.ts";
import type { GameModule } from "../games/module.ts";
import { plain, type AnyEvent, type AnyView } from "../plan/beats.ts";
import { undone, type Sentence } from "../plan/narrate.ts";
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

/** A game step by step. */
export interface Unrolled extends Pick<Film, "views" | "events"> {
  /** Who took their last action back, by step. */
  undoers: ReadonlyMap<number, number>;
}

/** Views and events of a game, step by step, from the first view and what changed. */
export function unrolled(replay: Pick<Replay | History, "view" | "events" | "steps">): Unrolled {
  const views: AnyView[] = [replay.view];
  const events: AnyEvent[][] = [replay.events];
  const undoers = new Map<number, number>();
  for (const step of replay.steps) {
    views.push(patched(views.at(-1) ?? replay.view, step));
    if ("undone" in step && step.undone !== undefined) undoers.set(events.length, step.undone);
    events.push(step.events ?? []);
  }
  return { views, events, undoers };
}

/** All that is said of a game, step by step: each sentence as it was said when it happened. */
export function told({ views, events, undoers }: Pick<Film, "views" | "events"> & Partial<Unrolled>, game: GameModule): Sentence[][] {
  return events.map((happened, step) => {
    const after = views[step];
    const undoer = undoers?.get(step);
    const before = views[step - 1];
    if (undoer !== undefined) return [(before && after && game.takenBack?.(undoer, before, after)) ?? undone(undoer)];
    if (!after || !happened.length) return [];
    const beats = before ? game.plan(before, happened, after) : [plain(after, happened)];
    return beats.flatMap((beat) => beat.says.flatMap((event) => game.narrate(event, beat.view) ?? []));
  });
}

export function developed(replay: Replay, game: GameModule): Film {
  const { views, events } = unrolled(replay);
  return { players: replay.players, views, events, chapters: game.chapters?.(events) ?? [] };
}
