/** What happened as a sentence to say: the id of a message, and what it needs. */
import type { Outcome } from "../generated/wire.ts";
import type { Args } from "../i18n/i18n.svelte.ts";
import type { Player } from "../state/table.ts";

export interface Sentence {
  id: string;
  args: Record<string, string | number>;
  /** Arguments that are seats: named by who speaks. */
  seats?: Record<string, number>;
  /** Several seats, as the argument `names`; `count` says how many. */
  group?: readonly number[];
  /** Arguments that are words of the game, in the language of the moment. */
  words?: (players: readonly Player[]) => Args;
  /** Whether the log sets it off from what follows. */
  milestone?: boolean;
}

/** Someone took their last action back, whatever it was. */
export const undone = (seat: number): Sentence => ({ id: "say-undone", args: {}, seats: { who: seat } });

/** Who won. */
export const over = (outcome: Outcome): Sentence => ({ id: "say-over", args: {}, group: outcome.winners });
