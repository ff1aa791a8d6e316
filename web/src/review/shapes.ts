/** The signs of the labels, around the origin: each differs by its outline, not by its colour alone. */
export const SHAPES: Record<string, string> = {
  none: "M-4 0a4 4 0 1 0 8 0a4 4 0 1 0 -8 0Z",
  good: "M-8 0a8 8 0 1 0 16 0a8 8 0 1 0 -16 0Z",
  inaccuracy: "M0 -9L9 7H-9Z",
  mistake: "M0 -9.5L9.5 0L0 9.5L-9.5 0Z",
  blunder: "M-8 -8H8V8H-8Z",
  unlucky: "M0 9L9 -7H-9Z",
  lucky: "M0 -10L2.6 -3.4L9.5 -3.1L4.1 1.3L5.9 8.1L0 4.2L-5.9 8.1L-4.1 1.3L-9.5 -3.1L-2.6 -3.4Z",
};

const TONES: Record<string, string> = {
  good: "var(--good)",
  inaccuracy: "var(--team-a)",
  mistake: "var(--mistake)",
  blunder: "var(--bad)",
  unlucky: "var(--team-b)",
  lucky: "var(--accent)",
};

export const toneOf = (label: string): string => TONES[label] ?? "var(--line-strong)";

/** Lines of the seats differ by their dashes as well. */
export const DASHES = ["", "7 4", "2 4", "10 3 2 3", "5 2"];
