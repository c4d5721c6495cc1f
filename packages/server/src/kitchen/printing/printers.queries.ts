import { and, asc, count, eq, inArray, ne, notInArray } from "drizzle-orm";
import type { Queryable } from "../../database/open-database.ts";
import { restaurantStaff } from "../../restaurants/stored/restaurants.table.ts";
import { printers } from "./printers.table.ts";

export type PrinterRow = typeof printers.$inferSelect;
export type NewPrinter = Omit<PrinterRow, "id">;

export const listPrinters = (db: Queryable, restaurant_id: number): Promise<PrinterRow[]> =>
  db.select().from(printers).where(eq(printers.restaurant_id, restaurant_id)).orderBy(asc(printers.id));

/** Lists a restaurant's printers that print automatically. */
export const listAutoPrinters = (db: Queryable, restaurant_id: number): Promise<PrinterRow[]> =>
  db
    .select()
    .from(printers)
    .where(and(eq(printers.restaurant_id, restaurant_id), ne(printers.auto_print, "never")));

export const readPrinter = async (db: Queryable, id: number): Promise<PrinterRow | null> =>
  (await db.select().from(printers).where(eq(printers.id, id)))[0] ?? null;

/** Locks a printer until the transaction ends, against others who lock it too; returns whether it still exists. */
export const holdPrinter = async (tx: Queryable, id: number): Promise<boolean> =>
  (await tx.select({ id: printers.id }).from(printers).where(eq(printers.id, id)).for("no key update")).length > 0;

export const countPrinters = async (db: Queryable, restaurant_id: number): Promise<number> => {
  const [row] = await db.select({ n: count() }).from(printers).where(eq(printers.restaurant_id, restaurant_id));
  return row?.n ?? 0;
};

/** Returns null if the restaurant already has a printer at this address. */
export const insertPrinter = async (tx: Queryable, printer: NewPrinter): Promise<PrinterRow | null> =>
  (await tx.insert(printers).values(printer).onConflictDoNothing().returning())[0] ?? null;

/** Whether another printer of the restaurant has this address. */
export const isAddressTaken = async (
  tx: Queryable,
  { id, restaurant_id, host, port }: PrinterRow,
): Promise<boolean> => {
  const here = and(eq(printers.restaurant_id, restaurant_id), eq(printers.host, host), eq(printers.port, port));
  return (
    (
      await tx
        .select({ id: printers.id })
        .from(printers)
        .where(and(here, ne(printers.id, id)))
    ).length > 0
  );
};

/** Lists the hosts of other restaurants' printers on a port, except of restaurants where the member works too. */
export const listForeignHosts = async (
  tx: Queryable,
  { restaurant_id, port, account_id }: { restaurant_id: number; port: number; account_id: number },
): Promise<string[]> => {
  const staff = tx
    .select({ id: restaurantStaff.restaurant_id })
    .from(restaurantStaff)
    .where(eq(restaurantStaff.account_id, account_id));
  const rows = await tx
    .selectDistinct({ host: printers.host })
    .from(printers)
    .where(
      and(
        ne(printers.restaurant_id, restaurant_id),
        eq(printers.port, port),
        notInArray(printers.restaurant_id, staff),
      ),
    );
  return rows.map(({ host }) => host);
};

/** Lists other restaurants' printers on the same port, except of restaurants that share staff with this one. */
export const listRivals = (
  tx: Queryable,
  { restaurant_id, port }: Pick<PrinterRow, "restaurant_id" | "port">,
): Promise<Pick<PrinterRow, "id" | "host" | "port">[]> => {
  const own = tx
    .select({ account_id: restaurantStaff.account_id })
    .from(restaurantStaff)
    .where(eq(restaurantStaff.restaurant_id, restaurant_id));
  const shared = tx
    .select({ id: restaurantStaff.restaurant_id })
    .from(restaurantStaff)
    .where(inArray(restaurantStaff.account_id, own));
  return tx
    .select({ id: printers.id, host: printers.host, port: printers.port })
    .from(printers)
    .where(
      and(
        ne(printers.restaurant_id, restaurant_id),
        eq(printers.port, port),
        notInArray(printers.restaurant_id, shared),
      ),
    );
};

export const updatePrinter = async (tx: Queryable, { id, ...printer }: PrinterRow): Promise<void> => {
  await tx.update(printers).set(printer).where(eq(printers.id, id));
};

export const deletePrinter = async (tx: Queryable, id: number): Promise<void> => {
  await tx.delete(printers).where(eq(printers.id, id));
};
