/** What of a review is worth showing first, and where it goes in the chart. */
import type { Candidate, Reason, ReviewedDecision } from "../generated/wire.ts";

export type Label = ReviewedDecision["label"] & string;

/** Labels in the order of a legend; a decision without one is not marked. */
export const LABELS = ["good", "inaccuracy", "mistake", "blunder", "unlucky", "lucky"] as const;
export const COSTLY: ReadonlySet<string> = new Set(["inaccuracy", "mistake", "blunder"]);
const TELLING: ReadonlySet<string> = new Set([...COSTLY, "unlucky", "lucky"]);

/** Whether chances to win are known for it yet. */
export const known = (decision: ReviewedDecision): boolean => (decision.chances?.length ?? 0) > 0;

/** Whether there was something to choose that nobody has looked at yet. */
export const unseen = (decision: ReviewedDecision, finished: boolean): boolean => !finished && !decision.real && !decision.open.exact && !decision.candidates?.length;

const unlucky = (decision: ReviewedDecision): number => (decision.label === "unlucky" ? 1 : 0);

/** How much a decision mattered: what it cost by what was known; where it was only bad luck, what it cost openly. */
export const weight = (decision: ReviewedDecision): number => (unlucky(decision) ? decision.open.chance : decision.fair.chance);

export const marked = (decision: ReviewedDecision): boolean => (decision.label ?? "none") !== "none";

/** The moments to go through, in the order of the game; of one seat, or of all. */
export function moments(decisions: readonly ReviewedDecision[], seat: number | null): ReviewedDecision[] {
  return decisions.filter((decision) => TELLING.has(decision.label ?? "none") && (seat === null || decision.seat === seat));
}

/** The moments that mattered most, first: those that could have been known, then mere bad luck. */
export function keyMoments(decisions: readonly ReviewedDecision[], seat: number | null, count: number): ReviewedDecision[] {
  return moments(decisions, seat).sort((a, b) => unlucky(a) - unlucky(b) || weight(b) - weight(a) || a.step - b.step).slice(0, count);
}

export const costly = (decisions: readonly ReviewedDecision[], seat: number): ReviewedDecision[] =>
  decisions.filter((decision) => decision.seat === seat && COSTLY.has(decision.label ?? "none")).sort((a, b) => weight(b) - weight(a));

/** Two values are told apart only beyond two standard errors of their difference. */
const SURE = 2;

/** Whether an action is as good as the best one, as far as anyone can tell; undefined if nobody looked at it. */
export function asGood(decision: ReviewedDecision, action: string): boolean | undefined {
  if (action === decision.best) return true;
  const candidates = decision.candidates ?? [];
  const [best, mine] = [candidates.find((one) => one.action === decision.best), candidates.find((one) => one.action === action)];
  if (!best || !mine) return undefined;
  return best.chance - mine.chance <= SURE * Math.hypot(best.chance_error, mine.chance_error);
}

/** What to say to an answer. The reasons were computed for the move of the game; of another move only its chances are known. */
export function reasonsFor(decision: ReviewedDecision, answer: string): readonly Reason[] {
  if (answer === decision.action || asGood(decision, answer)) return decision.why ?? [];
  const [best, mine] = [decision.best, answer].map((action) => decision.candidates?.find((one) => one.action === action));
  if (!best || !mine) return [];
  const params = { best: best.action, action: answer, better: Math.round(100 * best.chance), worse: Math.round(100 * mine.chance) };
  return [{ id: "review-why-chances", params }];
}

/** The end of a scale for candidates: the next ten percent above all of them. */
export const scaleEnd = (candidates: readonly Candidate[]): number => Math.min(1, Math.max(0.1, Math.ceil(Math.max(...candidates.map((one) => one.chance + one.chance_error)) * 10) / 10));

export interface Frame {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** Each seat's chance to win over the game as a line, and where the marked decisions lie on them. */
export function timeline(decisions: readonly ReviewedDecision[], seats: number, frame: Frame) {
  const last = Math.max(1, decisions.length - 1);
  const x = (step: number): number => frame.left + (step / last) * (frame.right - frame.left);
  const y = (chance: number): number => frame.bottom - chance * (frame.bottom - frame.top);
  const seen = decisions.filter(known);
  const lines = Array.from({ length: seats }, (_, seat) => seen.map((decision) => ({ x: x(decision.step), y: y(decision.chances?.[seat] ?? 0) })));
  const dots = decisions.filter((decision) => known(decision) && marked(decision)).map((decision) => ({ decision, x: x(decision.step), y: y(decision.chances?.[decision.seat] ?? 0) }));
  return { x, y, lines, dots };
}
