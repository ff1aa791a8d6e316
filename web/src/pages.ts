/** The pages, each loaded when it is needed. */
import type { Component } from "svelte";
import type { Route } from "./state/router.svelte.ts";

/** Pages that need to know where they are take the route; the others take nothing. */
type Page = Component<any>;

export const PAGES: Record<Route["page"], () => Promise<{ default: Page }>> = {
  home: () => import("./pages/Home.svelte"),
  new: () => import("./pages/NewTable.svelte"),
  table: () => import("./pages/table/Table.svelte"),
  replay: () => import("./pages/Replay.svelte"),
  review: () => import("./pages/Review.svelte"),
  bring: () => import("./pages/BringRecord.svelte"),
  practise: () => import("./pages/Practise.svelte"),
  learn: () => import("./pages/Learn.svelte"),
  lesson: () => import("./pages/Lesson.svelte"),
  rules: () => import("./pages/Rules.svelte"),
  settings: () => import("./pages/Settings.svelte"),
  notices: () => import("./pages/NoticeLink.svelte"),
  in: () => import("./pages/Arrive.svelte"),
  about: () => import("./pages/About.svelte"),
  clubs: () => import("./pages/club/Clubs.svelte"),
  club: () => import("./pages/club/Club.svelte"),
  host: () => import("./pages/Host.svelte"),
  leaderboard: () => import("./pages/Leaderboard.svelte"),
  profile: () => import("./pages/Profile.svelte"),
  lost: () => import("./pages/Lost.svelte"),
};
