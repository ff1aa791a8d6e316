/** The rules of Face to Face, as the rules page shows them. */
import type { Rules } from "../../module.ts";
import RulePicture from "./RulePicture.svelte";

export const rules: Rules = {
  groups: [["F1"], ["F2", "F2.1", "F2.2", "F2.3"], ["F3"], ["F4", "F4.1", "F4.2"]],
  Picture: RulePicture,
};
