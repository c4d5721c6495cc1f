import type { Viewer } from "../../http/context.ts";
import { ownersOfOrder } from "../../orders/stored/orders.queries.ts";
import type { Services } from "../../services.ts";
import { refusedOrder, refusedPart, type RightRefusal } from "../../restaurants/stored/rights.ts";
import {
  lockPrintJob,
  type PrintJobRecord,
  readOpenJob,
  readPrintJob,
  settleTroubles,
  updatePrintJob,
} from "./print-jobs.queries.ts";
import { holdPrinter, readPrinter } from "./printers.queries.ts";
import { queueTicket } from "./queue-ticket.ts";

/**
 * Prints an order's ticket, or a test page, because staff ask for it. Of an order that the kitchen has not seen there is
 * no ticket (payments §6), nor for a cook of a past one (kitchen §19). While one is on its way, another request (a second
 * tap, a second tablet) returns that one.
 */
export const askForTicket = async (
  services: Services,
  viewer: Viewer,
  { id, order_id }: { id: number; order_id: number | null },
): Promise<{ job: PrintJobRecord } | RightRefusal | { code: "printing_off" }> =>
  services.database.db.transaction(
    async (tx): Promise<{ job: PrintJobRecord } | RightRefusal | { code: "printing_off" }> => {
      const printer = await readPrinter(tx, id);
      if (!printer) return { code: "not_found" };
      const refusal = await refusedPart(tx, viewer, printer.restaurant_id, "orders");
      if (refusal) return refusal;
      if (services.printer.ports.length === 0) return { code: "printing_off" };
      const order = order_id === null ? null : await ownersOfOrder(tx, order_id);
      const isTheirs = order?.restaurant_id === printer.restaurant_id;
      if (order_id !== null && !isTheirs) return { code: "not_found" };
      const hidden = order && (await refusedOrder(tx, viewer, order, services.clock()));
      if (hidden) return hidden;
      // The second of two simultaneous requests finds the first one's job.
      if (!(await holdPrinter(tx, id))) return { code: "not_found" };
      const { account_id } = viewer;
      const reason = order_id === null ? "test" : "asked";
      await settleTroubles(tx, id, order_id);
      const open = await readOpenJob(tx, id, order_id);
      const job_id = open ?? (await queueTicket(services, tx, { printer_id: id, order_id, reason, account_id }));
      const job = job_id === null ? null : await readPrintJob(tx, job_id);
      return job ? { job } : { code: "not_found" };
    },
  );

/** Marks a ticket in trouble as dealt with by staff: it is on paper, or is no longer wanted. */
export const settleTicket = async (
  services: Services,
  viewer: Viewer,
  id: number,
): Promise<{ settled: true } | { code: "not_found" }> =>
  services.database.db.transaction(async (tx): Promise<{ settled: true } | { code: "not_found" }> => {
    const found = await lockPrintJob(tx, id);
    // To anybody who does not work there, the ticket does not exist, just like its order.
    if (!found || (await refusedPart(tx, viewer, found.printer.restaurant_id, "orders"))) return { code: "not_found" };
    const { state } = found.job;
    // A ticket waiting for a retry is no longer wanted either; one that is being sent continues.
    if (state === "waiting") await updatePrintJob(tx, id, { state: "failed", fault: null });
    else if (state !== "sending") await updatePrintJob(tx, id, { fault: null });
    return { settled: true };
  });
