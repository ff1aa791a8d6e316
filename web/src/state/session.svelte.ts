/** Who I am on this server, and what it offers. */
import type { Info, Me } from "../generated/wire.ts";
import { notices } from "./notices.svelte.ts";
import * as http from "../wire/http.ts";

export const session = $state<{ me: Me | null; info: Info | null }>({ me: null, info: null });

let entering: Promise<void> | null = null;

/** Become someone here, once. */
export function enter(): Promise<void> {
  entering ??= Promise.all([http.me(), http.info()]).then(
    ([me, info]) => {
      session.me = me;
      session.info = info;
      notices.restart = info.restart;
    },
    (error: unknown) => {
      entering = null;
      throw error;
    },
  );
  return entering;
}

const ASKED = "kibitz.asked";

/** Whether this person has said once who they are. */
export function introduced(): boolean {
  if (session.me && !session.me.guest) return true;
  try {
    return localStorage.getItem(ASKED) !== null;
  } catch {
    return false;
  }
}

export async function rename(name: string): Promise<void> {
  if (name !== session.me?.name) session.me = await http.rename(name);
  try {
    localStorage.setItem(ASKED, "1");
  } catch {
    // Then they are asked again.
  }
}

/** Signed out, or deleted: this browser forgets who it was, though not how its person likes things, and starts anew. */
export function depart(): void {
  try {
    for (const key of [ASKED, "kibitz.receipts"]) localStorage.removeItem(key);
  } catch {
    // Then there is nothing to forget.
  }
  location.assign("/");
}
