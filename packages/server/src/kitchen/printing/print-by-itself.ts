import type { Order } from "@tablee/contract/orders/orders.schema";
import { UntilChanged } from "../../database/kept/until-changed.ts";
import type { Hear } from "../../events/hear.ts";
import { logFault } from "../../http/call-log.ts";
import type { Services } from "../../services.ts";
import { giveUpLate, listMissed } from "./print-jobs.queries.ts";
import { listAutoPrinters, type PrinterRow } from "./printers.queries.ts";
import { queueTicket } from "./queue-ticket.ts";

const MOST_RESTAURANTS = 1_000;

/** Most restaurants have none: then placing an order asks the database nothing about it. */
const autoPrinters = new UntilChanged<number, PrinterRow[]>(MOST_RESTAURANTS, (topic, entries) => {
  const [kind, id] = topic.split(":");
  if (kind === "printers") entries.delete(Number(id));
});

/** Has an order printed where a printer does so by itself at this state, once it has reached it. Nobody waits for it. */
export const printByItself: Hear<"order.placed" | "order.moved"> =
  (services, _tx, { order }) =>
  () =>
    void printReached(services, order);

/** Never throws: what gets lost here, because the process dies, is found by `sweepTickets`. */
export const printReached = async (services: Services, order: Order): Promise<void> => {
  const { id, restaurant_id, status } = order;
  if (services.printer.ports.length === 0 || (status !== "new" && status !== "confirmed")) return;
  try {
    const { db } = services.database;
    const all = await autoPrinters.get(db, restaurant_id, () => listAutoPrinters(db, restaurant_id));
    // A printer that was added a moment later has nothing to do with it.
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

/** What is older is of no use to a cook. */
const MISSED_MS = 15 * 60_000;
/** Left to whoever has just placed or moved the order. */
const FRESH_MS = 5_000;
const SENDING_MS = 60_000;
const MOST_MISSED = 200;

/** What each process does every so often: finds tickets that died with a process. */
export const sweepTickets = async (services: Services): Promise<void> => {
  if (services.printer.ports.length === 0) return;
  const { db } = services.database;
  const now = services.clock().getTime();
  await giveUpLate(db, new Date(now), new Date(now - SENDING_MS));
  const missed = await listMissed(db, new Date(now - MISSED_MS), new Date(now - FRESH_MS), MOST_MISSED);
  for (const ticket of missed) {
    await db.transaction((tx) => queueTicket(services, tx, { ...ticket, account_id: null }));
  }
};
