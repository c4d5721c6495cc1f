import type { KitchenTable, TableItem, TableState, TableUser } from "@tablee/contract/tables/tables.schema";
import type { Text } from "@tablee/domain/language/text";
import { comboOf, itemOf } from "@tablee/domain/menus/find-in-menu";
import type { Menu } from "@tablee/domain/menus/menu";
import { menuIn } from "@tablee/domain/menus/mode-prices";
import { QUEBEC_TAX } from "@tablee/domain/menus/tax";
import { type Minor, minor, toDecimal } from "@tablee/domain/money/minor";
import type { OrderTotals } from "@tablee/domain/orders/order-totals";
import { checkLine } from "@tablee/domain/orders/line/check-line";
import { sentLine } from "@tablee/domain/orders/line/sent-line";
import { lineTaxBases, placedTaxBases, timesQuantity } from "@tablee/domain/orders/tax/line-tax-bases";
import type { TaxBase } from "@tablee/domain/orders/tax/taxes-on";
import { priceLine } from "@tablee/domain/orders/line/line-price";
import type { OfferRule } from "@tablee/domain/orders/offers/offers-on";
import { type DinerLine, splitTable } from "@tablee/domain/tables/split-table";
import { shownDoing, type TableLine } from "@tablee/domain/tables/table";
import { type StoredLine, viewDiscounts } from "../orders/stored/order-view.ts";
import type { MenuEntry } from "../menus/menu-cache.ts";
import { codeOfTable } from "./table-code.ts";
import type { DinerRecord, SittingOrder, SittingRecord } from "./table-session.queries.ts";
import type { KitchenTableRow } from "./tables.queries.ts";

const NO_TEXT: Text = { en: null, fr: null, default: null };

/** A line as it is shown, and what the totals and the shares are made of. */
interface ViewedLine {
  item: TableItem;
  split: DinerLine;
}

const viewLine = (
  { id, diner_id, line }: TableLine,
  { unit_price, price, ...shown }: Pick<TableItem, "name" | "problems"> & { unit_price: Minor; price: Minor },
  bases: TaxBase[],
): ViewedLine => ({
  item: { id, user_id: diner_id, line, ...shown, unit_price: toDecimal(unit_price), price: toDecimal(price) },
  split: {
    diner_id,
    item_id: line.type === "item" ? line.item_id : null,
    unit_price,
    quantity: line.quantity,
    bases,
  },
});

/** A line of the basket, priced by the current menu. */
const viewBasketLine =
  (menu: Menu) =>
  (own: TableLine): ViewedLine => {
    const { line } = own;
    const name = (line.type === "item" ? itemOf(menu, line.item_id) : comboOf(menu, line.combo_id))?.name ?? NO_TEXT;
    const priced = priceLine(menu, line) ?? { unit_price: minor(0), price: minor(0) };
    return viewLine(own, { name, ...priced, problems: checkLine(menu, line) }, lineTaxBases(menu, line));
  };

/**
 * A line of the order, at the prices at which it was placed. What nobody had put into the shared basket belongs to
 * `orderer`.
 */
const viewOrderedLine =
  (orderer: DinerRecord | undefined) =>
  (placed: StoredLine): ViewedLine[] => {
    const line = sentLine(placed);
    const diner_id = placed.diner?.id ?? orderer?.id;
    if (!line || diner_id === undefined) return [];
    const { id, name, unit_price, price, quantity } = placed;
    const bases = timesQuantity(placedTaxBases(placed), quantity);
    return [viewLine({ id, diner_id, line }, { name, unit_price, price, problems: [] }, bases)];
  };

const viewLines = ({ order, diners, lines }: SittingRecord, menu: Menu): ViewedLine[] =>
  order ? order.lines.flatMap(viewOrderedLine(ordererOf(order, diners))) : lines.map(viewBasketLine(menu));

const ordererOf = ({ account_id }: SittingOrder, diners: readonly DinerRecord[]): DinerRecord | undefined =>
  diners.find((diner) => diner.account_id === account_id);

/**
 * A complete sitting: the one shape of every answer and event about it. Its basket is priced by the current menu at
 * dine-in prices; once it is ordered, its lines and amounts are the order's, whatever the menu says since (tables §13).
 * `rules`: the offers that its order has, or would have.
 */
export const viewTable = (
  record: SittingRecord,
  { menu: whole, row }: Pick<MenuEntry, "menu" | "row">,
  rules: readonly OfferRule[],
): TableState => {
  const { order } = record;
  const menu = menuIn(whole, "dine_in");
  const lines = viewLines(record, menu);
  const { totals, discounts, shares } = splitTable(
    record.diners,
    lines.map(({ split }) => split),
    order ? { tax: order.tax_rules ?? QUEBEC_TAX, rules, ordered: totalsOf(order) } : { tax: menu.tax, rules },
  );
  return {
    session: record.guid,
    restaurant_id: record.restaurant_id,
    name: record.name,
    status: record.closed_by === null ? "open" : "closed",
    closed_by: record.closed_by,
    order: order && viewTaken(order, record.diners),
    revision: record.revision,
    users: record.diners.map((diner) => viewUser(diner, shares.get(diner.id))),
    items: lines.map(({ item }) => item),
    discounts: viewDiscounts(order?.offers ?? discounts),
    subtotal: toDecimal(totals.subtotal),
    tip: toDecimal(totals.tip),
    tax: toDecimal(totals.tax),
    tax_included: totals.tax_included,
    total: toDecimal(totals.total),
    currency: order?.currency ?? row.currency,
  };
};

const totalsOf = ({ subtotal, tax, tax_included, tip, delivery_fee, total }: SittingOrder): OrderTotals => ({
  subtotal,
  tax,
  tax_included,
  tip,
  delivery_fee,
  total,
});

/**
 * The same for someone who does not sit there: a photographed code reveals no portraits and no notes to the kitchen.
 */
export const viewForOutsiders = (table: TableState): TableState => ({
  ...table,
  users: table.users.map((user) => ({ ...user, avatar_url: null })),
  items: table.items.map((item) => ({ ...item, line: { ...item.line, notes: "" } })),
});

const viewTaken = (order: SittingOrder, diners: readonly DinerRecord[]) => ({
  id: order.id,
  number: order.number,
  user_id: ordererOf(order, diners)?.id ?? null,
  to_pay: order.status === "unpaid",
  called_off: order.status === "refunded",
});

const viewUser = (diner: DinerRecord, share: OrderTotals | undefined): TableUser => ({
  id: diner.id,
  name: diner.name,
  first_name: diner.first_name || diner.name,
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
