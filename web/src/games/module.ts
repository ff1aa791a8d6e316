/** What a game brings to the page. The list of games says where each part is; a game without a part gets the general one. */
import type { Component } from "svelte";
import type { AnyEvent, AnyView, Beat } from "../plan/beats.ts";
import type { Sentence } from "../plan/narrate.ts";
import type { Chapter } from "../replay/film.ts";
import type { Player, TableProps } from "../state/table.ts";

/** A game at the table, live or replayed. */
export interface GameModule<View extends AnyView = AnyView, Event extends AnyEvent = AnyEvent> {
  Table: Component<TableProps<View>>;
  /** A card as it crosses the table; without it, all cards are seen from the back. */
  Card?: Component<{ card: string }>;
  /** How many sit at the table. */
  seats: (view: View) => number;
  /** The way from one view to the next, as beats. */
  plan: (before: View, events: readonly Event[], after: View) => Beat<View>[];
  /** What is said of an event; null where nothing needs saying. */
  narrate: (event: Event, view: View) => Sentence | null;
  /** An action of the notation in words, as short as it is. */
  actionName: (action: string, players: readonly Player[]) => string;
  /** What was taken back, by the views before and after; null for what only has the general sentence. */
  takenBack?: (seat: number, before: View, after: View) => Sentence | null;
  /** Why something chosen for one's turn was given back; empty for what only has the general reason. */
  givenBack?: (action: string, view: View, players: readonly Player[]) => string;
  /** What to look at, as a hint says it: the beginning that good actions have in common, empty if they have none. */
  lookAt?: (beginning: string, players: readonly Player[]) => string;
  /** Places worth jumping to in a replay, by the events of its steps. */
  chapters?: (events: readonly (readonly Event[])[]) => Chapter[];
}

/** A game with views and events of its own, for those who know it by its name only. */
export const asModule = <View extends AnyView, Event extends AnyEvent>(game: GameModule<View, Event>): GameModule => game as unknown as GameModule;

/** Whether all that was dealt, as the first view and all events show it, follows from the seed. */
export type Deals<View extends AnyView = AnyView, Event extends AnyEvent = AnyEvent> = (seed: Uint8Array, view: View, events: readonly Event[]) => boolean;

/** The options of a table, or those an edition means. */
export type Options = Readonly<Record<string, unknown>>;

/** How a rule stands at a table. */
export interface Ruling {
  /** The message that says it, where it is not the rule's own. */
  text?: string;
  /** The message with a ruling that is ours, not a book's. */
  ours?: string;
  /** The message with the editions that have it, where editions differ. */
  edition?: string;
  /** Whether it is the rule of another edition. */
  elsewhere?: boolean;
}

export interface Rules {
  /** The ids of the rules, each group under the first of it. */
  groups: readonly (readonly string[])[];
  /** How a rule stands with these options; without it, as written. */
  ruling?: (rule: string, options: Options) => Ruling;
  /** The editions a reader can choose from: what each is called, its languages, what it settles. */
  editions?: readonly { name: string; languages: readonly string[]; options: Options }[];
  /** A picture for a group; nothing for those that need none. */
  Picture?: Component<{ rule: string }>;
  /** What sentences cannot say about a group. */
  More?: Component<{ rule: string; options: Options }>;
  /** What stands below the rules. */
  Notes?: Component;
}

/** Where the parts of a game are; each is loaded when it is needed. */
export interface Game {
  name: string;
  /** The catalogue that has its table's words. */
  catalogue: string;
  module: () => Promise<{ game: GameModule }>;
  /** Its table as a small picture. */
  picture: () => Promise<{ default: Component }>;
  rules: () => Promise<{ rules: Rules }>;
  deals: () => Promise<{ deals: Deals }>;
  /** Where people have days: what can be planned ahead, given the view, the players, the lines so far and a way to save them. */
  plans?: () => Promise<{ default: Component<any> }>;
  /** A few cards, for those who choose how cards look. */
  sample?: () => Promise<{ default: Component }>;
}
