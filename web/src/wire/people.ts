/** What the server says about people: profiles, ratings, whom I follow. Loaded with the pages that show it. */
import type { AboutPerson, Acquaintances, GameRating, Leaderboard, MyProfile, ShownProfile, Visibility } from "../generated/wire.ts";
import { call } from "./http.ts";

export const profile = (name: string): Promise<ShownProfile> => call("GET", `/api/people/${encodeURIComponent(name)}`);
export const leaderboard = (game: string, players: number): Promise<Leaderboard> => call("GET", `/api/leaderboard/${encodeURIComponent(game)}?players=${players}`);
export const gameRating = (id: string): Promise<GameRating> => call("GET", `/api/tables/${encodeURIComponent(id)}/rating`);
export const myProfile = (): Promise<MyProfile> => call("GET", "/api/me/profile");
export const showProfileTo = (visible: Visibility["visible"]): Promise<MyProfile> => call("POST", "/api/me/profile", { visible });
export const myPeople = (): Promise<Acquaintances> => call("GET", "/api/me/people");
export const aboutPerson = (wish: AboutPerson): Promise<Acquaintances> => call("POST", "/api/me/people", wish);
