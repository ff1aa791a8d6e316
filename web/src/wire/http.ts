/** The server's HTTP side. An error is a code with what a sentence needs to say it. */
import type { MyAccount, Arrival, Avoid, AvoidedList, ChatLog, Created, DeviceOffer, DeviceRequest, Games, History, Info, Knocked, Lobby, Me, MyMistakes, MySessions, NewReport, NewTable, QuickGame, Record as GameRecord, RecoveryCode, Replay, Reported, ReviewProgress, ShownLines, TableInfo, Uploaded } from "../generated/wire.ts";

export class Problem extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    readonly params: Record<string, string | number> = {},
  ) {
    super(code);
  }
}

export async function call<Answer>(method: "GET" | "POST" | "DELETE", path: string, body?: unknown): Promise<Answer> {
  let response: Response;
  try {
    response = await fetch(path, {
      method,
      headers: body === undefined ? {} : { "content-type": "application/json" },
      body: body === undefined ? null : JSON.stringify(body),
      /** Leaving is announced even if the page is already gone. */
      keepalive: method === "DELETE",
    });
  } catch {
    throw new Problem(0, "offline");
  }
  if (response.ok) return (response.status === 204 ? undefined : await response.json()) as Answer;
  const problem = (await response.json().catch(() => ({}))) as { code?: string; params?: Record<string, string | number> };
  throw new Problem(response.status, problem.code ?? "unexpected", problem.params ?? {});
}

export const info = (): Promise<Info> => call("GET", "/api/info");
export const rename = (name: string | null): Promise<Me> => call("POST", "/api/me", name === null ? {} : { name, exact: true });
export const mySessions = (): Promise<MySessions> => call("GET", "/api/me/sessions");
export const endSession = (id: string): Promise<void> => call("DELETE", `/api/me/sessions/${encodeURIComponent(id)}`);
export const signOut = (everywhere: boolean): Promise<void> => call("POST", "/api/me/sign-out", { everywhere });
export const deleteMe = (): Promise<void> => call("DELETE", "/api/me");
export const lobby = (): Promise<Lobby> => call("GET", "/api/lobby");
export const myGames = (): Promise<Games> => call("GET", "/api/me/games");
export const createTable = (table: Partial<NewTable> & { game: string }): Promise<Created> => call("POST", "/api/tables", table);
export const quickGame = (game: Partial<QuickGame> & { game: string }): Promise<Created> => call("POST", "/api/quick", game);
export const table = (id: string): Promise<TableInfo> => call("GET", `/api/tables/${encodeURIComponent(id)}`);
export const chatLog = (id: string): Promise<ChatLog> => call("GET", `/api/tables/${encodeURIComponent(id)}/chat`);
/** The game so far, as I was shown it up to a moment of the table. */
export const history = (id: string, until: number): Promise<History> => call("GET", `/api/tables/${encodeURIComponent(id)}/history?until=${until}`);
export const record = (id: string): Promise<GameRecord> => call("GET", `/api/tables/${encodeURIComponent(id)}/record`);
export const replay = (id: string, viewer: string): Promise<Replay> =>
  call("GET", `/api/tables/${encodeURIComponent(id)}/replay?viewer=${encodeURIComponent(viewer)}`);

export type Effort = "quick" | "usual" | "deep";
const EFFORTS: readonly string[] = ["quick", "usual", "deep"];
/** How thoroughly an address asks for a review. */
export const effortOf = (query: URLSearchParams): Effort => (EFFORTS.includes(query.get("effort") ?? "") ? (query.get("effort") as Effort) : "usual");
const reviewPath = (id: string): string => `/api/tables/${encodeURIComponent(id)}/review`;
export const askReview = (id: string, effort: Effort): Promise<ReviewProgress> => call("POST", reviewPath(id), { effort });
/** What is new of a review since a serial number. */
export const lookAtReview = (id: string, effort: Effort, after: number): Promise<ReviewProgress> => call("GET", `${reviewPath(id)}?effort=${effort}&after=${after}`);
export const leaveReview = (id: string, effort: Effort): Promise<void> => call("DELETE", `${reviewPath(id)}?effort=${effort}`);
export const reviewLines = (id: string, effort: Effort, step: number): Promise<ShownLines> => call("GET", `${reviewPath(id)}/lines/${step}?effort=${effort}`);
export const bringRecord = (text: string): Promise<Uploaded> => call("POST", "/api/reviews", { text });
export const myMistakes = (): Promise<MyMistakes> => call("GET", "/api/me/mistakes");

export const avoided = (): Promise<AvoidedList> => call("GET", "/api/me/avoided");
export const avoid = (wish: Avoid): Promise<AvoidedList> => call("POST", "/api/me/avoided", wish);
export const report = (id: string, what: NewReport): Promise<Reported> => call("POST", `/api/tables/${encodeURIComponent(id)}/reports`, what);

export const account = (): Promise<MyAccount> => call("GET", "/api/account");
export const passkeyOptions = (): Promise<PublicKeyCredentialCreationOptionsJSON> => call("POST", "/api/account/passkeys/options", {});
export const addPasskey = (credential: unknown): Promise<MyAccount> => call("POST", "/api/account/passkeys", { credential });
export const dropPasskey = (id: string, anyway: boolean): Promise<void> => call("DELETE", `/api/account/passkeys/${encodeURIComponent(id)}?anyway=${anyway}`);
export const signInOptions = (): Promise<PublicKeyCredentialRequestOptionsJSON> => call("POST", "/api/account/sign-in/options", {});
export const signIn = (credential: unknown): Promise<Arrival> => call("POST", "/api/account/sign-in", { credential });
export const enterAs = (ticket: string, merge: boolean): Promise<Arrival> => call("POST", "/api/account/enter", { ticket, merge });
export const newCode = (): Promise<RecoveryCode> => call("POST", "/api/account/recovery", {});
export const recover = (code: string): Promise<Arrival> => call("POST", "/api/account/recover", { code });
export const offerDevice = (): Promise<DeviceOffer> => call("POST", "/api/account/device", {});
export const deviceState = (): Promise<DeviceRequest> => call("GET", "/api/account/device");
export const answerDevice = (agree: boolean): Promise<void> => call("POST", "/api/account/device/answer", { agree });
export const knock = (token: string): Promise<Knocked> => call("POST", "/api/account/device/knock", { token });
export const enterDevice = (token: string): Promise<Arrival> => call("POST", "/api/account/device/enter", { token });
export const addAddress = (address: string): Promise<void> => call("POST", "/api/account/address", { address });
export const dropAddress = (): Promise<void> => call("DELETE", "/api/account/address");
export const confirmAddress = (token: string): Promise<MyAccount> => call("POST", "/api/account/address/confirm", { token });
export const sendLink = (address: string): Promise<void> => call("POST", "/api/account/link", { address });
export const enterByLink = (token: string): Promise<Arrival> => call("POST", "/api/account/link/enter", { token });

/** Who I am here; a new guest if this browser is nobody yet. */
export const me = (): Promise<Me> => rename(null);
