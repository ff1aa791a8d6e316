/** The browser's check of a shuffle, against games whose shuffles Python made. */
import { describe, expect, it } from "vitest";
import type { Record as GameRecord, Replay } from "../generated/wire.ts";
import { check } from "./check.ts";

interface Game {
  record: GameRecord;
  replay: Replay;
}
const files = import.meta.glob<Game>("../generated/replays/*.json", { import: "default", eager: true });
const games = Object.entries(files).map(([path, game]) => ({ name: path.split("/").at(-1) ?? "", game }));
const fair = { commitment: true, seed: true, deals: true };

it("has games to check", () => expect(games.length).toBe(3));

describe.each(games)("the shuffle of $name", ({ game }) => {
  const { record, replay } = game;

  it("is found fair", async () => expect(await check(record, replay)).toEqual(fair));

  it("is found out when the seed is another", async () => {
    const seed = record.seed.replace(/^./, (digit) => (digit === "0" ? "1" : "0"));
    expect(await check({ ...record, seed }, replay)).toEqual({ commitment: true, seed: false, deals: false });
  });

  it("is found out when the server kept another secret ready", async () => {
    const secret = record.fairness?.secret.replace(/^./, (digit) => (digit === "0" ? "1" : "0")) ?? "";
    const verdict = await check({ ...record, fairness: record.fairness ? { ...record.fairness, secret } : null }, replay);
    expect(verdict.commitment).toBe(false);
  });

  it("says so where no server shuffled", async () => {
    expect(await check({ ...record, fairness: null }, replay)).toEqual({ commitment: null, seed: null, deals: true });
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
