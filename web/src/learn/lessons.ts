/** Lessons: games played by the real rules when the page was built, one step after another. */
import type { AnyEvent, AnyView } from "../plan/beats.ts";

export interface LessonStep {
  /** What the coach says. */
  text: string;
  view: AnyView;
  /** What happened since the step before. */
  events: AnyEvent[];
  /** The action that goes on; nothing: the learner only reads. */
  want: string;
  /** Something to try that the rules refuse. */
  refused: string;
}

const files = import.meta.glob<LessonStep[]>("../generated/lessons/*.json", { import: "default" });

const path = (game: string): string => `../generated/lessons/${game}.json`;

export const hasLesson = (game: string): boolean => path(game) in files;

export async function loadLesson(game: string): Promise<LessonStep[]> {
  const load = files[path(game)];
  return load ? load() : [];
}
