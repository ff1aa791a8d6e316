/** The server's side of finding a game, and of people one knows. */
import { call } from "./http.ts";
import type { Companions, FoundGame, GameWish, WaitingCounts } from "../generated/wire.ts";

export const seek = (wish: Partial<GameWish> & { game: string }): Promise<FoundGame> => call("POST", "/api/find", wish);
/** Answered when something changes, or after a few seconds. */
export const lookOn = (): Promise<FoundGame> => call("GET", "/api/find");
export const stopLooking = (): Promise<void> => call("DELETE", "/api/find");
export const waitingCounts = (): Promise<WaitingCounts> => call("GET", "/api/find/counts");
export const companions = (): Promise<Companions> => call("GET", "/api/me/companions");
export const invite = (table: string, name: string): Promise<void> => call("POST", `/api/tables/${encodeURIComponent(table)}/invitations`, { name });
