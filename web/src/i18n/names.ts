/** What things of the games are called. */
import type { Player } from "../state/table.ts";
import { t } from "./i18n.svelte.ts";

export const colourName = (colour: string): string => t("colour", { colour });

export const cardName = (card: string): string => t("card", { colour: card[0] ?? "", value: card.slice(1) });

export const lineName = (line: string): string => t("line", { line });

/** A box in words: a player, a way of giving up cards, a colour, points. */
export function boxName(line: string, box: string, players: readonly Player[]): string {
  switch (line) {
    case "first":
      return players[Number(box)]?.name ?? box;
    case "discard":
      return t(`discard-${box}`);
    case "points":
      return t("points", { points: Number(box) });
    default:
      return box === "none" ? t(`${line}-none`) : colourName(box);
  }
}

/** Several names as the language lists them. */
export const listed = (names: readonly string[]): string => new Intl.ListFormat(document.documentElement.lang || "en").format(names);
