/** The places of a replay worth jumping to: where a turn ended. */
import type { FaceToFaceEvent } from "../../generated/wire.ts";
import type { Chapter } from "../../replay/film.ts";

export function chapters(events: readonly (readonly FaceToFaceEvent[])[]): Chapter[] {
  const ends = events.flatMap((happened, step) => happened.filter((event) => event.type === "drew").map(() => step));
  return ends.map((step, turn) => ({ step, kind: "turn", number: turn + 1 }));
}
