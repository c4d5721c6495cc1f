import { readTableCode } from "@tablee/domain/tables/table-code";
import type { Queryable } from "../database/open-database.ts";
import { isSignedBy } from "./table-code.ts";
import { holdTable, readTable, type TableRow } from "./tables.queries.ts";

/**
 * Returns the table that a code opens; null if the code is not ours, if the secret it was signed with has been
 * replaced, or if the table is out of service. `hold`: locks that state until the transaction ends.
 */
export const tableOfCode = async (
  db: Queryable,
  code: string,
  { hold = false }: { hold?: boolean } = {},
): Promise<TableRow | null> => {
  const read = readTableCode(code);
  const table = read && (await (hold ? holdTable : readTable)(db, read.table_id));
  return table && table.closed_at === null && isSignedBy(read, table.secret) ? table : null;
};
