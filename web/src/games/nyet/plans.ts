/** Lines of a plan as the rules read them. */
import type { NyetView } from "../../generated/wire.ts";

export interface Draft {
  when: string;
  whose: string;
  what: string;
}

/** A line from what was chosen: cards to give up have no condition, and who leads asks nobody whose trick it is. */
export function lineOf({ when, whose, what }: Draft): string {
  const conditions = what.startsWith("give ") ? [] : [when, when === "lead" ? "" : whose].filter(Boolean);
  return conditions.length ? `if ${conditions.join(" and ")}: ${what}` : what;
}

export function partsOf(line: string): { conditions: string[]; what: string } {
  const [before, what] = line.split(": ");
  return what === undefined ? { conditions: [], what: line } : { conditions: (before ?? "").slice(3).split(" and "), what };
}

/** The lines with one more; whatever holds always comes last, since nothing after it is reached. */
export function addLine(lines: readonly string[], line: string): string[] {
  if (lines.includes(line)) return [...lines];
  const later = line.includes(": ") ? lines.filter((one) => !one.includes(": ") && !/^(x|give|play) /.test(one)) : [];
  return [...lines.filter((one) => !later.includes(one)), line, ...later];
}

/** Whether a line can still come about: its box is open, its card in hand. */
export function stillMeant(line: string, view: NyetView, hand: readonly string[]): boolean {
  const [verb = "", first = "", box = ""] = partsOf(line).what.split(" ");
  if (verb === "until") return false;
  if (verb === "x") return view.phase === "nyet" && !view.board.some(([l, b]) => l === first && b === box);
  if (verb === "give") return view.phase !== "tricks" && hand.includes(first);
  return verb !== "play" || hand.includes(first);
}

/** For how many more tricks a plan holds; 0: to the end of the round. */
export function untilOf(lines: readonly string[], view: NyetView): number {
  const until = lines.find((line) => line.startsWith("until "))?.split(".")[1];
  return until === undefined ? (lines.length ? 0 : 3) : Math.max(1, Number(until) - view.tricks.length);
}
