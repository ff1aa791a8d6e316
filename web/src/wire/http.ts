/** The server's HTTP side. An error is a code with what a sentence needs to say it. */
import type { Avoid, AvoidedList, ChatLog, Created, Games, History, Info, Lobby, Me, NewReport, NewTable, QuickGame, Record as GameRecord, Replay, Reported, TableInfo } from "../generated/wire.ts";

export class Problem extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    readonly params: Record<string, string | number> = {},
  ) {
    super(code);
  }
}

async function call<Answer>(method: "GET" | "POST", path: string, body?: unknown): Promise<Answer> {
  let response: Response;
  try {
    response = await fetch(path, {
      method,
      headers: body === undefined ? {} : { "content-type": "application/json" },
      body: body === undefined ? null : JSON.stringify(body),
    });
  } catch {
    throw new Problem(0, "offline");
  }
  if (response.ok) return (await response.json()) as Answer;
  const problem = (await response.json().catch(() => ({}))) as { code?: string; params?: Record<string, string | number> };
  throw new Problem(response.status, problem.code ?? "unexpected", problem.params ?? {});
}

export const info = (): Promise<Info> => call("GET", "/api/info");
export const rename = (name: string | null): Promise<Me> => call("POST", "/api/me", name === null ? {} : { name });
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

export const avoided = (): Promise<AvoidedList> => call("GET", "/api/me/avoided");
export const avoid = (wish: Avoid): Promise<AvoidedList> => call("POST", "/api/me/avoided", wish);
export const report = (id: string, what: NewReport): Promise<Reported> => call("POST", `/api/tables/${encodeURIComponent(id)}/reports`, what);

/** Who I am here; a new guest if this browser is nobody yet. */
export const me = (): Promise<Me> => rename(null);
