import type { PrintReason } from "@tablee/domain/kitchen/printer";
import type { Queryable } from "../../database/open-database.ts";
import type { Services } from "../../services.ts";
import { insertPrintJob } from "./print-jobs.queries.ts";
import { ticketQueue } from "./print-ticket.ts";

export interface WantedTicket {
  printer_id: number;
  /** null: a test page. */
  order_id: number | null;
  reason: PrintReason;
  account_id: number | null;
}

/** A ticket that comes later than this helps nobody. */
const USEFUL_MS = 15 * 60_000;

/**
 * Has a ticket printed once the transaction is committed; answers its id, or null where this printer has printed the
 * order by itself before.
 */
export const queueTicket = async (services: Services, tx: Queryable, wanted: WantedTicket): Promise<number | null> => {
  const at = services.clock();
  const id = await insertPrintJob(tx, { ...wanted, date_creation: at, due_at: new Date(at.getTime() + USEFUL_MS) });
  if (id !== null) await services.jobs.enqueue(tx, ticketQueue, { job_id: id }, { group: `${wanted.printer_id}` });
  return id;
};
