/** The rules of Nyet!, as the rules page shows them. */
import type { Options, Rules, Ruling } from "../../module.ts";
import Editions from "./Editions.svelte";
import RulePicture from "./RulePicture.svelte";
import RuleTable from "./RuleTable.svelte";

const WEST = "editions-west";
const POLISH = "editions-pl";

function ruling(rule: string, { bonus_rule, supertrump_follows, no_trump_box }: Options): Ruling {
  const both = supertrump_follows === "trump-and-colour";
  const tricks = bonus_rule === "holder-tricks";
  switch (rule) {
    case "N3.2":
      return no_trump_box ? { ours: "rule-n3-house" } : {};
    case "N5.1":
      return { ours: "rule-n5-1-ours" };
    case "N5.2":
      return { ours: "rule-n5-2-ours" };
    case "N6.3":
      return both ? { text: "rule-n6-3-both", ours: "rule-n6-3-ours", edition: POLISH } : { edition: WEST };
    case "N6.5":
      return { ours: "rule-n6-5-ours" };
    case "N8.1":
      return { ours: "rule-n8-ours", edition: WEST, elsewhere: tricks };
    case "N8.2":
      return { ours: "rule-n8-ours", edition: POLISH, elsewhere: !tricks };
    default:
      return {};
  }
}

export const rules: Rules = {
  groups: [
    ["N1", "N2"],
    ["N3", "N3.1", "N3.2", "N3.3", "N3.4"],
    ["N4", "N4.1", "N4.2"],
    ["N5", "N5.1", "N5.2", "N5.3", "N5.4"],
    ["N6", "N6.1", "N6.2", "N6.3", "N6.4", "N6.5"],
    ["N7"],
    ["N8", "N8.1", "N8.2"],
    ["N9", "N9.1"],
  ],
  ruling,
  editions: [
    { name: WEST, languages: ["en", "fr", "de"], options: { bonus_rule: "holder-score", supertrump_follows: "trump" } },
    { name: POLISH, languages: ["pl"], options: { bonus_rule: "holder-tricks", supertrump_follows: "trump-and-colour" } },
  ],
  Picture: RulePicture,
  More: RuleTable,
  Notes: Editions,
};
