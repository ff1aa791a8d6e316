/** The shuffle of a finished game, computed again in this browser and compared with what was dealt. */
import type { Record as GameRecord, Replay } from "../generated/wire.ts";
import { findGame } from "../games/index.ts";
import type { AnyEvent } from "../plan/beats.ts";

export interface Verdict {
  /** Whether the server's secret is the one it committed to before the game; null where no server shuffled. */
  commitment: boolean | null;
  /** Whether the seed is made of that secret and the players' parts. */
  seed: boolean | null;
  /** Whether every deal follows from the seed; null where the page does not know how the game deals. */
  deals: boolean | null;
}

const bytes = (hex: string): Uint8Array<ArrayBuffer> => Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
const hex = (data: Uint8Array): string => [...data].map((byte) => byte.toString(16).padStart(2, "0")).join("");

async function sha256(data: Uint8Array<ArrayBuffer>): Promise<string> {
  return hex(new Uint8Array(await crypto.subtle.digest("SHA-256", data)));
}

export async function check(record: GameRecord, open: Replay): Promise<Verdict> {
  const seed = bytes(record.seed);
  const { fairness } = record;
  const game = await findGame(open.game)?.deals?.();
  const events: AnyEvent[] = [...open.events, ...open.steps.flatMap((step) => step.events ?? [])];
  return {
    commitment: fairness ? (await sha256(bytes(fairness.secret))) === fairness.commitment : null,
    seed: fairness ? (await sha256(bytes(fairness.secret + fairness.contributions.join("")))) === record.seed : null,
    deals: game ? game.deals(seed, open.view, events) : null,
  };
}
