import { useSyncExternalStore } from "react";
import { tickingEvery } from "../../../language/ticking.ts";

const { subscribe, read } = tickingEvery(1_000);

/** Now, to the second. Only what shows seconds asks it; one timer serves all tickets. */
export const useSecond = (): Date => useSyncExternalStore(subscribe, read, read);
