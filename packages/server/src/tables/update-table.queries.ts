import type { ChangedTable } from "@tablee/domain/tables/change-table";
import { type SQL, sql } from "drizzle-orm";
import type { Db, Queryable } from "../database/open-database.ts";
import { preparedFor } from "../database/prepared.ts";
import { tableLines, tableOperations, tableSessions } from "./tables.table.ts";

const { placeholder } = sql;
const line_id = sql`${placeholder("line_id")}::uuid`;

const put = sql`
  insert into ${tableLines} (session_id, id, diner_id, position, type, item_id, combo_id, modifiers, quantity, notes)
  select held.id, ${line_id}, ${placeholder("diner_id")}::uuid, ${placeholder("position")}::int,
    ${placeholder("type")}::text, ${placeholder("item_id")}::int, ${placeholder("combo_id")}::int,
    ${placeholder("modifiers")}::jsonb, ${placeholder("quantity")}::int, ${placeholder("notes")}::text
  from held
  on conflict (session_id, id) do update set (type, item_id, combo_id, modifiers, quantity, notes)
    = (excluded.type, excluded.item_id, excluded.combo_id, excluded.modifiers, excluded.quantity, excluded.notes)`;
const drop = sql`
  delete from ${tableLines} l using held where l.session_id = held.id and l.id = ${line_id}`;

/**
 * Takes the sitting at the revision that was read, and writes nothing if it has another one by now: everything that a
 * change depends on increments the revision.
 */
const statement = (db: Db, name: string, change: SQL) => {
  const held = db.$with("held", { id: tableSessions.id }).as(sql`
    update ${tableSessions} set revision = ${placeholder("revision")}::int, changed_at = ${placeholder("at")}::timestamptz
    where id = ${placeholder("session_id")}::bigint and revision = ${placeholder("read")}::int and closed_at is null
    returning id`);
  const noted = db.$with("noted", {}).as(sql`
    insert into ${tableOperations} (session_id, op_id, line_id)
    select held.id, ${placeholder("op_id")}::uuid, ${placeholder("noted_line_id")}::uuid from held on conflict do nothing`);
  const changed = db.$with("changed", {}).as(change);
  return db
    .with(held, noted, changed)
    .select({ id: sql<number>`held.id` })
    .from(held)
    .prepare(name);
};
const putStatement = preparedFor((db) => statement(db, "put_table_line", put));
const dropStatement = preparedFor((db) => statement(db, "drop_table_line", drop));

/**
 * Writes a change of a sitting that was read at revision `read`, together with the device's id for the change, in one
 * statement. Returns false, with nothing written, if the sitting has changed or ended since. A change without effect
 * leaves the revision as it is.
 */
export const writeChange = async (
  db: Queryable,
  sitting: { session_id: number; read: number },
  op_id: string,
  { basket: { revision }, line_id: noted_line_id, put: line }: ChangedTable,
  at: Date,
): Promise<boolean> => {
  const asked = { ...sitting, revision, at: at.toISOString(), op_id, noted_line_id };
  if (!line) return (await dropStatement(db).execute({ ...asked, line_id: noted_line_id })).length > 0;
  const { type, modifiers, quantity, notes } = line.line;
  const rows = await putStatement(db).execute({
    ...asked,
    line_id: line.id,
    diner_id: line.diner_id,
    position: revision,
    type,
    item_id: line.line.type === "item" ? line.line.item_id : null,
    combo_id: line.line.type === "combo" ? line.line.combo_id : null,
    modifiers: JSON.stringify(modifiers),
    quantity,
    notes,
  });
  return rows.length > 0;
};
