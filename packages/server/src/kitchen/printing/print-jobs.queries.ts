import type { PrintFault, PrintReason } from "@tablee/domain/kitchen/printer";
import { and, desc, eq, gte, inArray, isNotNull, isNull, lt, ne, sql } from "drizzle-orm";
import type { Queryable } from "../../database/open-database.ts";
import { orders, orderStatuses } from "../../orders/stored/orders.table.ts";
import { printers, printJobs } from "./printers.table.ts";

export type PrintJobRow = typeof printJobs.$inferSelect;

export interface NewPrintJob {
  printer_id: number;
  order_id: number | null;
  reason: PrintReason;
  account_id: number | null;
  date_creation: Date;
}

/** A ticket later than this helps nobody. */
const USEFUL = sql`interval '15 minutes'`;
/** Longer than sending takes: a ticket that is still being sent has lost its process. */
const SENDING = sql`interval '60 seconds'`;

/** Returns null if an automatic ticket of the order already exists for this printer. */
export const insertPrintJob = async (tx: Queryable, job: NewPrintJob): Promise<number | null> => {
  const [row] = await tx
    .insert(printJobs)
    .values({ ...job, state: "waiting", due_at: sql`now() + ${USEFUL}` })
    .onConflictDoNothing()
    .returning({ id: printJobs.id });
  return row?.id ?? null;
};

/** Reads a ticket with its printer and locks the ticket until the transaction ends. */
export const lockPrintJob = async (tx: Queryable, id: number) => {
  const [row] = await tx
    .select({ job: printJobs, printer: printers })
    .from(printJobs)
    .innerJoin(printers, eq(printers.id, printJobs.printer_id))
    .where(eq(printJobs.id, id))
    .for("update", { of: printJobs });
  return row ?? null;
};

export const updatePrintJob = async (tx: Queryable, id: number, change: Partial<PrintJobRow>): Promise<void> => {
  await tx.update(printJobs).set(change).where(eq(printJobs.id, id));
};

/** Records that a locked ticket is being sent from now on. */
export const beginAttempt = async (
  tx: Queryable,
  { id, attempts }: { id: number; attempts: number },
): Promise<void> => {
  // The transaction may have begun long before, and then waited for the ticket or its order.
  const started_at = sql`clock_timestamp()`;
  await tx.update(printJobs).set({ state: "sending", attempts, started_at }).where(eq(printJobs.id, id));
};

/**
 * Writes the result of an attempt if the ticket still belongs to that attempt, and returns whether it did: another
 * process may have given it up meanwhile.
 */
export const endAttempt = async (
  db: Queryable,
  { id, attempts }: { id: number; attempts: number },
  change: { state: PrintJobRow["state"]; fault: PrintFault | null },
): Promise<boolean> => {
  const mine = and(eq(printJobs.id, id), eq(printJobs.attempts, attempts), eq(printJobs.state, "sending"));
  return (await db.update(printJobs).set(change).where(mine).returning({ id: printJobs.id })).length > 0;
};

/** Returns how many other tickets of the order this printer may have printed: those whose sending began. */
export const countSent = async (db: Queryable, { id, printer_id, order_id }: PrintJobRow): Promise<number> => {
  if (order_id === null) return 0;
  const rows = await db
    .select({ id: printJobs.id })
    .from(printJobs)
    .where(
      and(
        eq(printJobs.order_id, order_id),
        eq(printJobs.printer_id, printer_id),
        ne(printJobs.id, id),
        inArray(printJobs.state, ["sending", "printed", "unsure"]),
      ),
    );
  return rows.length;
};

const JOB = {
  id: printJobs.id,
  printer_id: printJobs.printer_id,
  printer_name: printers.name,
  order_id: printJobs.order_id,
  order_number: orders.number,
  reason: printJobs.reason,
  state: printJobs.state,
  attempts: printJobs.attempts,
  fault: printJobs.fault,
  date_creation: printJobs.date_creation,
};

const selectJobs = (db: Queryable) =>
  db
    .select(JOB)
    .from(printJobs)
    .innerJoin(printers, eq(printers.id, printJobs.printer_id))
    .leftJoin(orders, eq(orders.id, printJobs.order_id))
    .$dynamic();
export type PrintJobRecord = Awaited<ReturnType<typeof selectJobs>>[number];

export const readPrintJob = async (db: Queryable, id: number): Promise<PrintJobRecord | null> =>
  (await selectJobs(db).where(eq(printJobs.id, id)))[0] ?? null;

/** Lists the tickets that need attention, newest first: not printed, or in an unknown state. */
export const listTroubles = (
  db: Queryable,
  restaurant_id: number,
  { since, limit }: { since: Date; limit: number },
): Promise<PrintJobRecord[]> =>
  selectJobs(db)
    .where(
      and(
        eq(printers.restaurant_id, restaurant_id),
        gte(printJobs.date_creation, since),
        inArray(printJobs.state, ["failed", "unsure", "waiting"]),
        isNotNull(printJobs.fault),
      ),
    )
    .orderBy(desc(printJobs.id))
    .limit(limit);

