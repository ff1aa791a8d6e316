/** Lessons: games played by the real rules when the page was built, told one step after another. */
import type { AnyEvent, AnyView } from "../plan/beats.ts";

export interface LessonStep {
  /** What the coach says. */
  text: string;
  view: AnyView;
  /** What happened since the step before. */
  events: AnyEvent[];
  /** The action that goes on; nothing: the learner only reads. */
  want?: string;
  /** Something to try that the rules refuse. */
  refused?: string;
  /** What the text speaks of: spots on the table, or selectors where there is no spot. */
  show?: string[];
  /** Whether time has passed since the step before. */
  cut?: boolean;
}

export interface Lesson {
  game: string;
  name: string;
  load: () => Promise<LessonStep[]>;
}

const files = import.meta.glob<LessonStep[]>("../generated/lessons/*/*.json", { import: "default" });

/** All of them, each game's in the order they are taught: the number stands before the name. */
const lessons: Lesson[] = Object.entries(files)
  .map(([path, load]) => ({ parts: /([\w-]+)\/(\d+)-([\w-]+)\.json$/.exec(path), load }))
  .sort((a, b) => Number(a.parts?.[2]) - Number(b.parts?.[2]))
  .map(({ parts, load }) => ({ game: parts?.[1] ?? "", name: parts?.[3] ?? "", load }));

export const lessonsOf = (game: string): Lesson[] => lessons.filter((lesson) => lesson.game === game);

export const hasLesson = (game: string): boolean => lessonsOf(game).length > 0;

/** The message with a lesson's title. */
export const titleOf = ({ game, name }: Lesson): string => `lesson-${game}-${name}`;

/** Where a lesson is; a game's first one has the short address. */
export const linkTo = ({ game, name }: Lesson): string => (lessonsOf(game)[0]?.name === name ? `/learn/${game}` : `/learn/${game}?lesson=${name}`);
