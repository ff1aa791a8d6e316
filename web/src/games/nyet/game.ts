/** Nyet! at the table. */
import type { NyetEvent, NyetView } from "../../generated/wire.ts";
import { asModule } from "../module.ts";
import Card from "./art/Card.svelte";
import { chapters } from "./chapters.ts";
import { actionName, lookAt } from "./names.ts";
import { narrate, takenBack } from "./narrate.ts";
import { plan } from "./plan.ts";
import Table from "./table/Table.svelte";

export const game = asModule<NyetView, NyetEvent>({ Table, Card, seats: (view) => view.options.players, plan, narrate, takenBack, actionName, lookAt, chapters });
