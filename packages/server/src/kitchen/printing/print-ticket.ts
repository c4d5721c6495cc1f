import type { JobQueue } from "../../jobs/job-queue.ts";
import { viewForKitchen } from "../../orders/stored/order-view.ts";
import { readOrder } from "../../orders/stored/orders.queries.ts";
import {
  faultOf,
  PRINT_LIMIT_MS,
  type PrinterAddress,
  type PrintOutcome,
  type TicketPrinter,
} from "../../ports/printer.ts";
import type { Services } from "../../services.ts";
import {
  beginAttempt,
  countSent,
  endAttempt,
  holdOrder,
  lockPrintJob,
  type PrintJobRow,
  updatePrintJob,
} from "./print-jobs.queries.ts";
import { listRivals, type PrinterRow } from "./printers.queries.ts";
import { before, isAtOneOf } from "./same-printer.ts";
import { testBytes, ticketBytes } from "./ticket-bytes.ts";

/** Seconds between the tries of a ticket of which nothing has been sent: about five minutes in all. */
const PAUSES = [5, 10, 20, 40, 80, 160] as const;

/** Prints tickets, each in one process at a time. */
export const ticketQueue: JobQueue<{ job_id: number }> = {
  name: "tickets",
  grouped: true,
  expire_seconds: (2 * PRINT_LIMIT_MS) / 1_000,
  // For failures other than the printer's: a ticket that the printer did not accept is queued again separately.
  retries: 3,
  retry_seconds: 5,
  work: (services, { job_id }) => printTicket(services, job_id),
};

/**
 * Sends a ticket to its printer. The state "sending" is committed before the first byte is sent: if the process then
 * dies or the printer closes the connection, nobody knows what is on paper, so the ticket is left to staff ("unsure")
 * and never printed again automatically. If nothing was sent, it is retried at increasing intervals.
 */
export const printTicket = async (services: Services, job_id: number): Promise<void> => {
  const { db } = services.database;
  const begun = await db.transaction(async (tx): Promise<Begun | null> => {
    const found = await lockPrintJob(tx, job_id);
    if (!found) return null;
    const { job, printer } = found;
    if (job.state === "sending") {
      // The job was redelivered while the ticket was being sent: the process that sent it has died.
      await updatePrintJob(tx, job.id, { state: "unsure", fault: "cut_off" });
      return null;
    }
    if (job.state !== "waiting") return null;
    const started = { ...job, attempts: job.attempts + 1 };
    const bytes = await bytesOf(services, tx, started, printer);
    await beginAttempt(tx, started);
    return { job: started, printer, rivals: before(printer, await listRivals(tx, printer)), bytes };
  });
  if (!begun) return;
  const { job, printer } = begun;
  const outcome = await send(services.printer, begun);
  const pause = pauseAfter(outcome, job.attempts);
  await db.transaction(async (tx) => {
    const mine = await endAttempt(tx, job, after(outcome, pause !== null));
    if (!mine || pause === null) return;
    await services.jobs.enqueue(tx, ticketQueue, { job_id }, { after_seconds: pause, group: `${printer.id}` });
  });
};

interface Begun {
  job: PrintJobRow;
  printer: PrinterRow;
  /** Other restaurants' printers, whose addresses this one must not use. */
  rivals: PrinterAddress[];
  bytes: Uint8Array;
}

/** Resolves the printer's host, and sends the ticket to the very address that was checked. */
const send = async (network: TicketPrinter, { printer, rivals, bytes }: Begun): Promise<PrintOutcome> => {
  const located = await network.locate(printer);
  if ("refusal" in located)
    return { fault: network.ports.length === 0 ? "off" : faultOf(located.refusal), sent: false };
  if (await isAtOneOf(network, located.addresses, rivals)) return { fault: "address_forbidden", sent: false };
  return network.print({ host: located.addresses[0], port: printer.port }, bytes);
};

/** Returns the seconds until the next try; null: no automatic retry. */
const pauseAfter = (outcome: PrintOutcome, attempts: number): number | null =>
  outcome.fault === null || outcome.sent || outcome.fault === "off" ? null : (PAUSES[attempts - 1] ?? null);

const after = (outcome: PrintOutcome, again: boolean): Pick<PrintJobRow, "state" | "fault"> => {
  if (outcome.fault === null) return { state: "printed", fault: null };
  if (outcome.sent) return { state: "unsure", fault: outcome.fault };
  return { state: again ? "waiting" : "failed", fault: outcome.fault };
};

const bytesOf = async (
  { clock }: Services,
  tx: Parameters<typeof readOrder>[0],
  job: PrintJobRow,
  { name, columns, language }: PrinterRow,
): Promise<Uint8Array> => {
  const look = { columns, language, at: clock(), copy: (await countSent(tx, job)) + 1 };
  // Either a correction sees that the ticket is being sent, or the ticket contains the correction.
  if (job.order_id !== null) await holdOrder(tx, job.order_id);
  const record = job.order_id === null ? null : await readOrder(tx, job.order_id);
  return record ? ticketBytes(viewForKitchen(record), look) : testBytes(name, look);
};
