import type { Services } from "../services.ts";
import type { EventName, HearOf } from "./events.ts";

/** What a room does about an event: see `HearOf`. Each one is listed in subscribers.ts. */
export type Hear<Name extends EventName> = HearOf<Services, Name>;
