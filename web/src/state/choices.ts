/** What a viewer may do now, as the view says it: legal actions, and for the others the reason. */
import type { Refusal } from "../generated/wire.ts";
import type { AnyView } from "../plan/beats.ts";

export const may = (view: AnyView, action: string): boolean => view.legal.includes(action);

/** Why an action is not legal now; undefined if it is, or if nothing is said of it. */
export function reason(view: AnyView, action: string): Refusal | undefined {
  return view.barred.find(([, actions]) => actions.includes(action))?.[0];
}

/** The viewer's seat, or the first one for those who only look. */
export const seatOf = (view: AnyView): number => (typeof view.viewer === "number" ? view.viewer : 0);

export const plays = (view: AnyView): boolean => typeof view.viewer === "number";

export const onTurn = (view: AnyView): boolean => view.legal.length > 0;
