import type { AuditSubject } from "@tablee/domain/accounts/audit";
import type { MenuItem, Modifier } from "@tablee/domain/menus/menu";
import { writeAudit } from "../accounts/stored/audit.queries.ts";
import { notifyChange } from "../database/changes.ts";
import type { Queryable } from "../database/open-database.ts";
import type { Viewer } from "../http/context.ts";
import { itemOfRow, modifierOfRow } from "../menus/menu.queries.ts";
import type { Services } from "../services.ts";
import { refusedPart, type RightRefusal } from "../restaurants/stored/rights.ts";
import { stockOfItem, stockOfModifier, updateModifierStock, updateRestaurant, updateStock } from "./kitchen.queries.ts";

interface StockChange {
  id: number;
  stock_status: string;
}

/** Marks an item as sold out or available. No order placed after the commit sees the old state. */
export const setStock = async (
  services: Services,
  viewer: Viewer,
  { id, stock_status }: StockChange,
): Promise<{ item: MenuItem } | RightRefusal> => {
  const result = await changeMenu(services, viewer, {
    subject: `item ${id}`,
    to: stock_status,
    read: (tx) => stockOfItem(tx, id),
    write: (tx) => updateStock(tx, id, stock_status),
  });
  return "row" in result ? { item: itemOfRow(result.row.row, result.row.sections) } : result;
};

/** The same for a modifier. */
export const setModifierStock = async (
  services: Services,
  viewer: Viewer,
  { id, stock_status }: StockChange,
): Promise<{ modifier: Modifier } | RightRefusal> => {
  const result = await changeMenu(services, viewer, {
    subject: `modifier ${id}`,
    to: stock_status,
    read: (tx) => stockOfModifier(tx, id),
    write: (tx) => updateModifierStock(tx, id, stock_status),
  });
  return "row" in result ? { modifier: modifierOfRow(result.row) } : result;
};

interface MenuChange<Row> {
  subject: AuditSubject;
  to: string;
  read: (tx: Queryable) => Promise<{ restaurant_id: number; stock_status: string } | null>;
  write: (tx: Queryable) => Promise<Row | null>;
}

const changeMenu = <Row>(
  services: Services,
  viewer: Viewer,
  { subject, to, read, write }: MenuChange<Row>,
): Promise<{ row: Row } | RightRefusal> =>
  services.database.db.transaction(async (tx) => {
    const found = await read(tx);
    if (!found) return { code: "not_found" };
    const { restaurant_id } = found;
    const refusal = await refusedPart(tx, viewer, restaurant_id, "stock");
    if (refusal) return refusal;
    // Locks the restaurant first, like placing does, so that a change of the menu waits for orders being written.
    const date = services.clock();
    await updateRestaurant(tx, restaurant_id, {}, date);
    const before = (await read(tx))?.stock_status;
    const row = await write(tx);
    if (!row) return { code: "not_found" };
    await notifyChange(tx, `restaurant:${restaurant_id}`);
    const { account_id } = viewer;
    const of = { account_id, restaurant_id, subject, date };
    if (before !== to) {
      await writeAudit(tx, {
        ...of,
        action: "stock.set",
        before: { stock_status: before },
        after: { stock_status: to },
      });
    }
    return { row };
  });
