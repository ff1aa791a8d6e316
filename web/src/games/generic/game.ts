/** Any game the page has no table for: everything is shown, and written as the game itself writes it. */
import { plain, type AnyEvent } from "../../plan/beats.ts";
import { over, type Sentence } from "../../plan/narrate.ts";
import type { Outcome } from "../../generated/wire.ts";
import { readable } from "../../i18n/names.ts";
import type { GameModule } from "../module.ts";
import Table from "./Table.svelte";
import { written } from "./values.ts";

/** What the page may know of an event: who did what, how the game ended. The rest is said as it is written. */
type Known = AnyEvent & { seat?: unknown; action?: unknown; outcome?: Outcome };

function narrate(event: Known): Sentence {
  const { type, seat, action, outcome, ...rest } = event;
  if (outcome) return over(outcome);
  const what = typeof action === "string" ? action : [readable(type), ...Object.entries(rest).map(([name, value]) => `${readable(name)} ${written(value)}`)].join(", ");
  return typeof seat === "number" ? { id: "say-did", args: { what }, seats: { who: seat } } : { id: "say-happened", args: { what } };
}

export const game: GameModule = {
  Table,
  seats: () => 0,
  plan: (_, events, after) => [plain(after, events)],
  narrate,
  actionName: (action) => action,
};
