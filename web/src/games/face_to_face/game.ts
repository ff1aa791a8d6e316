/** Face to Face at the table. */
import type { FaceToFaceEvent, FaceToFaceView } from "../../generated/wire.ts";
import { asModule } from "../module.ts";
import { chapters } from "./chapters.ts";
import { actionName, lookAt } from "./names.ts";
import { narrate } from "./narrate.ts";
import { plan } from "./plan.ts";
import Table from "./table/Table.svelte";
import { givenBack } from "./table/words.ts";

export const game = asModule<FaceToFaceView, FaceToFaceEvent>({ Table, seats: () => 2, plan, narrate, actionName, givenBack, lookAt, chapters });
