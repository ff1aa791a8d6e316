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

export const characterOf = (seat: number): Character => CHARACTERS[seat % CHARACTERS.length] ?? "bear";
