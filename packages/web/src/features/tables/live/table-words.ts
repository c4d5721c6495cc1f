import type { TableUser } from "@tablee/contract/tables/tables.schema";
import type { TableRefusal } from "@tablee/domain/tables/change-table";
import { m } from "../../../paraglide/messages.js";

/** "Table 12", without doubling the word for a restaurant whose tables are named "Table 12". */
export const tableTitle = (name: string): string => (/^table\b/i.test(name) ? name : m.table_title({ name }));

const REFUSALS: Record<TableRefusal, () => string> = {
  table_closed: () => m.table_refused_closed(),
  not_joined: () => m.table_refused_seat(),
  not_yours: () => m.table_refused_yours(),
  line_gone: () => m.table_refused_gone(),
  line_refused: () => m.table_refused_line(),
  table_full: () => m.table_refused_full(),
};

/** Why a change was refused. */
export const refusalWords = (code: string): string =>
  code in REFUSALS ? REFUSALS[code as TableRefusal]() : m.table_refused_other();

/** What a diner is doing, as the others see it; null: nothing to show. */
export function doingWords({ doing, name }: Pick<TableUser, "doing" | "name">): string | null {
  if (doing === "choosing") return m.table_choosing({ name });
  if (doing === "writing") return m.table_writing({ name });
  return doing === "placing" ? m.table_placing({ name }) : null;
}
