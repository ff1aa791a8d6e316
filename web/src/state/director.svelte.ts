/** Plays beats one after another: what the table shows lags a little behind what is known, so that it can be followed. */
import { idle, plain, won, type AnyEvent, type AnyView, type Beat, type Flight, type Marks } from "../plan/beats.ts";
import type { GameModule } from "../games/module.ts";
import { settings, still, tempo } from "./settings.svelte.ts";
import { play } from "./sound.ts";
import { remember } from "./spots.ts";

export interface Stage {
  view: AnyView;
  marks: Marks;
}

const MANY = 14;
const WATCHED_ROUND = 5000;
/** How long something stays that does not move. */
const STILL = 80;
/** A beat comes in frames of its own, each of which a slow phone can draw: what moves, what may be done now, what is said. */
const OFFERED = 110;
const SAID = 180;
/** What a message changed elsewhere is drawn first: then nothing is laid out twice to see where cards set out from. */
const DRAWN = 20;

export class Director {
  stage = $state.raw<Stage | null>(null);
  /** Whether a tap is awaited. */
  paused = $state(false);
  flights = $state.raw<(Flight & { key: number })[]>([]);
  /** Called for everything that is said, with what is shown meanwhile. */
  say: (event: AnyEvent, shown: AnyView) => void = () => {};
  /** Whether rounds wait for a tap; a replay does not. */
  holds = true;
  /** More speed, for a replay. */
  speed = 1;
  #queue: Beat[] = [];
  #last: AnyView | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #offer: ReturnType<typeof setTimeout> | undefined;
  #flown = 0;
  readonly #plan: GameModule["plan"];

  /** `plan` is the game's way from one view to the next. */
  constructor(plan: GameModule["plan"]) {
    this.#plan = plan;
  }

  get busy(): boolean {
    return this.#timer !== undefined || this.paused || this.#queue.length > 0;
  }

  /** Show a view at once. */
  show(view: AnyView): void {
    clearTimeout(this.#timer);
    clearTimeout(this.#offer);
    this.#timer = undefined;
    this.#queue = [];
    this.paused = false;
    this.flights = [];
    this.#last = view;
    this.stage = { view, marks: {} };
  }

  /** Show how a view came about; `aside` is told with it, after all that was to be told before. */
  play(events: readonly AnyEvent[], view: AnyView, aside?: () => void): void {
    if (!this.#last) {
      for (const event of events) this.say(event, view);
      aside?.();
      return this.show(view);
    }
    this.#queue.push(...this.#plan(this.#last, events, view));
    if (aside) this.#queue.push({ ...plain(view), aside });
    this.#last = view;
    if (this.#timer !== undefined || this.paused) return;
    if (still() || document.hidden) this.#next();
    else this.#timer = setTimeout(this.#next, DRAWN);
  }

  resume(): void {
    if (!this.paused) return;
    this.paused = false;
    this.#next();
  }

  #speak = ({ says, view, aside }: Beat): void => {
    for (const event of says) this.say(event, view);
    aside?.();
  };

  /** People who look at something else only hear about their turn. */
  #sound({ sound, view }: Beat): void {
    if (document.hidden) return;
    if (won(view) && !won(this.stage?.view)) play("win");
    else if (sound) play(sound);
  }

  /** Something new to do is offered when what moves is on its way; what could be done before stays. */
  #show({ view, marks, ms }: Beat): void {
    const later = ms > 0 && view.legal.length > 0 && !this.stage?.view.legal.length && !still() && !document.hidden;
    this.stage = { view: later ? idle(view) : view, marks };
    if (later) this.#offer = setTimeout(() => (this.stage = { view, marks }), OFFERED * Math.min(1, tempo()));
  }

  #next = (): void => {
    this.#timer = undefined;
    const beat = this.#queue.shift();
    if (!beat) return;
    clearTimeout(this.#offer);
    if (!still()) remember();
    this.#sound(beat);
    this.#show(beat);
    this.flights = still() ? [] : beat.flights.map((flight) => ({ ...flight, key: ++this.#flown }));
    if (beat.says.length || beat.aside) setTimeout(this.#speak, still() ? 0 : SAID, beat);
    if (document.hidden && this.#queue.length) return this.#next();
    if (this.holds && (beat.pause === "round" || (beat.pause === "trick" && settings.tap))) {
      this.paused = true;
      return;
    }
    const rush = this.#queue.length > MANY ? 0.25 : 1;
    const ms = beat.pause === "round" ? WATCHED_ROUND : still() && !beat.pause ? Math.min(beat.ms, STILL) : beat.ms;
    this.#timer = setTimeout(this.#next, (ms * tempo() * rush) / this.speed);
  };
}
