import type { TableState } from "@tablee/contract/tables/tables.schema";
import { minor } from "@tablee/domain/money/minor";
import { dinersAt } from "./diners-at.ts";
import type { TableView } from "./table-view.ts";

const nothing = minor(0);
const amounts = { subtotal: nothing, tax: nothing, tip: nothing, delivery_fee: nothing, total: nothing };

/**
 * The view of a table without orders: the diners, this device's first. Their amounts need no computing (table-view.ts).
 */
export function emptyView(table: TableState, me: string | null): TableView {
  const totals = { ...amounts, tax_included: table.tax_included };
  const diners = dinersAt(table, me).map((seated) => ({ ...seated, lines: [], share: { ...totals, discounts: [] } }));
  return { diners, totals, discounts: [], lines: [], count: 0 };
}
