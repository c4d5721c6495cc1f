import type { Order } from "@tablee/contract/orders/orders.schema";
import { UntilChanged } from "../../database/kept/until-changed.ts";
import type { Hear } from "../../events/hear.ts";
import { logFault } from "../../http/call-log.ts";
import type { Services } from "../../services.ts";
import { giveUpLate, listMissed } from "./print-jobs.queries.ts";
import { listAutoPrinters, type PrinterRow } from "./printers.queries.ts";
import { queueTicket } from "./queue-ticket.ts";

const MOST_RESTAURANTS = 1_000;

/** Most restaurants have no such printer: placing an order then needs no query for it. */
const autoPrinters = new UntilChanged<number, PrinterRow[]>(MOST_RESTAURANTS, (topic, entries) => {
  const [kind, id] = topic.split(":");
  if (kind === "printers") entries.delete(Number(id));
});

/** Prints an order on the printers that print automatically at the state it has reached. Runs in the background. */
export const printByItself: Hear<"order.placed" | "order.moved"> =
  (services, _tx, { order }) =>
  () =>
    void printReached(services, order);

/**
 * Prints the order where printers want it at this state. Never throws. A ticket that is lost because the process dies
 * is found by `sweepTickets`.
 */
export const printReached = async (services: Services, order: Order): Promise<void> => {
  const { id, restaurant_id, status } = order;
  if (services.printer.ports.length === 0 || (status !== "new" && status !== "confirmed")) return;
  try {
    const { db } = services.database;
    const all = await autoPrinters.get(db, restaurant_id, () => listAutoPrinters(db, restaurant_id));
    // A printer that began to print automatically after the order reached this state does not print it.
    const reached = Date.parse(order.statuses.at(-1)?.date ?? order.date_creation);
    const wanted = all.filter(({ auto_print, auto_since }) => auto_print === status && auto_since.getTime() <= reached);
    if (wanted.length === 0) return;
    await db.transaction(async (tx) => {
      for (const printer of wanted) {
        await queueTicket(services, tx, { printer_id: printer.id, order_id: id, reason: status, account_id: null });
      }
    });
  } catch (error) {
    logFault(services.log, error, `ticket of order ${id}`);
  }
};

/** Older tickets are of no use to a cook. */
const MISSED_MS = 15 * 60_000;
/** Younger ones are left to the process that has just placed or moved the order. */
const FRESH_MS = 5_000;
const MOST_MISSED = 200;

/** Runs in each process periodically: finds tickets that were lost because a process died. */
export const sweepTickets = async (services: Services): Promise<void> => {
  if (services.printer.ports.length === 0) return;
  const { db } = services.database;
  const now = services.clock().getTime();
  await giveUpLate(db);
  const missed = await listMissed(db, new Date(now - MISSED_MS), new Date(now - FRESH_MS), MOST_MISSED);
  for (const ticket of missed) {
    await db.transaction((tx) => queueTicket(services, tx, { ...ticket, account_id: null }));
  }
};
