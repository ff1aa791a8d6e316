/** What the table shows, one beat after another: the shape every plan of animation has. */
import type { FaceToFaceEvent, FaceToFaceView, NyetEvent, NyetView, RoundScore } from "../generated/wire.ts";

export type AnyView = NyetView | FaceToFaceView;
export type AnyEvent = NyetEvent | FaceToFaceEvent;

/** A card that crosses the table between two spots, drawn above everything. */
export interface Flight {
  from: string;
  to: string;
  /** The card as it is written, or null for a back. */
  card: string | null;
}

/** What is pointed at besides what the view says. */
export interface Marks {
  /** The seat a complete trick goes to. */
  takes?: number;
  /** Loot the taker captures, while it is shown. */
  loot?: string[];
  /** A round that has just been written down. */
  round?: RoundScore;
  /** What was just settled, shown large for a moment. */
  banner?: "terms" | "teams";
  /** The box covered last. */
  fresh?: string;
  /** The pile a card was placed on last, by owner and name. */
  pile?: string;
}

export interface Beat<View = AnyView> {
  view: View;
  marks: Marks;
  /** How long it stays before the next beat, at normal pace. */
  ms: number;
  /** Where a player may want to look as long as he likes; `look`: for its whole time, even where nothing moves. */
  pause?: "trick" | "round" | "look";
  /** What is said aloud and written to the log when it is shown. */
  says: AnyEvent[];
  flights: Flight[];
}

export const FLY = 320;
export const LOOK = 900;
/** Long enough to read a sentence. */
export const READ = 1700;

/** A view that is only looked at: nothing can be done in it. */
export function idle<View extends AnyView>(view: View): View {
  return { ...view, legal: [], barred: [], to_act: [] };
}

/** A beat that tells of an event. */
export function beat<View extends AnyView>(event: AnyEvent, view: View, ms: number, marks: Marks = {}, flights: Flight[] = []): Beat<View> {
  return { view: idle(view), marks, ms, says: [event], flights };
}

/** Events as beats on the way from one view to the next; an event without beats is said with the one before it. The last beat shows the next view itself. */
export function strung<View extends AnyView, Event extends AnyEvent>(
  before: View,
  events: readonly Event[],
  after: View,
  beatsOf: (shown: View, event: Event, after: View) => Beat<View>[],
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
    unsaid = [];
    beats.push(first, ...more);
    shown = beats.at(-1)?.view ?? shown;
  }
  const last = beats.at(-1);
  if (!last || last.pause) beats.push({ view: after, marks: {}, ms: 0, says: unsaid, flights: [] });
  else last.view = after;
  return beats;
}
