/** Why something may not be done, said with the rule. */
import { has, t } from "../i18n/i18n.svelte.ts";
import { notice } from "../state/notices.svelte.ts";
import { Problem } from "../wire/http.ts";

interface Reason {
  code: string;
  rule?: string;
  params?: Record<string, string | number>;
}

export function sentence({ code, params = {} }: Reason): string {
  const id = [`refusal-${code}`, `problem-${code}`].find(has);
  return id ? t(id, params) : t("problem-unexpected", { code });
}

export function explain(reason: Reason, game: string): void {
  notice(sentence(reason), { rule: reason.rule ?? "", game, passing: true });
}

/** What went wrong with a request. */
export function complain(error: unknown): void {
  if (!(error instanceof Problem)) throw error;
  notice(sentence(error));
}
