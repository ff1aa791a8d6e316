/** The sounds of the table, drawn as a few voices each; no recordings. */
export const SOUNDS = {
  /** Paper on felt. */
  card: [{ noise: true, from: 2600, to: 1100, at: 0, lasts: 0.09, loud: 0.5 }],
  /** Cards swept together. */
  trick: [
    { noise: true, from: 700, to: 2200, at: 0, lasts: 0.22, loud: 0.32 },
    { wave: "sine", from: 170, to: 90, at: 0.17, lasts: 0.14, loud: 0.4 },
  ],
  /** A stamp comes down. */
  veto: [
    { wave: "sine", from: 150, to: 52, at: 0, lasts: 0.18, loud: 0.9 },
    { noise: true, from: 1300, to: 500, at: 0, lasts: 0.06, loud: 0.45 },
  ],
  /** Two soft notes. */
  turn: [
    { wave: "sine", from: 523.25, to: 523.25, at: 0, lasts: 0.5, loud: 0.3 },
    { wave: "sine", from: 783.99, to: 783.99, at: 0.12, lasts: 0.5, loud: 0.3 },
  ],
  /** A chord, note after note. */
  win: [523.25, 659.25, 783.99, 1046.5].map((pitch, i) => ({ wave: "triangle", from: pitch, to: pitch, at: i * 0.11, lasts: i === 3 ? 0.9 : 0.4, loud: 0.28 })),
} as const satisfies Record<string, readonly Voice[]>;

export type Sound = keyof typeof SOUNDS;

/** A tone or a breath of noise that glides from one pitch to another, in seconds from the start of its sound. */
export type Voice = { from: number; to: number; at: number; lasts: number; loud: number } & ({ noise: true } | { wave: OscillatorType });
