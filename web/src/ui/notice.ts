/** A notification as a sentence. */
import { has, t } from "../i18n/i18n.svelte.ts";
import { gameName, personName } from "../i18n/names.ts";
import type { Notice } from "../generated/wire.ts";

const NAMED = { name: "", game: "", table: "", club: "" };

export function sentenceOf({ kind, params }: Pick<Notice, "kind" | "params">): string {
  const given: Record<string, string | number> = { ...NAMED, ...params };
  given["game"] = gameName(String(given["game"]));
  given["name"] = personName(String(given["name"]));
  return t(has(`notice-${kind}`) ? `notice-${kind}` : "notice-other", given);
}
