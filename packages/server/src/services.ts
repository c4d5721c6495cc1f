import type { Logger } from "pino";
import type { Database } from "./database/open-database.ts";
import type { Mail } from "./ports/mail.ts";
import type { Push } from "./ports/push.ts";
import type { Realtime } from "./realtime/realtime.ts";

/** What use cases work with; the host makes it once, tests make their own. */
export interface Services {
  database: Database;
  /** The only clock of the house. */
  clock: () => Date;
  realtime: Realtime;
  /** What reaches members outside of the product. */
  push: Push;
  mail: Mail;
  log: Logger;
}
