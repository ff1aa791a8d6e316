/** Passkeys as browsers have them: made and used by a tap. */
import type { MyAccount, Arrival } from "../generated/wire.ts";
import * as http from "../wire/http.ts";

/** Whether this browser has passkeys at all; without HTTPS it hides them. */
export const hasPasskeys = (): boolean => "PublicKeyCredential" in window && "parseCreationOptionsFromJSON" in PublicKeyCredential;

/** What this browser can do with passkeys by itself. */
async function can(what: "conditionalGet" | "conditionalCreate"): Promise<boolean> {
  if (!hasPasskeys()) return false;
  const known = (await PublicKeyCredential.getClientCapabilities?.().catch(() => undefined)) as Record<string, boolean> | undefined;
  if (known?.[what] !== undefined) return known[what];
  return what === "conditionalGet" && ((await PublicKeyCredential.isConditionalMediationAvailable?.()) ?? false);
}

/** Someone who closes the browser's question has changed their mind and needs no explanation. */
export const isCancelled = (error: unknown): boolean => error instanceof DOMException && (error.name === "NotAllowedError" || error.name === "AbortError");

/** Make a passkey; the guest has an account then. */
export async function makePasskey(how: CredentialCreationOptions & { mediation?: string } = {}): Promise<MyAccount> {
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(await http.passkeyOptions());
  const made = (await navigator.credentials.create({ ...how, publicKey })) as PublicKeyCredential;
  return http.addPasskey(made.toJSON());
}

/** How long a browser has to make a passkey by itself. */
const QUIETLY = 2000;

/** Where a browser makes passkeys by itself after another way in, have it make one; nobody is asked or told. */
export async function makeQuietly(): Promise<void> {
  if ((await can("conditionalCreate")) && (await http.account()).can === "yes") await makePasskey({ mediation: "conditional", signal: AbortSignal.timeout(QUIETLY) }).catch(() => undefined);
}

let waiting: AbortController | null = null;

/** Sign in with a passkey that the person chooses now. */
export async function usePasskey(): Promise<Arrival> {
  stopOffering();
  return signedIn({});
}

/** Let the browser offer its passkeys in a field for a name; the answer comes whenever someone takes one. */
export async function offerPasskeys(): Promise<Arrival | null> {
  if (!(await can("conditionalGet"))) return null;
  stopOffering();
  const mine = (waiting = new AbortController());
  return signedIn({ mediation: "conditional", signal: mine.signal });
}

/** The field is gone. */
export function stopOffering(): void {
  waiting?.abort();
  waiting = null;
}

async function signedIn(how: CredentialRequestOptions): Promise<Arrival> {
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(await http.signInOptions());
  const used = (await navigator.credentials.get({ ...how, publicKey })) as PublicKeyCredential;
  return http.signIn(used.toJSON());
}
