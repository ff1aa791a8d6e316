/** Numbers as the language writes them, where a message can't say how: whole, with a sign, as a share. */
import { language } from "./i18n.svelte.ts";

const written = (value: number, how: Intl.NumberFormatOptions): string => new Intl.NumberFormat(language(), how).format(value).replace("-", "−");

export const whole = (value: number): string => written(value, { maximumFractionDigits: 0, useGrouping: false });
export const decimal = (value: number, digits = 1): string => written(value, { maximumFractionDigits: digits });
export const signed = (value: number, digits = 1): string => written(value, { maximumFractionDigits: digits, signDisplay: "exceptZero" });
export const percent = (value: number): string => written(value, { style: "percent", maximumFractionDigits: 1 });
