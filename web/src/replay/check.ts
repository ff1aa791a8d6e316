/** The shuffle of a finished game, computed again in this browser and compared with what was dealt. */
import { shake256 } from "@noble/hashes/sha3.js";
import type { Record as GameRecord, Replay } from "../generated/wire.ts";
import type { AnyView } from "../plan/beats.ts";

export interface Verdict {
  /** Whether the server's secret is the one it committed to before the game; null where no server shuffled. */
  commitment: boolean | null;
  /** Whether the seed is made of that secret and the players' parts. */
  seed: boolean | null;
  /** Whether every deal follows from the seed. */
  deals: boolean;
}

const bytes = (hex: string): Uint8Array<ArrayBuffer> => Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
const hex = (data: Uint8Array): string => [...data].map((byte) => byte.toString(16).padStart(2, "0")).join("");

async function sha256(data: Uint8Array<ArrayBuffer>): Promise<string> {
  return hex(new Uint8Array(await crypto.subtle.digest("SHA-256", data)));
}

/** Random numbers for one label: SHAKE-256 over seed and label, read as big-endian 64-bit words. */
class Stream {
  #source: ReturnType<typeof shake256.create>;

  constructor(seed: Uint8Array, label: string) {
    this.#source = shake256.create({}).update(seed).update(new TextEncoder().encode(label));
  }

  below(n: number): number {
    const size = BigInt(n);
    const limit = 2n ** 64n - (2n ** 64n % size);
    for (;;) {
      const word = new DataView(this.#source.xof(8).buffer).getBigUint64(0);
      if (word < limit) return Number(word % size);
    }
  }

  shuffle<Item>(items: readonly Item[]): Item[] {
    const list = [...items];
    for (let i = list.length - 1; i > 0; i -= 1) {
      const j = this.below(i + 1);
      [list[i], list[j]] = [list[j] as Item, list[i] as Item];
    }
    return list;
  }
}

export async function check(record: GameRecord, open: Replay): Promise<Verdict> {
  const seed = bytes(record.seed);
  const { fairness } = record;
  return {
    commitment: fairness ? (await sha256(bytes(fairness.secret))) === fairness.commitment : null,
    seed: fairness ? (await sha256(bytes(fairness.secret + fairness.contributions.join("")))) === record.seed : null,
    deals: open.view.game === "nyet" ? nyetDeals(seed, open) : duelDeals(seed, open.view),
  };
}

const place = (card: string): number => "BRYG".indexOf(card[0] ?? "") * 100 + Number(card.slice(1));

/** Every round's cards, sorted as the deck is listed, shuffled and dealt again from the dealer's left. */
function nyetDeals(seed: Uint8Array, open: Replay): boolean {
  const dealt = [...open.events, ...open.steps.flatMap((step) => step.events ?? [])].filter((event) => event.type === "dealt" && "round" in event);
  return dealt.every((event) => {
    if (event.type !== "dealt" || !("round" in event)) return false;
    const hands = event.hands.map((hand) => hand ?? []);
    const deck = [...hands.flat(), ...(event.aside ?? [])].sort((a, b) => place(a) - place(b));
    const cards = new Stream(seed, `nyet/round/${event.round}`).shuffle(deck);
    const first = event.round === 1 ? new Stream(seed, "nyet/dealer").below(hands.length) : event.dealer;
    return (
      first === event.dealer &&
      hands.every((hand, seat) => {
        const start = (seat - event.dealer - 1 + 2 * hands.length) % hands.length;
        const mine = hand.map((_, i) => cards[start + i * hands.length] ?? "").sort((a, b) => place(a) - place(b));
        return mine.join() === [...hand].sort((a, b) => place(a) - place(b)).join();
      })
    );
  });
}

function duelDeals(seed: Uint8Array, view: AnyView): boolean {
  if (view.game !== "face-to-face") return false;
  if (new Stream(seed, "face-to-face/starter").below(2) !== view.starter) return false;
  return view.hands.every((hand, seat) => {
    const draw = view.draw[seat] ?? [];
    const all = [...(hand ?? []), ...draw].sort((a, b) => a - b);
    const cards = new Stream(seed, `face-to-face/pile/${seat}`).shuffle(all);
    const top = cards.slice(0, hand?.length ?? 0).sort((a, b) => a - b);
    return top.join() === [...(hand ?? [])].sort((a, b) => a - b).join() && cards.slice(hand?.length ?? 0).join() === draw.join();
  });
}
