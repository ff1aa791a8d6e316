/** What is asked of a player, what a placement costs, why something does not go: in the words of the page. */
import type { FaceToFaceView, Pile } from "../../../generated/wire.ts";
import { t } from "../../../i18n/i18n.svelte.ts";
import { listed } from "../../../i18n/names.ts";
import { onTurn, plays, reason } from "../../../state/choices.ts";
import type { Player } from "../../../state/table.ts";
import { sentence } from "../../../ui/explain.ts";
import { END, endsItself, ghosts } from "../ahead.ts";
import { asked } from "./ask.ts";
import { PILES, cost, pileFacts, ranges, type PileFacts, type Story } from "./piles.ts";

/** One sentence for every moment: what is asked, or who is awaited. */
export function prompt(view: FaceToFaceView, chosen: number | null, players: readonly Player[], planning = false): string {
  if (view.outcome) return "";
  if (planning && chosen !== null) return t("duel-ask-where", { card: chosen });
  if (onTurn(view)) {
    const { id, args } = asked(view, chosen);
    return t(id, args);
  }
  const seat = view.to_act[0] ?? view.placed.at(-1)?.[1];
  if (seat === undefined || seat === view.viewer) return "";
  return t(planning && !players[seat]?.bot ? "duel-wait-plan" : "duel-wait", { who: players[seat]?.name ?? "" });
}

/** What one has planned, and what happens with it. */
export function planned(lines: readonly string[], active: boolean): string {
  const cards = ghosts(lines).map(({ pile, card }) => `${card}${pile.endsWith("up") ? "▲" : "▼"}${pile.startsWith("opp") ? "⇄" : ""}`);
  return active ? t("duel-plan-runs") : t("duel-planned", { cards: cards.join(", "), end: endsItself(lines) ? "itself" : "you" });
}

/** Why a plan stopped at an action, said once the turn has come. */
export function givenBack(action: string, view: FaceToFaceView, players: readonly Player[]): string {
  if (!onTurn(view)) return "";
  if (action === END) return t("duel-plan-look", { who: players[1 - Number(view.viewer)]?.name ?? "" });
  const why = reason(view, action);
  return why ? t("duel-plan-stopped", { card: Number(action.split(" ")[1]), why: sentence(why) }) : "";
}

/** What a card would do on a pile where it fits; empty where it does not. */
export function costWords(view: FaceToFaceView, facts: PileFacts, card: number): string {
  const found = cost(view, facts, card);
  if (!found) return "";
  const { kind, count, cards } = found;
  if (kind === "gift") return t("duel-cost-gift", { way: facts.way, card, count });
  return t(kind === "back" ? "duel-cost-back" : "duel-cost-pass", { way: facts.way, card, count: cards.length, cards: ranges(cards) });
}

/** Why a card cannot go on a pile; empty where it can, or where nothing is said of it. */
export function whyNot(view: FaceToFaceView, pile: Pile, card: number): string {
  const action = `${pile} ${card}`;
  const refusal = reason(view, action) ?? view.stuck_because.find(([, actions]) => actions.includes(action))?.[0];
  return refusal ? sentence(refusal) : "";
}

/** Everything a card can do now, a sentence a line; where it can do nothing, why. */
export function cardWords(view: FaceToFaceView, card: number, players: readonly Player[]): string {
  if (!onTurn(view) && !view.outcome) return prompt(view, null, players);
  const can = PILES.map((pile) => costWords(view, pileFacts(view, pile), card)).filter(Boolean);
  return (can.length ? can : PILES.map((pile) => whyNot(view, pile, card)).filter(Boolean)).join("\n");
}

/** What a pile is for; with a card chosen, what that card would do there or why it cannot go. */
export function pileWords(view: FaceToFaceView, facts: PileFacts, card: number | null, players: readonly Player[]): string {
  if (card !== null) return costWords(view, facts, card) || whyNot(view, facts.pile, card);
  if (!plays(view)) return t("duel-pile-of", { who: players[facts.owner]?.name ?? "", way: facts.way, top: facts.top });
  return t("duel-pile-about", { pile: facts.pile, top: facts.top });
}

/** A turn told in one or two sentences: what went on the own piles, and the card given. */
export function toldTurn(view: FaceToFaceView, { seat, up, down, gift }: Story, players: readonly Player[]): { own: string; gift: string } {
  const name = (one: number): string => players[one]?.name ?? "";
  const list = (cards: readonly number[]): string => listed(cards.map(String));
  const where = up.length && down.length ? "both" : down.length ? "down" : "up";
  return {
    own: up.length + down.length ? t("duel-last-turn", { who: name(seat), where, up: list(up), down: list(down) }) : "",
    gift: gift ? t(gift.owner === view.viewer ? "duel-gift" : "duel-gift-other", { who: name(seat), owner: name(gift.owner), card: gift.card, way: gift.way, count: gift.by }) : "",
  };
}

/** What a bot advises. */
export function advice({ action, bot }: { action: string; bot: string }): string {
  const [pile = "", card = ""] = action.split(" ");
  return pile === "end" ? t("duel-advice-end", { bot }) : t("duel-advice", { bot, pile, card: Number(card) });
}
