import type { Hear } from "../../events/hear.ts";
import { listOutdated } from "./print-jobs.queries.ts";
import { queueTicket } from "./queue-ticket.ts";

/**
 * Has a corrected order printed again where a printer has printed it as it was, as a copy that says so. A ticket that
 * still waits comes out corrected. In the correction's transaction, which holds the order.
 */
export const printCorrected: Hear<"order.corrected"> = async (services, tx, { order: { id }, account_id }) => {
  if (services.printer.ports.length === 0) return null;
  for (const printer_id of await listOutdated(tx, id)) {
    await queueTicket(services, tx, { printer_id, order_id: id, reason: "asked", account_id });
  }
  return null;
};
