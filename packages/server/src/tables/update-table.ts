import type { UpdateTable, UpdateTableAnswer } from "@tablee/contract/tables/tables.events";
import { checkLine } from "@tablee/domain/orders/line/check-line";
import { tidyLine } from "@tablee/domain/orders/line/tidy-line";
import type { OrderLine } from "@tablee/domain/orders/line/order-line";
import type { TableBasket } from "@tablee/domain/tables/table";
import { changeTable, type TableChange, type TableRefusal } from "@tablee/domain/tables/change-table";
import { checkTableLimit, type TableLineProblem } from "@tablee/domain/tables/table-limit";
import type { Queryable } from "../database/open-database.ts";
import { type MenuEntry, menuOf } from "../menus/menu-cache.ts";
import type { Services } from "../services.ts";
import type { Seat } from "./join-table.ts";
import { basketOf, lockSitting, readSitting, type SittingRecord } from "./table-session.queries.ts";
import { stateBy } from "./table-state.ts";
import { writeChange } from "./update-table.queries.ts";

type Outcome =
  | { record: SittingRecord; line_id: string; capped: boolean; changed: boolean }
  | { code: TableRefusal; problems: TableLineProblem[]; record: SittingRecord | null };

/**
 * Changes a table's basket, once per `op_id`, and notifies everybody at the table. The second of two simultaneous
 * changes applies to the result of the first. Throws if the restaurant does not exist any more.
 *
 * The change is written only if the sitting is still as it was read; otherwise everything is repeated under its lock.
 */
export const updateTable = async (
  services: Services,
  seat: Seat,
  { op_id, change }: UpdateTable,
): Promise<UpdateTableAnswer> => {
  const { db } = services.database;
  const at = services.clock();
  const sitting = { id: seat.session_id };
  const [entry, read] = await Promise.all([menuOf(services, seat.restaurant_id), readSitting(db, sitting, op_id)]);
  if (!entry) throw new Error(`The restaurant ${seat.restaurant_id} of a table has gone`);
  const changing: Changing = { entry, seat, op_id, change: trimmed(change), at };
  let outcome = await tryChange(db, changing, read);
  if (outcome === "moved") {
    outcome = await db.transaction(async (tx) => {
      await lockSitting(tx, seat.session_id);
      return tryChange(tx, changing, await readSitting(tx, sitting, op_id));
    });
  }
  if (outcome === "moved") throw new Error(`The sitting ${seat.session} changed while it was held`);
  const table = outcome.record && (await stateBy(services, outcome.record, entry));
  if ("code" in outcome || !table) {
    const { code, problems } = "code" in outcome ? outcome : { code: "table_closed" as const, problems: [] };
    return { ok: false, code, problems, table };
  }
  if (outcome.changed) services.realtime.tableChanged("update", { user_id: seat.diner_id, op_id, table });
  return { ok: true, line_id: outcome.line_id, capped: outcome.capped, table };
};

interface Changing {
  entry: MenuEntry;
  seat: Seat;
  op_id: string;
  change: TableChange;
  at: Date;
}

/** "moved": the sitting has changed since it was read, and nothing was written. */
const tryChange = async (
  db: Queryable,
  { entry, seat, op_id, change, at }: Changing,
  record: SittingRecord | null,
): Promise<Outcome | "moved"> => {
  if (!record) return { code: "table_closed", problems: [], record };
  if (record.done !== null) return { record, line_id: record.done, capped: false, changed: false };
  const basket = basketOf(record);
  const result = changeTable(basket, seat.diner_id, change);
  if ("code" in result) return { code: result.code, problems: [], record };
  const problems = result.put && change.type !== "remove" ? problemsOf(entry, change.line, basket, result.basket) : [];
  if (problems.length > 0) return { code: "line_refused", problems, record };
  const written = await writeChange(db, { session_id: record.id, read: record.revision }, op_id, result, at);
  if (!written) return "moved";
  const { line_id, capped } = result;
  const { revision, lines } = result.basket;
  const next = { ...record, revision, lines: [...lines] };
  return { record: next, line_id, capped, changed: revision !== basket.revision };
};

/** Returns the problems of a line with the menu and with the rest of the basket. */
const problemsOf = (
  { menu }: MenuEntry,
  line: OrderLine,
  before: TableBasket,
  after: TableBasket,
): TableLineProblem[] => {
  const over = checkTableLimit(menu, line, before, after);
  return [...checkLine(menu, line), ...(over ? [over] : [])];
};

/**
 * Trims the line, because everybody at the table receives it with each change: nobody can make it longer than the menu
 * allows.
 */
const trimmed = (change: TableChange): TableChange =>
  change.type === "remove"
    ? change
    : { ...change, line: { ...tidyLine(change.line), notes: change.line.notes.trim() } };
