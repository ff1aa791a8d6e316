/** How I treat others: whom I have muted or blocked, and the menu that a name opens. */
import { getContext, setContext } from "svelte";
import type { Avoid, AvoidedName } from "../generated/wire.ts";
import * as http from "../wire/http.ts";

/** Someone at the table: in a seat, or named as spectators are. */
export interface Whom {
  seat: number | null;
  name: string;
}
/** Opens the menu of someone, and says whether they sat down without an account; null where there is none, as for bots
 * and for oneself. */
export type PersonMenu = (whom: Whom) => { open: () => void; guest: boolean } | null;

const KEY = Symbol("person menu");
export const offerMenu = (menu: PersonMenu): PersonMenu => setContext(KEY, menu);
/** Where nobody offers a menu, as in a replay, names are only names. */
export const personMenu = (): PersonMenu => getContext<PersonMenu | undefined>(KEY) ?? (() => null);

export const avoided = $state<{ people: AvoidedName[] }>({ people: [] });

export async function loadAvoided(): Promise<void> {
  avoided.people = (await http.avoided()).people;
}

export async function avoid(wish: Avoid): Promise<void> {
  avoided.people = (await http.avoid(wish)).people;
}

export const howAvoided = (name: string): "mute" | "block" | "none" => avoided.people.find((one) => one.name === name)?.how ?? "none";
