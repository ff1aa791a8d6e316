/** The server's side of clubs. */
import { call } from "./http.ts";
import type { Circle, ClubChange, ClubChat, ClubInfo, ClubLink, ClubReport, ListedClubs, MemberChange, MyClubs, NewClub, NewSeason, NewStanding, Reported, SeasonInfo } from "../generated/wire.ts";

const path = (club: string, more = ""): string => `/api/clubs/${encodeURIComponent(club)}${more}`;
export const mine = (): Promise<MyClubs> => call("GET", "/api/clubs");
export const listed = (name: string): Promise<ListedClubs> => call("GET", `/api/clubs/listed?name=${encodeURIComponent(name)}`);
export const found = (club: NewClub): Promise<ClubInfo> => call("POST", "/api/clubs", club);
export const join = (key: string): Promise<ClubInfo> => call("POST", "/api/clubs/join", { key });
export const look = (club: string): Promise<ClubInfo> => call("GET", path(club));
export const change = (club: string, what: ClubChange): Promise<ClubInfo> => call("POST", path(club), what);
export const newLink = (club: string): Promise<ClubLink> => call("POST", path(club, "/links"), {});
export const ask = (club: string): Promise<ClubInfo> => call("POST", path(club, "/ask"), {});
export const changeMember = (club: string, what: MemberChange): Promise<ClubInfo> => call("POST", path(club, "/members"), what);
export const leave = (club: string, confirm: boolean): Promise<void> => call("POST", path(club, "/leave"), { confirm });
export const chat = (club: string, after: number): Promise<ClubChat> => call("GET", path(club, `/chat?after=${after}`));
export const say = (club: string, text: string): Promise<void> => call("POST", path(club, "/chat"), { text });
export const report = (club: string, what: ClubReport): Promise<Reported> => call("POST", path(club, "/reports"), what);
export const addStanding = (club: string, what: NewStanding): Promise<ClubInfo> => call("POST", path(club, "/standing"), what);
export const removeStanding = (club: string, id: string): Promise<void> => call("DELETE", path(club, `/standing/${encodeURIComponent(id)}`));
export const beginSeason = (club: string, what: NewSeason): Promise<ClubInfo> => call("POST", path(club, "/season"), what);
export const endSeason = (club: string): Promise<ClubInfo> => call("POST", path(club, "/season/end"), {});
export const season = (club: string, number: number): Promise<SeasonInfo> => call("GET", path(club, `/seasons/${number}`));
export const circle = (club: string): Promise<Circle> => call("GET", path(club, "/stats"));
