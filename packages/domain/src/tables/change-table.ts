import { sameLine } from "../orders/line/line-identity.ts";
import { isQuantity } from "../orders/line/line-quantity.ts";
import { MAX_QUANTITY, type OrderLine } from "../orders/line/order-line.ts";
import { MAX_TABLE_LINES, type TableBasket, type TableLine } from "./table.ts";

/** A change that a diner makes to the basket. The device that adds a line creates its `line_id`. */
export type TableChange =
  | { type: "add"; line_id: string; line: OrderLine }
  | { type: "change"; line_id: string; line: OrderLine }
  | { type: "remove"; line_id: string };

/** Why a change is refused. `line_refused`: by the menu, or because of an invalid quantity. */
export const TABLE_REFUSALS = [
  "table_closed",
  "not_joined",
  "not_yours",
  "line_gone",
  "line_refused",
  "table_full",
] as const;
export type TableRefusal = (typeof TABLE_REFUSALS)[number];

export interface ChangedTable {
  /** The same object if nothing changed. */
  basket: TableBasket;
  /** The affected line. It differs from the one sent if an identical line took the quantity. */
  line_id: string;
  /** The line to store in place of the previous one; null if the line is removed or nothing changes. */
  put: TableLine | null;
  /** Whether the quantity was cut to 25, which the diner must be told (orders §4). */
  capped: boolean;
}

type Whose = Pick<TableLine, "diner_id">;

/** Whether a diner may change a line: only their own. */
export const mayChangeLine = ({ diners }: Pick<TableBasket, "diners">, diner_id: string, line: Whose): boolean =>
  line.diner_id === diner_id && diners.some(({ id, left }) => id === diner_id && !left);

/**
 * Whether a diner may remove a line: their own, and, for the person who opened the table, those of others. The line of
 * a member who is still at the table can be removed only by an opener with an account. So somebody who photographed a
 * code and came first cannot change what others eat.
 */
export const mayRemoveLine = (basket: Pick<TableBasket, "diners">, diner_id: string, line: Whose): boolean => {
  if (mayChangeLine(basket, diner_id, line)) return true;
  const diner = basket.diners.find(({ id }) => id === diner_id);
  if (!diner || diner.left || !diner.opener) return false;
  const owner = basket.diners.find(({ id }) => id === line.diner_id);
  return diner.member || !owner?.member || owner.left;
};

/**
 * Applies a diner's change to the basket, or returns why it is refused. Changes concern single lines, so that two
 * devices that edit at the same time lose none; in any order, every line that nobody removed is kept. Removing a line
 * that is gone, or adding one that exists, has no effect and is not an error.
 */
export const changeTable = (
  basket: TableBasket,
  diner_id: string,
  change: TableChange,
): ChangedTable | { code: TableRefusal } => {
  if (basket.closed) return { code: "table_closed" };
  const diner = basket.diners.find(({ id }) => id === diner_id);
  if (!diner || diner.left) return { code: "not_joined" };
  const there = basket.lines.find(({ id }) => id === change.line_id);
  const may = change.type === "remove" ? mayRemoveLine : mayChangeLine;
  if (there && !may(basket, diner_id, there)) return { code: "not_yours" };
  if (change.type === "remove") return there ? without(basket, there) : nothing(basket, change.line_id);
  if (!isQuantity(change.line.quantity)) return { code: "line_refused" };
  if (change.type === "change") return there ? put(basket, { ...there, line: change.line }) : { code: "line_gone" };
  return there ? nothing(basket, there.id) : add(basket, { id: change.line_id, diner_id, line: change.line });
};

const nothing = (basket: TableBasket, line_id: string): ChangedTable => ({ basket, line_id, put: null, capped: false });

const without = (basket: TableBasket, line: TableLine): ChangedTable => ({
  basket: next(
    basket,
    basket.lines.filter(({ id }) => id !== line.id),
  ),
  line_id: line.id,
  put: null,
  capped: false,
});

const put = (basket: TableBasket, line: TableLine, capped = false): ChangedTable => {
  const at = basket.lines.findIndex(({ id }) => id === line.id);
  const lines = at === -1 ? [...basket.lines, line] : basket.lines.with(at, line);
  return { basket: next(basket, lines), line_id: line.id, put: line, capped };
};

/** An identical line of the same diner takes the quantity, as in every basket (orders §4). */
const add = (basket: TableBasket, line: TableLine): ChangedTable | { code: TableRefusal } => {
  const same = basket.lines.find((other) => other.diner_id === line.diner_id && sameLine(other.line, line.line));
  if (same) {
    const wanted = same.line.quantity + line.line.quantity;
    const quantity = Math.min(MAX_QUANTITY, wanted);
    return put(basket, { ...same, line: { ...same.line, quantity } }, wanted > MAX_QUANTITY);
  }
  return basket.lines.length >= MAX_TABLE_LINES ? { code: "table_full" } : put(basket, line);
};

const next = (basket: TableBasket, lines: readonly TableLine[]): TableBasket => ({
  ...basket,
  revision: basket.revision + 1,
  lines,
});
