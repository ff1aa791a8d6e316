/** What actions of Face to Face are called. */
import { t } from "../../i18n/i18n.svelte.ts";

/** An action of the notation in words, as short as it is. */
export function actionName(action: string): string {
  const [verb = "", card = ""] = action.split(" ");
  return verb === "end" ? t("duel-end", { draw: 0 }) : t("action-place", { card: Number(card), pile: t("pile", { pile: verb }) });
}

/** What to look at: a pile, or how many cards to place. */
export function lookAt(beginning: string): string {
  return beginning ? t("hint-look-pile", { pile: t("pile", { pile: beginning }) }) : t("hint-look-number");
}
