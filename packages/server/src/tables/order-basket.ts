import type { OrderLine } from "@tablee/domain/orders/line/order-line";
import { readTableCode } from "@tablee/domain/tables/table-code";
import type { Queryable } from "../database/open-database.ts";
import { tableOfCode } from "./table-of-code.ts";
import { type DinerRecord, lockSitting, readSitting } from "./table-session.queries.ts";
import { hasTables, openSessionOf } from "./tables.queries.ts";

/**
 * What the `table` of an order is: `label`, the words of a diner for staff, where the restaurant has registered no
 * tables; else a table that its code opens, or `closed`: forged, changed since, out of service, of another place.
 */
export type AskedTable = { kind: "label" } | { kind: "closed" } | { kind: "table"; id: number; name: string };

/** `hold`: the table keeps its code until the transaction ends. */
export const askTable = async (
  db: Queryable,
  restaurant_id: number,
  table: string,
  hold: boolean,
): Promise<AskedTable> => {
  if (readTableCode(table)) {
    const found = await tableOfCode(db, table, { hold });
    if (!found || found.restaurant_id !== restaurant_id) return { kind: "closed" };
    return { kind: "table", id: found.id, name: found.name };
  }
  return (await hasTables(db, restaurant_id)) ? { kind: "closed" } : { kind: "label" };
};

/** What a table orders: everybody's lines in the order in which they were added, each with whose it is. */
export interface SharedBasket {
  session_id: number;
  lines: { line: OrderLine; diner: { id: string; name: string } }[];
}

/**
 * The basket of a table, as somebody would order it; null where the sitting that they mean (`session`; null: the one
 * under way) is over, or where there is none, and for whoever does not sit there with their account (`account_id`;
 * null asks nobody, for a quote): a code and the sitting's name can be read by all who pass by. `hold`: nobody
 * changes or orders it until the transaction ends.
 */
export const sharedBasket = async (
  db: Queryable,
  table_id: number,
  asker: { account_id: number | null; session: string | null; hold: boolean },
  at: Date,
): Promise<SharedBasket | null> => {
  const open = await openSessionOf(db, table_id);
  if (!open || (asker.session !== null && asker.session !== open.guid)) return null;
  if (asker.hold && !(await lockSitting(db, open.id))?.open) return null;
  const sitting = await readSitting(db, open, at);
  if (!sitting || sitting.closed_by !== null) return null;
  const { account_id } = asker;
  const isMine = (diner: DinerRecord) => diner.account_id === account_id && !diner.left;
  if (account_id !== null && !sitting.diners.some(isMine)) return null;
  const names = new Map(sitting.diners.map(({ id, name }) => [id, name]));
  return {
    session_id: sitting.id,
    lines: sitting.lines.map(({ diner_id, line }) => ({
      line,
      diner: { id: diner_id, name: names.get(diner_id) ?? "" },
    })),
  };
};
