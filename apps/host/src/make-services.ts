import type { Database } from "@tablee/server/database/open-database";
import type { Realtime } from "@tablee/server/realtime/realtime";
import type { Services } from "@tablee/server/services";
import { pino } from "pino";
import type { Environment } from "./environment.ts";

/** The services of a running process. */
export const makeServices = (environment: Environment, database: Database, realtime: Realtime): Services => ({
  database,
  clock: () => new Date(),
  realtime,
  log: pino({ level: environment.logLevel, base: null, timestamp: pino.stdTimeFunctions.isoTime }),
});
