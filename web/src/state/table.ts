/** What a table component is given, whether the game is live, replayed, part of a lesson or of the gallery. */
import type { Snippet } from "svelte";
import type { Refusal } from "../generated/wire.ts";
import type { Character } from "../art/characters.ts";
import type { AnyView, Marks } from "../plan/beats.ts";

export interface Player {
  name: string;
  character: Character;
  bot: boolean;
  here: boolean;
  standin: boolean;
}

export interface Hint {
  action: string;
  bot: string;
}

export interface Premove {
  /** What comes first, empty if nothing does; and all of it, in order. */
  action: string;
  lines: readonly string[];
  /** Choose one action and nothing else; the same again takes it back. */
  choose: (action: string) => void;
  /** Change what is chosen, beginning with what was sent last. */
  plan: (change: (lines: readonly string[]) => readonly string[]) => void;
}

export interface TableProps<View extends AnyView = AnyView> {
  view: View;
  marks: Marks;
  players: readonly Player[];
  /** The action on its way to the server. */
  pending: string | null;
  act: (action: string) => void;
  explain: (refusal: Refusal) => void;
  /** Waiting for a tap to go on. */
  paused: boolean;
  resume: () => void;
  /** Actions of this turn that can still be rearranged. */
  draft: readonly string[];
  takeBack: (count: number) => void;
  concede: () => void;
  /** What happened and what was said. */
  log?: Snippet;
  /** What can be done when the game is over. */
  next?: Snippet;
  /** A lesson: nothing but the table. */
  bare?: boolean;
  /** On a phone the table shares the screen with words about a move. */
  small?: boolean;
  /** What was said a moment ago, and the time left, by seat. */
  bubbles?: Record<number, string>;
  clocks?: Record<number, string>;
  /** What the viewer has chosen for their turn, and how to choose it; tables that are looked at have none. */
  premove?: Premove | undefined;
  /** Takes the viewer's last action back at once, where the table allows that. */
  undo?: (() => void) | undefined;
  /** What a bot would do, if one was asked. */
  hint?: Hint | null;
}

/** For tables that are only looked at. */
export const LOOKED_AT = { pending: null, act: () => {}, explain: () => {}, paused: false, resume: () => {}, draft: [], takeBack: () => {}, concede: () => {} } as const satisfies Partial<TableProps>;
