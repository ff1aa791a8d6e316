/** Games as they are sat down at. */
import { findGame } from "./index.ts";
import type { GameModule } from "./module.ts";
import { need } from "../i18n/i18n.svelte.ts";

/** A game to sit down at, with its words: its own table, or the plain one that serves any game. */
export async function loadGame(name: string): Promise<GameModule> {
  const known = findGame(name);
  const [{ game }] = await Promise.all([known?.module() ?? import("./generic/game.ts"), known && need(known.catalogue)]);
  return game;
}
