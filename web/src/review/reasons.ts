/** Why a decision was good or bad, in words: every claim was computed, the sentence only says it. */
import type { Reason } from "../generated/wire.ts";
import { has, t } from "../i18n/i18n.svelte.ts";
import { decimal } from "../i18n/numbers.ts";
import type { Player } from "../state/table.ts";

/** Seats, actions and cards are said by their names; a game that this page has no words for is left with the id. */
export function reasonText(reason: Reason, players: readonly Player[], name: (action: string) => string): string {
  const said = ([key, value]: [string, string | number]): [string, string | number] => {
    if (key === "seat") return [key, players[Number(value)]?.name ?? ""];
    if (key === "action" || key === "best") return [key, name(String(value))];
    if (key === "card" && typeof value === "string") return [key, name(`play ${value}`)];
    // What may be below zero is written here, with a true minus sign; counts are left to the message and its plurals.
    return [key, typeof value === "number" && value < 0 ? decimal(value) : value];
  };
  return has(reason.id) ? t(reason.id, Object.fromEntries(Object.entries(reason.params ?? {}).map(said))) : reason.id;
}
