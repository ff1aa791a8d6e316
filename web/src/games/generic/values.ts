/** Values of a view the page knows nothing about, made readable. */

export type Written = string | number | boolean | null;

export const isWritten = (value: unknown): value is Written => value === null || typeof value !== "object";

/** What a value holds, each under its name: a field's, or its place in a list, counted as the notation counts seats. */
export function entries(value: object): [string, unknown][] {
  return Array.isArray(value) ? value.map((item, place) => [String(place), item]) : Object.entries(value);
}

/** Whether a value fits on a line: a word, a number, or a list of such. */
export const isLine = (value: unknown): boolean => isWritten(value) || (Array.isArray(value) && value.every(isWritten));

/** A value on one line; a dash stands for what is hidden or not there. */
export function written(value: unknown): string {
  if (value === null || value === undefined || value === "") return "–";
  if (typeof value !== "object") return String(value).replace(/^-(?=\d)/, "−");
  const parts = Array.isArray(value) ? value.map(written) : entries(value).map(([name, item]) => `${name} ${written(item)}`);
  return parts.length ? parts.join(" · ") : "–";
}

const COMMON = new Set(["game", "viewer", "options", "to_act", "legal", "barred", "outcome"]);

/** The fields of a view that are the game's own. */
export const ownFields = (view: object): Record<string, unknown> => Object.fromEntries(Object.entries(view).filter(([name]) => !COMMON.has(name)));
