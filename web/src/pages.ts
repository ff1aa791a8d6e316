/** The pages, each loaded when it is needed. */
import type { Component } from "svelte";
import type { Route } from "./state/router.svelte.ts";

/** Pages that need to know where they are take the route; the others take nothing. */
type Page = Component<any>;

export const PAGES: Record<Route["page"], () => Promise<{ default: Page }>> = {
  home: () => import("./pages/home/Home.svelte"),
  new: () => import("./pages/new/NewTable.svelte"),
  table: () => import("./pages/table/Table.svelte"),
  replay: () => import("./pages/review/Replay.svelte"),
  review: () => import("./pages/review/Review.svelte"),
  bring: () => import("./pages/review/BringRecord.svelte"),
  practise: () => import("./pages/review/Practise.svelte"),
  learn: () => import("./pages/learn/Learn.svelte"),
  lesson: () => import("./pages/learn/Lesson.svelte"),
  rules: () => import("./pages/learn/Rules.svelte"),
  settings: () => import("./pages/settings/Settings.svelte"),
  notices: () => import("./pages/NoticeLink.svelte"),
  in: () => import("./pages/Arrive.svelte"),
  about: () => import("./pages/About.svelte"),
  clubs: () => import("./pages/club/Clubs.svelte"),
  club: () => import("./pages/club/Club.svelte"),
  host: () => import("./pages/Host.svelte"),
  leaderboard: () => import("./pages/people/Leaderboard.svelte"),
  profile: () => import("./pages/people/Profile.svelte"),
  lost: () => import("./pages/Lost.svelte"),
};
