/** The shuffle of a finished game, computed again in this browser and compared with what was dealt and with what was kept. */
import type { Record as GameRecord, Replay } from "../generated/wire.ts";
import { findGame } from "../games/index.ts";
import type { AnyEvent } from "../plan/beats.ts";
import { bytes, sha256, type Kept } from "../state/shuffle.ts";

type Fairness = NonNullable<GameRecord["fairness"]>;

/** What the record shows: the most to someone whose own part is in it; to everyone else at best that it agrees with itself. */
export type Proof = "proved" | "consistent" | "none" | "broken" | "contradicted";

export interface Verdict {
  proof: Proof;
  /** Whether the server's secret is the one it committed to before the game; null where no server shuffled. */
  commitment: boolean | null;
  /** Whether every player's part is the one they had committed to; null where they had not. */
  parts: boolean | null;
  /** Whether the seed is made of that secret and the players' parts. */
  seed: boolean | null;
  /** Whether every deal follows from the seed; null where the page does not know how the game deals. */
  deals: boolean | null;
  /** Whether the record is as its server signed it; null where the browser cannot tell, undefined where it is not signed. */
  signature: boolean | null | undefined;
}

const ZEROS = "0".repeat(64);

export async function check(record: GameRecord, open: Replay, kept?: Kept): Promise<Verdict> {
  const { fairness } = record;
  const game = await findGame(open.game)?.deals?.();
  const events: AnyEvent[] = [...open.events, ...open.steps.flatMap((step) => step.events ?? [])];
  const found = {
    commitment: fairness ? (await sha256(bytes(fairness.secret))) === fairness.commitment : null,
    parts: fairness ? await bound(fairness) : null,
    seed: fairness ? (await sha256(bytes(fairness.secret + fairness.contributions.join("")))) === record.seed : null,
    deals: game ? game.deals(bytes(record.seed), open.view, events) : null,
    signature: await signed(record),
  };
  return { ...found, proof: Object.values(found).includes(false) ? "broken" : proof(fairness ?? null, kept) };
}

function proof(fairness: Fairness | null, kept: Kept | undefined): Proof {
  if (kept && contradicts(fairness, kept)) return "contradicted";
  if (!fairness || fairness.contributions.every((part) => part === ZEROS)) return "none";
  return kept && (fairness.version ?? 1) >= 2 && fairness.contributions[kept.seat] === kept.contribution ? "proved" : "consistent";
}

/** Whether a record leaves out or replaces what the server confirmed to this browser. */
function contradicts(fairness: Fairness | null, { seat, commitment, contribution, own, confirmed, opened, trouble }: Kept): boolean {
  if (trouble && trouble !== "late") return true;
  if (!fairness) return confirmed;
  const [promised, part] = [fairness.commitments?.[seat] ?? null, fairness.contributions[seat]];
  if (fairness.commitment !== commitment) return true;
  if (promised === null ? confirmed : promised !== own) return true;
  return part === ZEROS ? opened : part !== contribution;
}

/** Each part is the one its player committed to; who committed to none, or opened none, has zeros. */
async function bound({ version, contributions, commitments, unrevealed }: Fairness): Promise<boolean | null> {
  if ((version ?? 1) < 2) return null;
  if (!commitments || !unrevealed || commitments.length !== contributions.length) return false;
  for (const [seat, part] of contributions.entries()) {
    const promised = unrevealed.includes(seat) ? null : (commitments[seat] ?? null);
    if (promised === null ? part !== ZEROS : (await sha256(bytes(part))) !== promised) return false;
  }
  return unrevealed.every((seat) => commitments[seat]);
}

/** JSON as it is signed: keys in order, no spaces. */
function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(",")}]`;
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  const fields = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${fields.map(([name, field]) => `${JSON.stringify(name)}:${canonical(field)}`).join(",")}}`;
}

async function signed({ signature, ...rest }: GameRecord): Promise<boolean | null | undefined> {
  if (!signature) return undefined;
  const digest = bytes(await sha256(new TextEncoder().encode(canonical(rest))));
  try {
    const key = await crypto.subtle.importKey("raw", bytes(signature.key), { name: "Ed25519" }, false, ["verify"]);
    return await crypto.subtle.verify({ name: "Ed25519" }, key, bytes(signature.value), digest);
  } catch {
    // Older browsers do not know Ed25519, and pages over plain HTTP have none of this.
    return null;
  }
}
