/** The time, second by second, for clocks that run. */
import { language } from "../i18n/i18n.svelte.ts";
import type { ClockInfo } from "../generated/wire.ts";

let time = $state(Date.now());
setInterval(() => (time = Date.now()), 500);

export const now = (): number => time;

const unit = (amount: number, unit: string): string => new Intl.NumberFormat(language(), { style: "unit", unit, unitDisplay: "narrow" }).format(amount);

/** Time that is left: m:ss, or hours and minutes, or days and hours. */
function leftIn(seconds: number): string {
  const [minutes, hours, days] = [60, 3600, 86_400].map((one) => Math.floor(seconds / one)) as [number, number, number];
  if (days) return `${unit(days, "day")} ${unit(hours % 24, "hour")}`;
  if (hours) return `${unit(hours, "hour")} ${unit(minutes % 60, "minute")}`;
  return `${minutes}:${String(seconds % 60).padStart(2, "0")}`;
}

/** What is left for each seat that must decide. */
export function clocksOf(clock: ClockInfo, at: number): Record<number, string> {
  const left: Record<number, string> = {};
  for (const [seat, until] of clock.until.entries()) {
    if (until === null) continue;
    left[seat] = leftIn(Math.max(0, Math.ceil((until - at) / 1000)));
  }
  return left;
}
