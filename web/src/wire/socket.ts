/** The live connection of one table: reconnects by itself, sends again what was not answered. */
import type { ClientMessage, ServerMessage } from "../generated/wire.ts";

type Without<Message, Field extends string> = Message extends unknown ? Omit<Message, Field> : never;
/** A message before it has an id. */
export type Wish = Without<ClientMessage, "id">;

export interface Listener {
  heard: (message: ServerMessage) => void;
  connected: (on: boolean) => void;
  /** The server says there is no way in. */
  closed: (code: string) => void;
}

const FIRST_WAIT = 250;
const LONGEST_WAIT = 4000;
/** After so long a silence the server is asked whether it is there, and given so long to answer: eight seconds in all. */
const BEAT = 4_000;
const PATIENCE = 3_500;
/** When the browser says that the network is gone, an answer must come at once. */
const HASTE = 2_000;
const POLICY = 1008;
/** After these there is no coming back with the cookie that this browser has. */
const SIGNED_OUT = ["signed-out", "no-identity", "banned"];

export class TableSocket {
  #socket: WebSocket | null = null;
  #waiting = new Map<string, Wish>();
  #wait = FIRST_WAIT;
  #timers = new Set<ReturnType<typeof setTimeout>>();
  #count = 0;
  #ended = false;
  #since = -1;
  #bye = "";
  #listener: Listener;
  readonly #path: string;
  readonly #prefix = crypto.getRandomValues(new Uint32Array(2)).join("-").slice(0, 14);

  constructor(table: string, listener: Listener) {
    this.#path = `/api/tables/${encodeURIComponent(table)}/live`;
    this.#listener = listener;
    addEventListener("online", this.#hurry);
    addEventListener("offline", this.#doubt);
    this.#open();
  }

  /** Want something of the server; the answer comes as a message with the id returned. */
  send(wish: Wish): string {
    const id = `${this.#prefix}.${++this.#count}`;
    this.#waiting.set(id, wish);
    this.#write(id, wish);
    return id;
  }

  /** Connect again, as whoever one is now. */
  renew(): void {
    this.#since = -1;
    this.#drop();
  }

  end(): void {
    this.#ended = true;
    removeEventListener("online", this.#hurry);
    removeEventListener("offline", this.#doubt);
    this.#forget();
    this.#socket?.close();
  }

  #write(id: string, wish: Wish): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify({ ...wish, id }));
  }

  #open = (): void => {
    if (this.#ended) return;
    const url = new URL(this.#path, location.href);
    url.protocol = url.protocol.replace("http", "ws");
    if (this.#since >= 0) url.searchParams.set("since", String(this.#since));
    const socket = new WebSocket(url);
    this.#socket = socket;
    socket.onmessage = (event) => {
      if (socket === this.#socket) this.#hear(JSON.parse(String(event.data)) as ServerMessage);
    };
    socket.onclose = (event) => {
      if (socket !== this.#socket) return;
      if ((event.code === POLICY && (this.#since < 0 || SIGNED_OUT.includes(this.#bye))) || this.#bye === "left") {
        this.#forget();
        this.#listener.connected(false);
        this.#listener.closed(this.#bye || "no-such-table");
      } else this.#lost();
    };
  };

  #lost(): void {
    this.#forget();
    this.#listener.connected(false);
    this.#later(this.#open, this.#wait + Math.random() * 200);
    this.#wait = Math.min(this.#wait * 2, LONGEST_WAIT);
  }

  /** Give a connection up without waiting for its farewell, which a dead line never brings. */
  #drop(): void {
    const socket = this.#socket;
    this.#socket = null;
    socket?.close();
    this.#lost();
  }

  #hurry = (): void => {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#check(HASTE);
    else if (this.#socket?.readyState !== WebSocket.CONNECTING) {
      this.#forget();
      this.#open();
    }
  };

  #doubt = (): void => {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#check(HASTE);
  };

  #hear(message: ServerMessage): void {
    this.#listen();
    if (message.type === "hello") {
      this.#wait = FIRST_WAIT;
      this.#listener.connected(true);
      this.#listener.heard(message);
      for (const [id, wish] of this.#waiting) this.#write(id, wish);
    } else {
      if (message.type === "bye") this.#bye = message.code;
      if ("id" in message) this.#waiting.delete(message.id);
      this.#listener.heard(message);
    }
    if (message.type === "hello" || message.type === "update") this.#since = message.seq;
  }

  /** Something was heard: ask again only after a silence. */
  #listen(): void {
    this.#forget();
    this.#later(() => this.#check(), BEAT);
  }

  /** Ask whether the server is still there; without an answer the line counts as dead. */
  #check(patience = PATIENCE): void {
    this.#forget();
    const id = this.send({ type: "ping" });
    this.#later(() => {
      this.#waiting.delete(id);
      this.#drop();
    }, patience);
  }

  #later(what: () => void, ms: number): void {
    const timer = setTimeout(() => {
      this.#timers.delete(timer);
      what();
    }, ms);
    this.#timers.add(timer);
  }

  #forget(): void {
    for (const timer of this.#timers) clearTimeout(timer);
    this.#timers.clear();
  }
}
