/** What the host's page asks of the server. */
import type { HostAct, HostView } from "../generated/wire.ts";
import { call } from "./http.ts";

export const enterAsHost = (token: string): Promise<void> => call("POST", "/api/host/enter", { token });
export const hostView = (name: string): Promise<HostView> => call("GET", `/api/host?name=${encodeURIComponent(name)}`);
export const hostAct = (act: Pick<HostAct, "act"> & Partial<HostAct>): Promise<void> => call("POST", "/api/host/acts", act);
export const leaveAsHost = (): Promise<void> => call("POST", "/api/host/leave", {});
