import type { TableItem, TableState } from "@tablee/contract/tables/tables.schema";
import type { Text } from "@tablee/domain/language/text";
import { comboOf, itemOf } from "@tablee/domain/menus/find-in-menu";
import type { Menu } from "@tablee/domain/menus/menu";
import { minor, type Minor, toMinor } from "@tablee/domain/money/minor";
import { QUEBEC_TAX } from "@tablee/domain/menus/tax";
import type { OrderTotals } from "@tablee/domain/orders/order-totals";
import { lineTaxBases } from "@tablee/domain/orders/tax/line-tax-bases";
import { checkLine } from "@tablee/domain/orders/line/check-line";
import type { LineProblem } from "@tablee/domain/orders/line/line-problem";
import { priceLine } from "@tablee/domain/orders/line/line-price";
import type { OrderLine } from "@tablee/domain/orders/line/order-line";
import type { TaxBase } from "@tablee/domain/orders/tax/taxes-on";
import { mayRemoveLine, type TableChange } from "@tablee/domain/tables/change-table";
import { withPending } from "@tablee/domain/tables/pending-changes";
import type { Discount, OfferRule } from "@tablee/domain/orders/offers/offers-on";
import { type DinerLine, splitTable, type TableShare } from "@tablee/domain/tables/split-table";
import type { TableBasket, TableLine } from "@tablee/domain/tables/table";
import { dinersAt, type Seated } from "./diners-at.ts";

/** A line of the table, including what this device has changed. */
export interface TableLineView {
  id: string;
  line: OrderLine;
  name: Text;
  unit_price: Minor;
  price: Minor;
  problems: LineProblem[];
  /** Changed here and not sent yet. */
  waiting: boolean;
  /** This diner's own. */
  own: boolean;
  /** This diner may remove it: their own lines, and for the opener those of others. */
  removable: boolean;
}

export interface DinerView extends Seated {
  lines: TableLineView[];
  /** Including tax and the planned tip. */
  share: TableShare;
}

export interface TableView {
  /** In the order of {@link dinersAt}. */
  diners: DinerView[];
  totals: OrderTotals;
  /** The offers' discounts on the whole order. */
  discounts: Discount[];
  /** All diners' lines, in the order in which they are placed. */
  lines: TableLineView[];
  /** Pieces, not lines. */
  count: number;
}

export interface TableFacts {
  table: TableState;
  me: string | null;
  waiting: readonly TableChange[];
  /** null until it has loaded: until then, what was changed here has no price. */
  menu: Menu | null;
  /** The offers that apply to the order. */
  rules: readonly OfferRule[];
  tip: (subtotal: Minor) => Minor;
}

const NO_TEXT: Text = { en: null, fr: null, default: null };

const basketOf = ({ status, revision, users, items }: TableState): TableBasket => ({
  closed: status === "closed",
  revision,
  diners: users,
  lines: items.map(({ id, user_id, line }) => ({ id, diner_id: user_id, line })),
});

/** A line at the server's price if the server knows it in this form, otherwise at the loaded menu's. */
function viewLine(
  line: TableLine,
  told: TableItem | undefined,
  menu: Menu | null,
  whose: Pick<TableLineView, "own" | "removable">,
): TableLineView {
  const same = told !== undefined && JSON.stringify(told.line) === JSON.stringify(line.line);
  const { line: what } = line;
  if (same) {
    const { name, problems } = told;
    const prices = { unit_price: toMinor(told.unit_price), price: toMinor(told.price) };
    return { id: line.id, line: what, name, ...prices, problems, waiting: false, ...whose };
  }
  const named = menu && (what.type === "item" ? itemOf(menu, what.item_id) : comboOf(menu, what.combo_id));
  return {
    id: line.id,
    line: what,
    name: named?.name ?? told?.name ?? NO_TEXT,
    ...((menu && priceLine(menu, what)) ?? { unit_price: minor(0), price: minor(0) }),
    problems: menu ? checkLine(menu, what) : [],
    waiting: true,
    ...whose,
  };
}

/**
 * The tax bases of a line at its shown price; if the loaded menu has another one, it counts as no item's in particular.
 */
const basesOf = (line: TableLineView, menu: Menu | null): TaxBase[] => {
  const own = menu ? lineTaxBases(menu, line.line) : [];
  const same = own.reduce((sum, { amount }) => sum + amount, 0) === line.price;
  return same ? own : [{ item_id: null, amount: line.price }];
};

/** The ordered lines, including changes made here: they decide when the order is available. */
export const linesAt = (table: TableState, me: string | null, waiting: readonly TableChange[]): OrderLine[] => {
  const known = basketOf(table);
  return (me === null ? known : withPending(known, me, waiting)).lines.map(({ line }) => line);
};

/** A table as this device shows it: the server's state with the changes made here. */
export function tableView({ table, me, waiting, menu, rules, tip }: TableFacts): TableView {
  const known = basketOf(table);
  const basket = me === null ? known : withPending(known, me, waiting);
  const told = new Map(table.items.map((item) => [item.id, item]));
  const lines = basket.lines.map((line) =>
    viewLine(line, told.get(line.id), menu, {
      own: line.diner_id === me,
      removable: me !== null && mayRemoveLine(basket, me, line),
    }),
  );
  const owned = lines.map((line, at): DinerLine => {
    const { unit_price, line: what } = line;
    const item_id = what.type === "item" ? what.item_id : null;
    const diner_id = basket.lines[at]?.diner_id ?? "";
    return { diner_id, item_id, unit_price, quantity: what.quantity, bases: basesOf(line, menu) };
  });
  const { totals, discounts, shares } = splitTable(table.users, owned, { tax: menu?.tax ?? QUEBEC_TAX, rules, tip });
  const items = basket.lines.map(({ diner_id }) => ({ user_id: diner_id }));
  const diners = dinersAt({ users: table.users, items }, me).map((seated) => ({
    ...seated,
    lines: lines.filter((_, at) => basket.lines[at]?.diner_id === seated.user.id),
    share: shares.get(seated.user.id) ?? {
      subtotal: minor(0),
      tax: minor(0),
      tax_included: totals.tax_included,
      tip: minor(0),
      delivery_fee: minor(0),
      total: minor(0),
      discounts: [],
    },
  }));
  return { diners, totals, discounts, lines, count: lines.reduce((sum, { line }) => sum + line.quantity, 0) };
}
