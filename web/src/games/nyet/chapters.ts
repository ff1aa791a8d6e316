/** The places of a replay worth jumping to: rounds, and the tricks in them. */
import type { NyetEvent } from "../../generated/wire.ts";
import type { Chapter } from "../../replay/film.ts";

export function chapters(events: readonly (readonly NyetEvent[])[]): Chapter[] {
  const found: Chapter[] = [];
  let trick = 0;
  for (const [step, happened] of events.entries()) {
    for (const event of happened) {
      if (event.type === "trick-taken") found.push({ step, kind: "trick", number: ++trick });
      else if (event.type === "dealt") {
        trick = 0;
        found.push({ step, kind: "round", number: event.round });
      }
    }
  }
  return found;
}
