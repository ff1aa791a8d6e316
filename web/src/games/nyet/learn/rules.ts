/** The rules of Nyet!, as the rules page shows them. */
import type { Rules } from "../../module.ts";
import Editions from "./Editions.svelte";
import RulePicture from "./RulePicture.svelte";

export const rules: Rules = {
  groups: [
    ["N1", "N2"],
    ["N3", "N3.1", "N3.2"],
    ["N4", "N4.1", "N4.2"],
    ["N5", "N5.1", "N5.2", "N5.3", "N5.4"],
    ["N6", "N6.1", "N6.2", "N6.3", "N6.4", "N6.5"],
    ["N7"],
    ["N8", "N8.1", "N8.2"],
    ["N9", "N9.1"],
  ],
  Picture: RulePicture,
  Notes: Editions,
};
