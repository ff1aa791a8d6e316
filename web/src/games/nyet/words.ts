/** What the table says about itself: what is asked, what a thing does, what a hint advises, why a trick was won. */
import { t } from "../../i18n/i18n.svelte.ts";
import { listed } from "../../i18n/names.ts";
import { boxInLine, boxName, cardName, lineName } from "./names.ts";
import { may, onTurn, plays, reason, seatOf } from "../../state/choices.ts";
import { ownFirst } from "../../state/sides.ts";
import { sentence } from "../../ui/explain.ts";
import type { NyetView, Trick } from "../../generated/wire.ts";
import type { Player } from "../../state/table.ts";
import { rankOf } from "./hand.ts";
import { howWon } from "./tricks.ts";

type Players = readonly Player[];
const nameOf = (players: Players, seat: number): string => players[seat]?.name ?? "";

/** One sentence on what is to be done now, by the viewer or by someone else. */
export function asked(view: NyetView, players: Players, chosen: readonly string[]): string {
  if (onTurn(view)) return askedOfMe(view, players, chosen);
  if (view.trick.length === players.length && view.winning !== null) {
    return t("say-taken", { who: nameOf(players, view.winning), loot: 0 });
  }
  if (view.phase === "nyet" && view.terms) return t("terms-stand");
  if (!view.to_act.length) return "";
  const names = view.to_act.map((seat) => nameOf(players, seat));
  if (view.phase === "give") return t("give-wait", { count: names.length, who: listed(names) });
  return t("ask-other", { phase: view.phase, who: names[0] ?? "" });
}

function askedOfMe(view: NyetView, players: Players, [picked]: readonly string[]): string {
  switch (view.phase) {
    case "nyet": {
      const [line = "", box = ""] = picked?.split(" ") ?? [];
      if (picked) return t("ask-cover-again", { name: boxName(line, box, players) });
      // What vetoes are for is said once: with the first one of a game.
      return t(view.round === 1 && view.board.every(([, , seat]) => seat !== view.viewer) ? "ask-cover-first" : "ask-cover");
    }
    case "team":
      return t("ask-team", { players: players.length });
    case "bonus":
      return t("ask-bonus");
    case "give":
      return t(`ask-give-${view.terms?.discard ?? "1"}`, { left: nameOf(players, (seatOf(view) + 1) % players.length) });
    default:
      if (picked) return t("ask-play-again", { card: cardName(picked) });
      return view.trick.length ? following(view) : t("ask-lead");
  }
}

/** Which suit must be followed, as the view says of the cards that do not. */
function following(view: NyetView): string {
  const suit = view.barred.map(([refusal]) => refusal.params?.["suit"]).find((one) => one !== undefined);
  return suit === undefined ? t("ask-any") : t("ask-follow", { suit });
}

/** The open box of a line in a sentence: what holds this round. */
export function termFact(line: string, box: string, view: NyetView, players: Players): string {
  switch (line) {
    case "first":
      return t("tip-first", { name: boxName(line, box, players), mine: mine(view, line, box) });
    case "discard":
      return t(`rules-give-${box}`);
    case "trump":
      return box === "none" ? t("rules-no-trump") : t("rules-trump", { colour: box });
    case "super":
      return box === "none" ? t("tip-no-super") : t("rules-supertrump", { colour: box });
    default:
      return t(box.startsWith("-") ? "rules-score-bad" : "rules-score", { points: Math.abs(Number(box)) });
  }
}

const mine = (view: NyetView, line: string, box: string): "yes" | "no" =>
  line === "first" && plays(view) && box === String(seatOf(view)) ? "yes" : "no";

/** What a box of the board does, or what was done to it. */
export function boxTip(view: NyetView, players: Players, line: string, box: string, by: number | undefined): string {
  const args = { line, box, name: boxName(line, box, players), mine: mine(view, line, box) };
  if (by !== undefined) return t("tip-covered", { ...args, who: nameOf(players, by) });
  if (may(view, `x ${line} ${box}`)) return t("tip-cover", args);
  const left = (view.boxes[line] ?? []).length - view.board.filter(([one]) => one === line).length;
  return left === 1 ? termFact(line, box, view, players) : t("board-open", { box: args.name });
}

/** What a card of the hand is, and what a tap on it does. */
export function cardTip(view: NyetView, card: string, verb: string): string {
  const refusal = verb && reason(view, `${verb} ${card}`);
  if (refusal) return sentence(refusal);
  const kind = rankOf(card, view.terms) || (card.slice(1) === "1" ? "loot" : "plain");
  return t("tip-card", { card: cardName(card), verb: verb && may(view, `${verb} ${card}`) ? verb : "none", kind });
}

/** A hint as advice. */
export function advice({ action, bot }: { action: string; bot: string }, view: NyetView, players: Players): string {
  const [verb = "", first = "", second = ""] = action.split(" ");
  const me = seatOf(view);
  const who = t("bot-title", { bot });
  const seats = first.split("+").map(Number);
  const others = seats.filter((seat) => seat !== me).map((seat) => nameOf(players, seat));
  switch (verb) {
    case "x":
      return t("advice-cover", { bot: who, line: lineName(first), name: boxInLine(first, second, players) });
    case "team":
      return t("advice-team", { bot: who, count: seats.length, names: listed(others) });
    case "bonus":
      return t("advice-bonus", { bot: who, self: others.length ? "no" : "yes", names: listed(others) });
    default:
      return t("advice-card", { bot: who, verb, card: cardName(first) });
  }
}

/** Names with "you" for the viewer, who comes first. */
export function namesOf(view: NyetView, players: Players, seats: readonly number[]): string {
  const me = plays(view) ? seatOf(view) : -1;
  const others = seats.filter((seat) => seat !== me).map((seat) => nameOf(players, seat));
  return listed(seats.includes(me) ? [t("you"), ...others] : others);
}

/** "You and Bear against Wolf and Tiger". */
export function teamsSentence(view: NyetView, players: Players, first: readonly number[], other: readonly number[]): string {
  const [us, them] = ownFirst(view.viewer, first, other);
  return t("team-sum", { us: namesOf(view, players, us), them: namesOf(view, players, them), count: us.length });
}

/** Why a trick went to its taker. */
export function whyWon(view: NyetView, players: Players, trick: Trick): string {
  const { card, kind, tie } = howWon(trick, view.terms);
  return t("why-won", { who: nameOf(players, trick.taker), card: cardName(card), kind, tie: tie ? "yes" : "no" });
}

export const lootOf = (trick: Trick): string => t("why-loot", { cards: listed(trick.loot.map(cardName)) });

