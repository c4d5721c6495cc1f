import type { OrderLine } from "@tablee/domain/orders/line/order-line";
import { readTableCode } from "@tablee/domain/tables/table-code";
import type { Queryable } from "../database/open-database.ts";
import { tableOfCode } from "./table-of-code.ts";
import { type DinerRecord, lockSitting, readSitting } from "./table-session.queries.ts";
import { hasTables, openSessionOf } from "./tables.queries.ts";

/**
 * What the `table` of an order means. `label`: free text of the diner for staff, if the restaurant has registered no
 * tables. `table`: the table that the code opens. `closed`: the code is forged, replaced, out of service, or of another
 * restaurant.
 */
export type AskedTable = { kind: "label" } | { kind: "closed" } | { kind: "table"; id: number; name: string };

/** `hold`: whether the table's code must not change until the transaction ends. */
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

/** What a table orders: everybody's lines in the order in which they were added, each with its diner. */
export interface SharedBasket {
  session_id: number;
  lines: { line: OrderLine; diner: { id: string; name: string } }[];
}

/**
 * Returns the basket of a table as somebody would order it. Null if there is no open sitting or if the one that they
 * mean has ended (`session`; null: the current one). Any passer-by can read a code and the sitting's name, so whoever
 * does not sit there with their account (null: a visitor) cannot order it, and sees it without its notes to the kitchen
 * (page 018). `hold`: it is being ordered, not only quoted, and nobody may change or order it until the transaction
 * ends.
 */
export const sharedBasket = async (
  db: Queryable,
  table_id: number,
  asker: { account_id: number | null; session: string | null; hold: boolean },
): Promise<SharedBasket | null> => {
  const open = await openSessionOf(db, table_id);
  if (!open || (asker.session !== null && asker.session !== open.guid)) return null;
  if (asker.hold && !(await lockSitting(db, open.id))?.open) return null;
  const sitting = await readSitting(db, open);
  if (!sitting || sitting.closed_by !== null) return null;
  const { account_id } = asker;
  const isMine = (diner: DinerRecord) => diner.account_id === account_id && !diner.left;
  const isSeated = account_id !== null && sitting.diners.some(isMine);
  if (asker.hold && !isSeated) return null;
  const names = new Map(sitting.diners.map(({ id, name }) => [id, name]));
  return {
    session_id: sitting.id,
    lines: sitting.lines.map(({ diner_id, line }) => ({
      line: isSeated ? line : { ...line, notes: "" },
      diner: { id: diner_id, name: names.get(diner_id) ?? "" },
    })),
  };
};
