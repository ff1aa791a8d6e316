import type { NyetView } from "../../../generated/wire.ts";

export type Line = NyetView["board"][number][0];

/** The lines of the board, top to bottom. */
export const LINES: readonly Line[] = ["first", "discard", "trump", "super", "points"];
