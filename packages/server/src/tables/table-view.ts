import type { KitchenTable, TableItem, TableState, TableUser } from "@tablee/contract/tables/tables.schema";
import type { Text } from "@tablee/domain/language/text";
import { comboOf, itemOf } from "@tablee/domain/menus/find-in-menu";
import type { Menu } from "@tablee/domain/menus/menu";
import { menuIn } from "@tablee/domain/menus/mode-prices";
import { type Minor, minor, toDecimal } from "@tablee/domain/money/minor";
import type { OrderTotals } from "@tablee/domain/orders/order-totals";
import { checkLine } from "@tablee/domain/orders/line/check-line";
import { lineTaxBases } from "@tablee/domain/orders/tax/line-tax-bases";
import { priceLine } from "@tablee/domain/orders/line/line-price";
import type { OfferRule } from "@tablee/domain/orders/offers/offers-on";
import { splitTable } from "@tablee/domain/tables/split-table";
import { shownDoing, type TableLine } from "@tablee/domain/tables/table";
import { viewDiscounts } from "../orders/stored/order-view.ts";
import type { MenuEntry } from "../menus/menu-cache.ts";
import { codeOfTable } from "./table-code.ts";
import type { DinerRecord, SittingRecord } from "./table-session.queries.ts";
import type { KitchenTableRow } from "./tables.queries.ts";

const NO_TEXT: Text = { en: null, fr: null, default: null };

interface PricedTableLine extends Omit<TableItem, "unit_price" | "price"> {
  unit_price: Minor;
  price: Minor;
}

const priceTableLine = (menu: Menu, { id, diner_id, line }: TableLine): PricedTableLine => ({
  id,
  user_id: diner_id,
  line,
  name: (line.type === "item" ? itemOf(menu, line.item_id) : comboOf(menu, line.combo_id))?.name ?? NO_TEXT,
  ...(priceLine(menu, line) ?? { unit_price: minor(0), price: minor(0) }),
  problems: checkLine(menu, line),
});

/**
 * A complete sitting, priced by the current menu at dine-in prices: the one shape of every answer and event about it.
 * `rules`: the offers that its order has, or would have.
 */
export const viewTable = (
  record: SittingRecord,
  { menu: whole, row }: MenuEntry,
  rules: readonly OfferRule[],
): TableState => {
  const menu = menuIn(whole, "dine_in");
  const lines = record.lines.map((line) => priceTableLine(menu, line));
  const tip = record.order?.tip ?? minor(0);
  const { totals, discounts, shares } = splitTable(
    record.diners,
    lines.map(({ user_id, line, unit_price }) => ({
      diner_id: user_id,
      item_id: line.type === "item" ? line.item_id : null,
      unit_price,
      quantity: line.quantity,
      bases: lineTaxBases(menu, line),
    })),
    { tax: menu.tax, rules, tip: () => tip },
  );
  return {
    session: record.guid,
    restaurant_id: record.restaurant_id,
    name: record.name,
    status: record.closed_by === null ? "open" : "closed",
    closed_by: record.closed_by,
    order: record.order && viewTaken(record.order, record.diners),
    revision: record.revision,
    users: record.diners.map((diner) => viewUser(diner, shares.get(diner.id))),
    items: lines.map((line) => ({ ...line, unit_price: toDecimal(line.unit_price), price: toDecimal(line.price) })),
    discounts: viewDiscounts(discounts),
    subtotal: toDecimal(totals.subtotal),
    tip: toDecimal(totals.tip),
    tax: toDecimal(totals.tax),
    tax_included: totals.tax_included,
    total: toDecimal(totals.total),
    currency: row.currency,
  };
};

/**
 * The same for someone who does not sit there: a photographed code reveals no portraits and no notes to the kitchen.
 */
export const viewForOutsiders = (table: TableState): TableState => ({
  ...table,
  users: table.users.map((user) => ({ ...user, avatar_url: null })),
  items: table.items.map((item) => ({ ...item, line: { ...item.line, notes: "" } })),
});

const viewTaken = (
  { id, number, account_id, status }: NonNullable<SittingRecord["order"]>,
  diners: readonly DinerRecord[],
) => ({
  id,
  number,
  user_id: diners.find((diner) => diner.account_id === account_id)?.id ?? null,
  to_pay: status === "unpaid",
});

const viewUser = (diner: DinerRecord, share: OrderTotals | undefined): TableUser => ({
  id: diner.id,
  name: diner.name,
  first_name: diner.first_name ?? diner.name,
  member: diner.account_id !== null,
  avatar_url: diner.avatar_url,
  opener: diner.opener,
  present: diner.present,
  left: diner.left,
  doing: shownDoing(diner),
  subtotal: toDecimal(share?.subtotal ?? minor(0)),
  total: toDecimal(share?.total ?? minor(0)),
});

/** A table as its restaurant's staff see it, with the code to print. */
export const viewKitchenTable = (table: KitchenTableRow): KitchenTable => {
  const code = table.closed_at === null ? codeOfTable(table) : null;
  return {
    id: table.id,
    restaurant_id: table.restaurant_id,
    name: table.name,
    code,
    path: code && `/menu/table/${code}`,
    in_service: code !== null,
    rotated_at: table.rotated_at.toISOString(),
    users: table.users,
    sitting: table.sitting,
  };
};
