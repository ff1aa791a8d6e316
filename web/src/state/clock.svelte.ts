/** The time, second by second, for clocks that run. */
import type { ClockInfo } from "../generated/wire.ts";

let time = $state(Date.now());
setInterval(() => (time = Date.now()), 500);

export const now = (): number => time;

/** What is left for each seat that must decide, as m:ss. */
export function clocksOf(clock: ClockInfo, at: number): Record<number, string> {
  const left: Record<number, string> = {};
  for (const [seat, until] of clock.until.entries()) {
    if (until === null) continue;
    const seconds = Math.max(0, Math.ceil((until - at) / 1000));
    left[seat] = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
  }
  return left;
}
