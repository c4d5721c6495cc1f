import type { OpenedTable } from "@tablee/contract/tables/tables.schema";
import { isAbandoned } from "@tablee/domain/tables/table";
import type { Viewer } from "../http/context.ts";
import type { Services } from "../services.ts";
import { codeOfTable } from "./table-code.ts";
import { tableOfCode } from "./table-of-code.ts";
import { readSitting } from "./table-session.queries.ts";
import { stateOf } from "./table-state.ts";
import { viewForOutsiders } from "./table-view.ts";
import { openSessionOf } from "./tables.queries.ts";

/** Returns what a code opens; null if it opens nothing. */
export const getTable = async (
  services: Services,
  code: string,
  viewer: Pick<Viewer, "account_id"> | null,
): Promise<OpenedTable | null> => {
  const { db } = services.database;
  const table = await tableOfCode(db, code);
  if (!table) return null;
  const session = await openSessionOf(db, table.id);
  const isLive = session !== null && !isAbandoned(session.changed_at, services.clock());
  const record = isLive ? await readSitting(db, session) : null;
  const isSeated = record?.diners.some(({ account_id, left }) => !left && account_id === viewer?.account_id) ?? false;
  const state = record && (await stateOf(services, record));
  return {
    restaurant_id: table.restaurant_id,
    name: table.name,
    code: codeOfTable(table),
    table: state && (isSeated ? state : viewForOutsiders(state)),
  };
};
