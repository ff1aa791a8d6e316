/** What a table component is given, whether the game is live, replayed, part of a lesson or of the gallery. */
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

export interface TableProps<View extends AnyView> {
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
  /** Takes the viewer's last action back at once, where the table allows that. */
  undo?: (() => void) | undefined;
  /** What a bot would do, if one was asked. */
  hint?: Hint | null;
}
