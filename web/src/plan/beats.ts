/** What the table shows, one beat after another: the shape every plan of animation has. */
import type { Barred, Outcome } from "../generated/wire.ts";
import type { Sound } from "./sounds.ts";

/** What the view of every game says; a game's own view says more. */
export interface AnyView {
  game: string;
  viewer: number | "open" | "spectator";
  options: object;
  to_act: number[];
  legal: string[];
  barred: Barred[];
  outcome: Outcome | null;
}

export interface AnyEvent {
  type: string;
}

/** A card that crosses the table between two spots, drawn above everything. */
export interface Flight {
  from: string;
  to: string;
  /** The card as it is written, or null for a back. */
  card: string | null;
}

/** What is pointed at besides what the view says. Each game's plan declares here what its table marks. */
export interface Marks {}

export interface Beat<View = AnyView> {
  view: View;
  marks: Marks;
  /** How long it stays before the next beat, at normal pace. */
  ms: number;
  /** Where players may want to look as long as they like; `look`: for its whole time, even where nothing moves. */
  pause?: "trick" | "round" | "look";
  /** What is said aloud and written to the log when it is shown. */
  says: AnyEvent[];
  flights: Flight[];
  /** Something to tell that is no event of the game. */
  aside?: () => void;
  /** What is heard when it is shown. */
  sound?: Sound;
}

export const FLY = 320;
export const LOOK = 900;
/** Long enough to read a sentence. */
export const READ = 1700;

/** A beat that shows a view as it is. */
export function plain<View extends AnyView>(view: View, says: readonly AnyEvent[] = []): Beat<View> {
  return { view, marks: {}, ms: 0, says: [...says], flights: [] };
}

/** A view that is only looked at: nothing can be done in it. */
export function idle<View extends AnyView>(view: View): View {
  return { ...view, legal: [], barred: [], to_act: [] };
}

/** A beat that tells of an event. */
export function beat<View extends AnyView>(event: AnyEvent, view: View, ms: number, marks: Marks = {}, flights: Flight[] = []): Beat<View> {
  return { view: idle(view), marks, ms, says: [event], flights };
}

/** Whether this view shows its viewer a won game. */
export const won = (view: AnyView | undefined): boolean => typeof view?.viewer === "number" && Boolean(view.outcome?.winners.includes(view.viewer));

/**
 * Events as beats on the way from one view to the next; an event without beats is said with the one before it, and heard
 * only if it has one. The last beat shows the next view itself.
 */
export function strung<View extends AnyView, Event extends AnyEvent>(
  before: View,
  events: readonly Event[],
  after: View,
  beatsOf: (shown: View, event: Event, after: View) => Beat<View>[],
  sounds: { [Type in Event["type"]]?: Sound } = {},
): Beat<View>[] {
  const beats: Beat<View>[] = [];
  let shown = before;
  let unsaid: AnyEvent[] = [];
  for (const event of events) {
    const [first, ...more] = beatsOf(shown, event, after);
    if (!first) {
      (beats.at(-1)?.says ?? unsaid).push(event);
      continue;
    }
    first.says.unshift(...unsaid);
    const sound = sounds[event.type as Event["type"]];
    if (sound) first.sound = sound;
    unsaid = [];
    beats.push(first, ...more);
    shown = beats.at(-1)?.view ?? shown;
  }
  const last = beats.at(-1);
  if (!last || last.pause) beats.push(plain(after, unsaid));
  else last.view = after;
  return beats;
}
