/** Who plays with whom, as the viewer sees it: the viewer's team is always side `a`; for spectators, the first team. */
import type { AnyView } from "../plan/beats.ts";

export type Side = "a" | "b" | "";

/** A shape for each side: colour alone tells nobody anything. */
export const MARK: Record<Side, string> = { a: "◆", b: "●", "": "" };

type Seats = readonly number[];

/** Two teams with the viewer's own first. */
export function ownFirst(viewer: AnyView["viewer"], first: Seats, other: Seats): [Seats, Seats] {
  return typeof viewer === "number" && other.includes(viewer) ? [other, first] : [first, other];
}

/** The teams of a view, where the game has any and they stand. */
export function teamsOf(view: AnyView): [Seats, Seats] | null {
  const [first, other] = "teams" in view ? (view.teams as readonly Seats[]) : [];
  return first && other ? ownFirst(view.viewer, first, other) : null;
}

/** The side a seat is on. */
export function sideOf(view: AnyView, seat: number): Side {
  const teams = teamsOf(view);
  if (teams?.[0].includes(seat)) return "a";
  return teams?.[1].includes(seat) ? "b" : "";
}

/** What a side is called: mine and theirs for who plays, else whose team it is. */
export function sideName(view: AnyView, side: Side): "none" | "ours" | "first" | "theirs" {
  if (!side) return "none";
  if (side === "b") return "theirs";
  return typeof view.viewer === "number" ? "ours" : "first";
}
