/** What cards, boxes and actions of Nyet! are called. */
import type { Player } from "../../state/table.ts";
import { t } from "../../i18n/i18n.svelte.ts";
import { listed } from "../../i18n/names.ts";

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

/** A box beside the name of its line, whose word isn't said again. */
export function boxInLine(line: string, box: string, players: readonly Player[]): string {
  if (line === "points") return box.replace("-", "−");
  return line === "trump" && box === "none" ? t("super-none") : boxName(line, box, players);
}

/** A line and one of its boxes in words. */
export const lineAndBox = (line: string, box: string, players: readonly Player[]): string =>
  t("action-cover", { line: lineName(line), box: boxInLine(line, box, players) });

/** What to look at: a line of the board, a suit of the hand, or the choice as such. */
export function lookAt(beginning: string): string {
  const [verb = "", what = ""] = beginning.split(" ");
  if (verb === "x") return what ? t("hint-look-line", { line: lineName(what) }) : t("hint-look-board");
  if (verb === "team" || verb === "bonus") return t(`hint-look-${verb}`);
  return what ? t("hint-look-suit", { colour: what }) : t(verb ? "hint-look-cards" : "hint-look-any");
}

/** An action of the notation in words, as short as it is. */
export function actionName(action: string, players: readonly Player[]): string {
  const [verb = "", first = "", second = ""] = action.split(" ");
  if (verb === "x") return t("action-veto", { line: lineName(first), box: boxInLine(first, second, players) });
  if (verb === "team" || verb === "bonus") return listed(first.split("+").map((seat) => players[Number(seat)]?.name ?? seat));
  return cardName(first);
}