const ofOrder = (printer_id: number, order_id: number | null) =>
  and(
    eq(printJobs.printer_id, printer_id),
    order_id === null ? isNull(printJobs.order_id) : eq(printJobs.order_id, order_id),
  );

/** Returns an order's ticket, or a test page, that is still to be printed. */
export const readOpenJob = async (
  db: Queryable,
  printer_id: number,
  order_id: number | null,
): Promise<number | null> => {
  const open = inArray(printJobs.state, ["waiting", "sending"]);
  const [row] = await db
    .select({ id: printJobs.id })
    .from(printJobs)
    .where(and(ofOrder(printer_id, order_id), open));
  return row?.id ?? null;
};

/**
 * Returns the printers that print new orders automatically, may have printed this one, and have no ticket of it
 * waiting: a waiting ticket would be printed with the correction.
 */
export const listOutdated = async (tx: Queryable, order_id: number): Promise<number[]> => {
  const rows = await tx
    .select({ id: printers.id })
    .from(printJobs)
    .innerJoin(printers, eq(printers.id, printJobs.printer_id))
    .where(and(eq(printJobs.order_id, order_id), eq(printers.auto_print, "new")))
    .groupBy(printers.id)
    .having(
      sql`bool_or(${printJobs.state} in ('sending', 'printed', 'unsure')) and not bool_or(${printJobs.state} = 'waiting')`,
    )
    .orderBy(printers.id);
  return rows.map(({ id }) => id);
};

/** Prevents the order from being corrected until the transaction ends. */
export const holdOrder = async (tx: Queryable, id: number): Promise<void> => {
  await tx.select({ id: orders.id }).from(orders).where(eq(orders.id, id)).for("key share");
};

/**
 * Clears the faults of earlier tickets once another one is requested: a ticket in trouble without a fault counts as
 * dealt with.
 */
export const settleTroubles = async (tx: Queryable, printer_id: number, order_id: number | null): Promise<void> => {
  await tx
    .update(printJobs)
    .set({ fault: null })
    .where(and(ofOrder(printer_id, order_id), inArray(printJobs.state, ["failed", "unsure"])));
};

/**
 * Gives up the tickets whose process died while sending them, and those that nobody tried in time. Both are written and
 * compared by the database's clock, because those of hosts differ (page 026).
 */
export const giveUpLate = async (db: Queryable): Promise<void> => {
  await db
    .update(printJobs)
    .set({ state: "unsure", fault: "cut_off" })
    .where(and(eq(printJobs.state, "sending"), lt(printJobs.started_at, sql`now() - ${SENDING}`)));
  await db
    .update(printJobs)
    .set({ state: "failed", fault: sql`coalesce(${printJobs.fault}, 'timeout')` })
    .where(and(eq(printJobs.state, "waiting"), lt(printJobs.due_at, sql`now()`)));
};

export interface MissedTicket {
  printer_id: number;
  order_id: number;
  reason: PrintReason;
}

/**
 * Lists the tickets that a printer should have printed automatically since a moment but that do not exist, because the
 * process died in between.
 */
export const listMissed = (db: Queryable, since: Date, until: Date, limit: number): Promise<MissedTicket[]> => {
  const wanted = sql`case ${printers.auto_print} when 'new' then 'new' else 'confirmed' end`;
  return db
    .select({
      printer_id: printers.id,
      order_id: orders.id,
      reason: sql<PrintReason>`${printers.auto_print}`,
    })
    .from(printers)
    .innerJoin(orders, eq(orders.restaurant_id, printers.restaurant_id))
    .innerJoin(orderStatuses, eq(orderStatuses.order_id, orders.id))
    .where(
      and(
        ne(printers.auto_print, "never"),
        inArray(orders.status, ["new", "confirmed", "preparing", "delayed", "ready"]),
        eq(orderStatuses.status, sql`${wanted}`),
        gte(orderStatuses.date, since),
        gte(orderStatuses.date, printers.auto_since),
        lt(orderStatuses.date, until),
        sql`not exists (
          select 1 from ${printJobs} j
          where j.printer_id = ${printers.id} and j.order_id = ${orders.id} and j.reason in ('new', 'confirmed')
        )`,
      ),
    )
    .limit(limit);
};

/** Deletes at most `most` tickets created before a moment; returns how many. */
export const deleteOldJobs = async (db: Queryable, before: Date, most: number): Promise<number> => {
  const { id, date_creation } = printJobs;
  const old = db.select({ id }).from(printJobs).where(lt(date_creation, before)).orderBy(date_creation).limit(most);
  return (await db.delete(printJobs).where(inArray(id, old)).returning({ id })).length;
};
