import { logFault } from "../http/call-log.ts";
import { sweepTickets } from "../kitchen/printing/print-by-itself.ts";
import type { Services } from "../services.ts";
import { sweepTables } from "../tables/sweep-tables.ts";
import type { Namespaces } from "./announce.ts";
import { sweepSessions } from "./session-sweep.ts";
import { seatsOf } from "./tables-namespace.ts";

/** Far less than the time for which a socket at a table counts as present without renewal. */
const TABLES_MS = 30_000;
const SESSIONS_MS = 60_000;
const TICKETS_MS = 20_000;

/**
 * Disconnects sockets whose session or right has ended, renews the presence of those at tables, and finds tickets whose
 * process has died.
 */
export const sweepOnce = async (namespaces: Namespaces, services: Services): Promise<void> => {
  await sweepSessions(namespaces, services);
  await sweepTables(services, seatsOf(namespaces.tables));
  await sweepTickets(services);
};

/** Runs these sweeps periodically; returns a function that stops them. */
export const keepSweeping = (namespaces: Namespaces, services: Services): (() => void) => {
  const every = (ms: number, name: string, work: () => Promise<void>) =>
    setInterval(() => void work().catch((error: unknown) => logFault(services.log, error, name)), ms).unref();
  const timers = [
    every(SESSIONS_MS, "session sweep", () => sweepSessions(namespaces, services)),
    every(TICKETS_MS, "ticket sweep", () => sweepTickets(services)),
    every(TABLES_MS, "table sweep", () => sweepTables(services, seatsOf(namespaces.tables))),
  ];
  return () => timers.forEach((timer) => clearInterval(timer));
};
