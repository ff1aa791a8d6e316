/** Where the lines of the running totals go: apart from each other where they would lie on each other, names at their ends. */
export interface Frame {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** How far apart lines of the same total run, and how far apart their names stand. */
const APART = 3;
const LINE = 15;

/** Round numbers for the rulings: a few, from the lowest total to the highest. */
export function rulings(low: number, high: number): number[] {
  const rough = (high - low) / 3;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = Math.max(1, [1, 2, 5, 10].map((factor) => factor * power).find((one) => one >= rough) ?? rough);
  const first = Math.ceil(low / step) * step;
  return Array.from({ length: Math.floor((high - first) / step) + 1 }, (_, i) => first + i * step);
}

export function chart(runs: readonly (readonly number[])[], frame: Frame) {
  const totals = runs.flat();
  const high = Math.max(1, ...totals);
  const low = Math.min(0, ...totals);
  const last = Math.max(1, (runs[0]?.length ?? 1) - 1);
  const x = (round: number): number => frame.left + (round / last) * (frame.right - frame.left);
  const y = (value: number): number => frame.top + ((high - value) / (high - low)) * (frame.bottom - frame.top);
  /** Those with the same total after a round lie side by side around it. */
  const beside = (seat: number, round: number): number => {
    const same = runs.flatMap((run, other) => (run[round] === runs[seat]?.[round] ? [other] : []));
    return (same.indexOf(seat) - (same.length - 1) / 2) * APART;
  };
  const lines = runs.map((run, seat) => run.map((value, round) => ({ x: x(round), y: y(value) + (round ? beside(seat, round) : 0) })));
  const names = lines.map((line, seat) => ({ seat, from: line.at(-1)?.y ?? frame.bottom, y: line.at(-1)?.y ?? frame.bottom })).sort((a, b) => a.y - b.y);
  for (const [i, name] of names.entries()) name.y = Math.max(name.y, (names[i - 1]?.y ?? -Infinity) + LINE);
  /** Pushed down past the frame, they move up again together. */
  for (const [i, name] of [...names].reverse().entries()) name.y = Math.min(name.y, frame.bottom - i * LINE);
  return { x, y, lines, names, last, marks: rulings(low, high) };
}
