import type { Line } from "../../../generated/wire.ts";

/** The lines of the board, top to bottom. */
export const LINES: readonly Line[] = ["first", "discard", "trump", "super", "points"];
