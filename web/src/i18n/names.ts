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
      return t("points", { points: Number(box) }).replace("-", "−");
    default:
      return box === "none" ? t(`${line}-none`) : colourName(box);
  }
}

/** Several names as the language lists them. */
export const listed = (names: readonly string[]): string => new Intl.ListFormat(document.documentElement.lang || "en").format(names);

/** An action of the notation in words, as short as it is. */
export function actionName(action: string, players: readonly Player[]): string {
  const [verb = "", first = "", second = ""] = action.split(" ");
  const names = (seats: string) => listed(seats.split("+").map((seat) => players[Number(seat)]?.name ?? seat));
  switch (verb) {
    case "x":
      return `${lineName(first)}: ${boxName(first, second, players)}`;
    case "team":
    case "bonus":
      return names(first);
    case "play":
    case "discard":
    case "pass":
      return cardName(first);
    case "end":
      return t("duel-end", { draw: 0 });
    default:
      return `${first} → ${t("pile", { pile: verb })}`;
  }
}

/** A player of a record; nothing for a bot, which is called by its animal at the table. */
export const playerName = (name: string): string => (name.startsWith("bot:") ? "" : name);
