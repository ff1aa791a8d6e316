/** Why a decision was good or bad, in words: every claim was computed, the sentence only says it. */
import type { Reason } from "../generated/wire.ts";
import { has, t } from "../i18n/i18n.svelte.ts";
import type { Player } from "../state/table.ts";

type Words = Record<string, string | number>;

/** Parameters that name a seat or an action are said by name; those that a game names otherwise stay as they are. */
export function reasonText(reason: Reason, players: readonly Player[], name: (action: string) => string): string {
  const args: Words = {};
  for (const [key, value] of Object.entries(reason.params ?? {})) {
    if (typeof value === "number" && /^(seat|who|partner|holder|taker)$/.test(key)) args[key] = players[value]?.name ?? "";
    else if (typeof value === "string" && /^(action|best|other)$/.test(key)) args[key] = name(value);
    else args[key] = value;
  }
  return has(reason.id) ? t(reason.id, args) : reason.id;
}
