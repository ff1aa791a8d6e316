/** What I was told of while away, and where else I want to be told. */
import { call } from "./http.ts";
import type { Confirmed, NewBrowser, NoticeChoices, NoticeList, NoticeWishes, Stopped } from "../generated/wire.ts";

const HERE = "/api/me/notifications";
export const list = (): Promise<NoticeList> => call("GET", HERE);
export const see = (number: number, through = false): Promise<NoticeList> => call("POST", `${HERE}/seen`, { number, through });
export const choices = (): Promise<NoticeChoices> => call("GET", `${HERE}/settings`);
export const choose = (wishes: NoticeWishes): Promise<NoticeChoices> => call("POST", `${HERE}/settings`, wishes);
export const addBrowser = (browser: NewBrowser): Promise<NoticeChoices> => call("POST", `${HERE}/push`, browser);
export const setMail = (address: string, hours: number): Promise<NoticeChoices> => call("POST", `${HERE}/mail`, { address, hours });
export const setWebhook = (url: string): Promise<NoticeChoices> => call("POST", `${HERE}/webhook`, { url });
export const drop = (target: string): Promise<NoticeChoices> => call("DELETE", `${HERE}/targets/${encodeURIComponent(target)}`);
/** Links in messages, good without signing in. */
export const stop = (token: string): Promise<Stopped> => call("POST", `/api/notices/stop/${encodeURIComponent(token)}`);
export const confirm = (token: string): Promise<Confirmed> => call("POST", `/api/notices/confirm/${encodeURIComponent(token)}`);
