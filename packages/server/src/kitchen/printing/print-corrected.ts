import type { Queryable } from "../../database/open-database.ts";
import type { Services } from "../../services.ts";
import { listOutdated } from "./print-jobs.queries.ts";
import { queueTicket } from "./queue-ticket.ts";

/**
 * Has a corrected order printed again where a printer has printed it as it was, as a copy that says so. A ticket that
 * still waits comes out corrected. In the correction's transaction, which holds the order.
 */
export const printCorrected = async (
  services: Services,
  tx: Queryable,
  { order_id, account_id }: { order_id: number; account_id: number },
): Promise<void> => {
  if (services.printer.ports.length === 0) return;
  for (const printer_id of await listOutdated(tx, order_id)) {
    await queueTicket(services, tx, { printer_id, order_id, reason: "asked", account_id });
  }
};
