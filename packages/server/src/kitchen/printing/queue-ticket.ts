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

/**
 * Queues a ticket to be printed once the transaction is committed; returns its id, or null if this printer already has
 * an automatic ticket of the order.
 */
export const queueTicket = async (services: Services, tx: Queryable, wanted: WantedTicket): Promise<number | null> => {
  const id = await insertPrintJob(tx, { ...wanted, date_creation: services.clock() });
  if (id !== null) await services.jobs.enqueue(tx, ticketQueue, { job_id: id }, { group: `${wanted.printer_id}` });
  return id;
};
