import type { Database } from "@tablee/server/database/open-database";
import { outboxPorts } from "@tablee/server/ports/outbox";
import type { Realtime } from "@tablee/server/realtime/realtime";
import type { Services } from "@tablee/server/services";
import { pino } from "pino";
import type { Environment } from "./environment.ts";

const clock = () => new Date();

/** The services of a running process. */
export const makeServices = (environment: Environment, database: Database, realtime: Realtime): Services => ({
  database,
  clock,
  realtime,
  ...outboxPorts(database, clock),
  log: pino({ level: environment.logLevel, base: null, timestamp: pino.stdTimeFunctions.isoTime }),
});
