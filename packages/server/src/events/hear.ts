import type { Services } from "../services.ts";
import type { EventName, HearOf } from "./events.ts";

/** A room's subscriber of an event: see `HearOf`. Every subscriber is listed in subscribers.ts. */
export type Hear<Name extends EventName> = HearOf<Services, Name>;
