/** The shuffle as the server does it. */
import { shake256 } from "@noble/hashes/sha3.js";

/** Random numbers for one label: SHAKE-256 over seed and label, read as big-endian 64-bit words. */
export class Stream {
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
