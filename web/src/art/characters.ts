/** The five characters, in the order of the board's first line, each with its drawing and its disc. */
export const CHARACTERS = ["bear", "wolf", "crane", "tiger", "eagle"] as const;
export type Character = (typeof CHARACTERS)[number];

export const DRAWING: Record<Character, string> = {
  bear: "bear-head",
  wolf: "wolf-head",
  crane: "heron",
  tiger: "tiger-head",
  eagle: "eagle-head",
};

/** Their colours, as lines on light and on dark. */
export const TONE: Record<Character, string> = { bear: "#b0703c", wolf: "#71818f", crane: "#b4609a", tiger: "#d98324", eagle: "#4f7fb5" };

export const characterOf = (seat: number): Character => CHARACTERS[seat % CHARACTERS.length] ?? "bear";
