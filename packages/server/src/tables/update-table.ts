import type { UpdateTable, UpdateTableAnswer } from "@tablee/contract/tables/tables.events";
import { checkLine } from "@tablee/domain/orders/check-line";
import type { LineProblem } from "@tablee/domain/orders/line-problem";
import { changeTable, type TableChange, type TableRefusal } from "@tablee/domain/tables/change-table";
import { menuOf } from "../menus/menu-cache.ts";
import type { Services } from "../services.ts";
import type { Seat } from "./join-table.ts";
import { basketOf, lockSitting, readSitting, type SittingRecord } from "./table-session.queries.ts";
import { viewTable } from "./table-view.ts";
import { writeChange } from "./update-table.queries.ts";

type Outcome =
  | { record: SittingRecord; line_id: string; capped: boolean; changed: boolean }
  | { code: TableRefusal; problems: LineProblem[]; record: SittingRecord | null };

/**
 * Changes a table's basket, once for each `op_id`, and has everybody at the table told. Of two who change it at once
 * the second changes what the first has made of it. Throws where the restaurant has gone.
 */
export const updateTable = async (
  services: Services,
  seat: Seat,
  { op_id, change }: UpdateTable,
): Promise<UpdateTableAnswer> => {
  const entry = await menuOf(services, seat.restaurant_id);
  if (!entry) throw new Error(`The restaurant ${seat.restaurant_id} of a table has gone`);
  const wanted = trimmed(change);
  const outcome = await services.database.db.transaction(async (tx): Promise<Outcome> => {
    const at = services.clock();
    if (!(await lockSitting(tx, seat.session_id))) return { code: "table_closed", problems: [], record: null };
    const record = await readSitting(tx, { id: seat.session_id }, at, op_id);
    if (!record) return { code: "table_closed", problems: [], record };
    if (record.done !== null) return { record, line_id: record.done, capped: false, changed: false };
    const basket = basketOf(record);
    const result = changeTable(basket, seat.diner_id, wanted);
    if ("code" in result) return { code: result.code, problems: [], record };
    const problems = result.put && wanted.type !== "remove" ? checkLine(entry.menu, wanted.line) : [];
    if (problems.length > 0) return { code: "line_refused", problems, record };
    await writeChange(tx, seat.session_id, op_id, result, at);
    const { line_id, capped } = result;
    const { revision, lines } = result.basket;
    const next = { ...record, revision, lines: [...lines] };
    return { record: next, line_id, capped, changed: revision !== basket.revision };
  });
  const table = outcome.record && viewTable(outcome.record, entry);
  if ("code" in outcome || !table) {
    const { code, problems } = "code" in outcome ? outcome : { code: "table_closed" as const, problems: [] };
    return { ok: false, code, problems, table };
  }
  if (outcome.changed) services.realtime.tableChanged("update", { user_id: seat.diner_id, op_id, table });
  return { ok: true, line_id: outcome.line_id, capped: outcome.capped, table };
};

const trimmed = (change: TableChange): TableChange =>
  change.type === "remove" ? change : { ...change, line: { ...change.line, notes: change.line.notes.trim() } };
