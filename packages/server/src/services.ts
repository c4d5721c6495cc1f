import type { Logger } from "pino";
import type { Database } from "./database/open-database.ts";
import type { Realtime } from "./realtime/realtime.ts";

/** What use cases work with; the host makes it once, tests make their own. */
export interface Services {
  database: Database;
  /** The only clock of the house. */
  clock: () => Date;
  realtime: Realtime;
  log: Logger;
}
