/** Which lessons someone has finished, kept in this browser. */
import type { Lesson } from "./lessons.ts";

const KEY = "kibitz.lessons";

function stored(): string[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(found) ? found.filter((one) => typeof one === "string") : [];
  } catch {
    return [];
  }
}

const key = ({ game, name }: Lesson): string => `${game}/${name}`;

export const isDone = (lesson: Lesson): boolean => stored().includes(key(lesson));

export function done(lesson: Lesson): void {
  try {
    localStorage.setItem(KEY, JSON.stringify([...new Set([...stored(), key(lesson)])]));
  } catch {
    // A browser that keeps nothing still teaches.
  }
}
