/** The rules of Face to Face, as the rules page shows them. */
import type { Options, Rules, Ruling } from "../../module.ts";
import RulePicture from "./RulePicture.svelte";

function ruling(rule: string, { lone_last_card }: Options): Ruling {
  switch (rule) {
    case "F1":
      return { ours: "rule-f1-ours" };
    case "F2":
      return { ours: "rule-f2-ours" };
    case "F4.2":
      return lone_last_card ? { text: "rule-f4-2-lone" } : { ours: "rule-f4-2-ours" };
    default:
      return {};
  }
}

export const rules: Rules = {
  groups: [["F1"], ["F2", "F2.1", "F2.2", "F2.3"], ["F3"], ["F4", "F4.1", "F4.2"]],
  ruling,
  Picture: RulePicture,
};
