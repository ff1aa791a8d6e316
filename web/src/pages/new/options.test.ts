/** What the page makes of the options the server says a game has. */
import { describe, expect, it, vi } from "vitest";
import type { OptionSpec } from "../../generated/wire.ts";

vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: () => {} }));
const { choiceName, grouped, label, numbers, usual } = await import("./options.ts");

const players: OptionSpec = { name: "players", kind: "number", low: 2, high: 4, default: 2, role: "players" };
const edition: OptionSpec = { name: "edition", kind: "choice", choices: ["de", "en", "pl"], default: "de", role: "edition" };
const rounds: OptionSpec = { name: "rounds", kind: "number", low: 1, high: 9, default: null, group: "length" };
const target: OptionSpec = { name: "target", kind: "number", low: 1, high: 99, default: null, group: "length" };
const open: OptionSpec = { name: "open_hands", kind: "flag", default: false };

describe("the edition of a new table", () => {
  it("follows the language where there is one of its name", () => expect(usual([edition], "pl")).toEqual({ edition: "pl" }));
  it("is the English one for a language without an edition", () => expect(usual([edition], "it")).toEqual({ edition: "en" }));
  it("is the game's own default without an English one", () => {
    expect(usual([{ ...edition, choices: ["fr", "de"] }], "it")).toEqual({ edition: "de" });
  });
});

describe("options", () => {
  it("begin with their defaults, and say nothing where the game decides", () => {
    expect(usual([players, rounds, open], "en")).toEqual({ players: 2, open_hands: false });
  });
  it("of one group are offered together", () => {
    expect(grouped([players, rounds, open, target]).map((specs) => specs.map(({ name }) => name))).toEqual([["players"], ["rounds", "target"], ["open_hands"]]);
  });
  it("are called as they call themselves where nobody has words for them", () => {
    expect(label(open)).toBe("Open hands");
    expect(choiceName({ ...edition, name: "deck", role: null }, "two-packs")).toBe("Two packs");
  });
  it("list the numbers they may be", () => expect(numbers(players)).toEqual([2, 3, 4]));
});
