import type { Hear } from "../../events/hear.ts";
import { listOutdated } from "./print-jobs.queries.ts";
import { queueTicket } from "./queue-ticket.ts";

/**
 * Reprints a corrected order on the printers that have already printed it, as a copy that says so. A ticket that is
 * still waiting will be printed as corrected. Runs in the correction's transaction, which holds the order's lock.
 */
export const printCorrected: Hear<"order.corrected"> = async (services, tx, { order: { id }, account_id }) => {
  if (services.printer.ports.length === 0) return null;
  for (const printer_id of await listOutdated(tx, id)) {
    await queueTicket(services, tx, { printer_id, order_id: id, reason: "asked", account_id });
  }
  return null;
};
