/** The browser's check of a shuffle, against games whose shuffles Python made. */
import { describe, expect, it } from "vitest";
import type { Record as GameRecord, Replay } from "../generated/wire.ts";
import { bytes, sha256, type Kept } from "../state/shuffle.ts";
import { check } from "./check.ts";

interface Game {
  record: GameRecord;
  replay: Replay;
}
const files = import.meta.glob<Game>("../generated/replays/*.json", { import: "default", eager: true });
const games = Object.entries(files).map(([path, game]) => ({ name: path.split("/").at(-1) ?? "", game }));
const fair = { commitment: true, parts: true, seed: true, deals: true, signature: true };
const OTHER = "ab".repeat(32);

it("has games to check", () => expect(games.length).toBe(3));

describe.each(games)("the shuffle of $name", ({ game }) => {
  const { record, replay } = game;
  const fairness = record.fairness as NonNullable<GameRecord["fairness"]>;
  const kept: Kept = { table: "t", seat: 1, commitment: fairness.commitment, contribution: fairness.contributions[1] ?? "", own: fairness.commitments?.[1] ?? "", confirmed: true, opened: true, trouble: null };
  const proofOf = async (changed: GameRecord, receipt?: Kept) => (await check({ ...changed, signature: null }, replay, receipt)).proof;

  it("is consistent to everyone, and proved to who holds a receipt", async () => {
    expect(await check(record, replay)).toEqual({ ...fair, proof: "consistent" });
    expect(await check(record, replay, kept)).toEqual({ ...fair, proof: "proved" });
  });

  it("is found out when the seed is another", async () => {
    const seed = record.seed.replace(/^./, (digit) => (digit === "0" ? "1" : "0"));
    expect(await check({ ...record, seed }, replay)).toEqual({ ...fair, seed: false, deals: false, signature: false, proof: "broken" });
  });

  it("is found out when the server kept another secret ready", async () => {
    const secret = fairness.secret.replace(/^./, (digit) => (digit === "0" ? "1" : "0"));
    expect((await check({ ...record, fairness: { ...fairness, secret } }, replay)).commitment).toBe(false);
  });

  it("is found out when a part is not the one that was promised", async () => {
    const contributions = fairness.contributions.with(1, OTHER);
    expect((await check({ ...record, fairness: { ...fairness, contributions } }, replay)).parts).toBe(false);
  });

  it("contradicts a receipt when a part was replaced, though all hashes agree", async () => {
    const contributions = fairness.contributions.with(1, OTHER);
    const commitments = fairness.commitments?.with(1, await sha256(bytes(OTHER))) ?? [];
    const seed = await sha256(bytes(fairness.secret + contributions.join("")));
    const changed = { ...record, seed, fairness: { ...fairness, contributions, commitments } };
    const verdict = await check(changed, replay, kept);
    expect([verdict.parts, verdict.seed]).toEqual([true, true]);
    const unknown = { ...replay, game: "some-other-game" };
    expect((await check({ ...changed, signature: null }, unknown, kept)).proof).toBe("contradicted");
    expect((await check({ ...changed, signature: null }, unknown)).proof).toBe("consistent");
  });

  it("contradicts a receipt when a confirmed part was left out, but not one that came too late", async () => {
    const unrevealed = { ...fairness, contributions: fairness.contributions.with(1, "0".repeat(64)), unrevealed: [1] };
    const seed = await sha256(bytes(unrevealed.secret + unrevealed.contributions.join("")));
    const unknown = { ...replay, game: "some-other-game" };
    const changed = { ...record, seed, fairness: unrevealed, signature: null };
    expect((await check(changed, unknown, kept)).proof).toBe("contradicted");
    expect((await check(changed, unknown, { ...kept, opened: false, trouble: "late" })).proof).toBe("consistent");
  });

  it("proves nothing where no server shuffled, and contradicts who took part in a shuffle", async () => {
    expect(await proofOf({ ...record, fairness: null })).toBe("none");
    expect(await proofOf({ ...record, fairness: null }, kept)).toBe("contradicted");
  });

  it("is no proof in a record of the first version", async () => {
    const { commitments: _, unrevealed: __, version: ___, ...first } = fairness;
    expect(await proofOf({ ...record, fairness: first })).toBe("consistent");
  });

  it("is found out when two cards changed hands", async () => {
    const swap = <View extends { hands: unknown }>(view: View): View => {
      const hands = structuredClone(view.hands) as (unknown[] | null)[];
      const [a, b] = [hands[0], hands[1]];
      const at = b?.findIndex((card) => !a?.includes(card)) ?? 0;
      if (a && b) [a[0], b[at]] = [b[at], a[0]];
      return { ...view, hands };
    };
    const tampered = { ...replay, view: swap(replay.view), events: replay.events.map((event) => (event.type === "dealt" ? swap(event) : event)) } as Replay;
    expect((await check(record, tampered)).deals).toBe(false);
  });
});
