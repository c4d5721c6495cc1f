import type { OpenedTable } from "@tablee/contract/tables/tables.schema";
import { isAbandoned } from "@tablee/domain/tables/table";
import type { Services } from "../services.ts";
import { codeOfTable } from "./table-code.ts";
import { tableOfCode } from "./table-of-code.ts";
import { readState } from "./table-state.ts";
import { openSessionOf } from "./tables.queries.ts";

/** What a code opens, for whoever has it; null where it opens nothing. */
export const getTable = async (services: Services, code: string): Promise<OpenedTable | null> => {
  const { db } = services.database;
  const table = await tableOfCode(db, code);
  if (!table) return null;
  const session = await openSessionOf(db, table.id);
  const isLive = session !== null && !isAbandoned(session.changed_at, services.clock());
  return {
    restaurant_id: table.restaurant_id,
    name: table.name,
    code: codeOfTable(table),
    table: isLive ? await readState(services, session) : null,
  };
};
