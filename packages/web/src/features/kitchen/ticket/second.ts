import { useSyncExternalStore } from "react";
import { tickingEvery } from "../../../language/ticking.ts";

const { subscribe, read } = tickingEvery(1_000);

/** The current time, to the second. Only for components that show seconds; one timer serves all tickets. */
export const useSecond = (): Date => useSyncExternalStore(subscribe, read, read);
