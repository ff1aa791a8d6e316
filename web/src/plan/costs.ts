/** What someone's decisions cost over time: for each kind of decision a mean that runs over their last reviewed games. */
import type { ReviewedGame } from "../generated/wire.ts";

/** How many games a point is the mean of: one game has a handful of decisions of a kind, and chance makes them jump. */
export const TOGETHER = 5;

export interface CostCurve {
  kind: string;
  /** After each game that had such decisions, oldest first. */
  values: readonly number[];
}

export function costCurves(games: readonly ReviewedGame[]): CostCurve[] {
  const kinds = [...new Set(games.flatMap((game) => game.kinds.map(({ kind }) => kind)))].sort();
  return kinds.map((kind) => {
    const each = games.flatMap((game) => game.kinds.filter((one) => one.kind === kind && one.number > 0));
    const values = each.map((_, i) => {
      const last = each.slice(Math.max(0, i + 1 - TOGETHER), i + 1);
      return last.reduce((sum, one) => sum + one.cost * one.number, 0) / last.reduce((sum, one) => sum + one.number, 0);
    });
    return { kind, values };
  });
}

/** One scale for all, so that heights compare; it begins at nothing lost. */
export function bounds(curves: readonly CostCurve[]): [number, number] {
  const all = curves.flatMap(({ values }) => values);
  return [Math.min(0, ...all), Math.max(0.001, ...all)];
}
