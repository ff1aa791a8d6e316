/** Numbers of a review as the language writes them. */
import { language, t } from "../i18n/i18n.svelte.ts";

const format = (options: Intl.NumberFormatOptions): Intl.NumberFormat => new Intl.NumberFormat(language(), options);

/** A chance to win. */
export const percent = (chance: number): string => format({ style: "percent", maximumFractionDigits: 0 }).format(chance);

/** What a chance changed by, in percentage points without their sign. */
export const share = (chance: number, digits = 0): string => format({ maximumFractionDigits: digits, minimumFractionDigits: digits, signDisplay: "negative" }).format(100 * chance).replace("-", "−");

/** Points of the game, or cards. */
export const plain = (value: number): string => format({ maximumFractionDigits: 1 }).format(value).replace("-", "−");

export const signed = (value: number): string => format({ maximumFractionDigits: 1, signDisplay: "exceptZero" }).format(value).replace("-", "−");

/** A value in the unit of the account: points, or the chance to win in percentage points. */
export const inUnit = (value: number, unit: string): string => (unit === "points" ? signed(value) : t("review-share", { share: signed(100 * value) }));
