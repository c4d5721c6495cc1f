import type { ChangedTable } from "@tablee/domain/tables/change-table";
import type { TableLine } from "@tablee/domain/tables/table";
import { sql } from "drizzle-orm";
import type { Queryable } from "../database/open-database.ts";
import { tableLines, tableOperations, tableSessions } from "./tables.table.ts";

const putLine = (session_id: number, { id, diner_id, line }: TableLine, position: number) => {
  const item_id = line.type === "item" ? line.item_id : null;
  const combo_id = line.type === "combo" ? line.combo_id : null;
  return sql`insert into ${tableLines}
      (session_id, id, diner_id, position, type, item_id, combo_id, modifiers, quantity, notes)
    values (${session_id}, ${id}::uuid, ${diner_id}::uuid, ${position}, ${line.type}, ${item_id}, ${combo_id},
      ${JSON.stringify(line.modifiers)}::jsonb, ${line.quantity}, ${line.notes})
    on conflict (session_id, id) do update set (type, item_id, combo_id, modifiers, quantity, notes)
      = (excluded.type, excluded.item_id, excluded.combo_id, excluded.modifiers, excluded.quantity, excluded.notes)`;
};

/**
 * Writes a change of a locked sitting, and the name under which the device knows it, in one statement. A sitting
 * in which nothing has changed keeps its revision.
 */
export const writeChange = async (
  tx: Queryable,
  session_id: number,
  op_id: string,
  { basket, line_id, put }: ChangedTable,
  at: Date,
): Promise<void> => {
  const dropped = sql`delete from ${tableLines} where session_id = ${session_id} and id = ${line_id}::uuid`;
  await tx.execute(sql`
    with noted as (
      insert into ${tableOperations} (session_id, op_id, line_id) values (${session_id}, ${op_id}::uuid, ${line_id}::uuid)
    ), line as (${put ? putLine(session_id, put, basket.revision) : dropped})
    update ${tableSessions} set revision = ${basket.revision}, changed_at = ${at.toISOString()}::timestamptz
    where id = ${session_id}`);
};
