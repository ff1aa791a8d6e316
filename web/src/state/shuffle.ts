/** This browser's part of a shuffle: made and kept here, committed to before any part is opened, opened once all are fixed. */
import type { TableInfo } from "../generated/wire.ts";
import type { Wish } from "../wire/socket.ts";

/** What proves to its holder that the cards were shuffled with their part. */
export interface Receipt {
  table: string;
  seat: number;
  /** The server's commitment as this browser was first shown it. */
  commitment: string;
  contribution: string;
}

/** What is wrong with a shuffle: our part came too late, or what the server published isn't what it was sent or said. */
export type Trouble = "late" | "missing" | "changed" | "server" | "refused";

export interface Kept extends Receipt {
  /** SHA-256 of the contribution: what we commit to. */
  own: string;
  /** Whether the server has confirmed that, and later the contribution itself. */
  confirmed: boolean;
  opened: boolean;
  trouble: Trouble | null;
}

const KEY = "kibitz.receipts";
const MOST = 200;
/** Where a browser keeps nothing, a receipt lasts as long as the page. */
let memory: Kept[] = [];

function stored(): Kept[] {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "[]") as Kept[];
  } catch {
    return memory;
  }
}

export const keptOf = (table: string): Kept | undefined => stored().find((one) => one.table === table);

function keep(kept: Kept): void {
  memory = [...stored().filter((one) => one.table !== kept.table), kept].slice(-MOST);
  try {
    localStorage.setItem(KEY, JSON.stringify(memory));
  } catch {
    // Private windows may refuse.
  }
}

export const receiptOf = ({ table, seat, commitment, contribution }: Kept): Receipt => ({ table, seat, commitment, contribution });

export const bytes = (hex: string): Uint8Array<ArrayBuffer> => Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
export const hex = (data: Uint8Array): string => [...data].map((byte) => byte.toString(16).padStart(2, "0")).join("");

/** The browser's own SHA-256 is missing where a page comes over plain HTTP, as it does from a computer in the same house. */
export async function sha256(data: Uint8Array): Promise<string> {
  const { sha256: hash } = await import("@noble/hashes/sha2.js");
  return hex(hash(data));
}

async function made(info: TableInfo, seat: number): Promise<Kept> {
  const part = crypto.getRandomValues(new Uint8Array(32));
  return { table: info.id, seat, commitment: info.commitment, contribution: hex(part), own: await sha256(part), confirmed: false, opened: false, trouble: null };
}

/** Answers that mean no harm: another tab of this browser said the same before, or the commitments will show what happened. */
const HARMLESS = ["already-committed", "already-sealed", "already-contributed", "not-seated"];

export class OwnPart {
  #making = false;
  /** The message on its way, and which it is. */
  #asked: { id: string; type: "commit" | "contribute" } | null = null;
  #latest: [TableInfo, number] | null = null;
  #settled = false;
  readonly #send: (wish: Wish) => string;
  readonly #alarm: (trouble: Trouble) => void;

  constructor(send: (wish: Wish) => string, alarm: (trouble: Trouble) => void) {
    this.#send = send;
    this.#alarm = alarm;
  }

  /** Do what is next for a seat at a table as it stands now. */
  async follow(info: TableInfo, seat: number): Promise<void> {
    this.#latest = [info, seat];
    const dealing = info.status === "open" || info.status === "dealing";
    if (this.#settled && !dealing) return;
    let kept = keptOf(info.id);
    if (!kept) {
      if (!dealing || info.commitments || info.seats[seat]?.committed || this.#making) return;
      this.#making = true;
      const fresh = await made(info, seat);
      this.#making = false;
      // Another tab may have been quicker.
      if (!keptOf(info.id)) keep(fresh);
      return this.follow(...this.#latest);
    }
    if (kept.seat !== seat && dealing) keep((kept = { ...kept, seat }));
    this.#settled = !dealing;
    if (kept.commitment !== info.commitment) this.#trouble(kept, "server");
    else if (kept.trouble) this.#alarm(kept.trouble);
    else if (info.commitments) this.#open(info, seat, kept);
    else if (dealing && !info.seats[seat]?.committed) this.#ask({ type: "commit", commitment: kept.own });
  }

  /** What the server published must hold what we committed to; only then is it opened. */
  #open(info: TableInfo, seat: number, kept: Kept): void {
    const published = info.commitments?.[seat] ?? null;
    const { committed, contributed } = info.seats[seat] ?? {};
    if (published === null) this.#trouble(kept, kept.confirmed || committed ? "missing" : "late");
    else if (published !== kept.own) this.#trouble(kept, "changed");
    else if (contributed) return;
    else if (info.status === "dealing") this.#ask({ type: "contribute", contribution: kept.contribution });
    else this.#trouble(kept, "late");
  }

  #ask(wish: { type: "commit"; commitment: string } | { type: "contribute"; contribution: string }): void {
    this.#asked ??= { id: this.#send(wish), type: wish.type };
  }

  /** Whether an answer was to one of our messages; if so, it has been dealt with. */
  answered(id: string, code: string): boolean {
    if (id !== this.#asked?.id || !this.#latest) return false;
    const { type } = this.#asked;
    this.#asked = null;
    const [info, seat] = this.#latest;
    const kept = keptOf(info.id);
    if (!kept) return true;
    if (!code) keep({ ...kept, ...(type === "commit" ? { confirmed: true } : { opened: true }) });
    if (!code) void this.follow(info, seat);
    else if (!HARMLESS.includes(code) && !info.seats[seat]?.contributed) this.#trouble(kept, code === "already-dealt" ? "late" : "refused");
    return true;
  }

  #trouble(kept: Kept, trouble: Trouble): void {
    keep({ ...kept, trouble });
    this.#alarm(trouble);
  }
}
