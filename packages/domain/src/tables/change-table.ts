import { sameLine } from "../orders/line/line-identity.ts";
import { isQuantity } from "../orders/line/line-quantity.ts";
import { MAX_QUANTITY, type OrderLine } from "../orders/line/order-line.ts";
import { MAX_TABLE_LINES, type TableBasket, type TableLine } from "./table.ts";

/** One thing that a diner does to the basket. `line_id` is made by the device that adds the line. */
export type TableChange =
  | { type: "add"; line_id: string; line: OrderLine }
  | { type: "change"; line_id: string; line: OrderLine }
  | { type: "remove"; line_id: string };

/** Why a change is not made. `line_refused`: by the menu, or by a quantity that is none. */
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
  /** The very same basket where there was nothing to do. */
  basket: TableBasket;
  /** The line that it is about: another than was sent, where an identical one took the quantity. */
  line_id: string;
  /** What is to be stored in the place of what was there; null where the line is to go, or nothing is to be done. */
  put: TableLine | null;
  /** true: not everything fitted into 25, which is to be said (orders §4). */
  capped: boolean;
}

type Whose = Pick<TableLine, "diner_id">;

/** Whether a diner may change a line: whoever's it is, and nobody else. */
export const mayChangeLine = ({ diners }: Pick<TableBasket, "diners">, diner_id: string, line: Whose): boolean =>
  line.diner_id === diner_id && diners.some(({ id, left }) => id === diner_id && !left);

/**
 * Whether a diner may take a line out: whoever's it is, and the one who opened the table; what a member has chosen who
 * sits there, only with an account. So whoever photographed a code and came first changes nothing of what others eat.
 */
export const mayRemoveLine = (basket: Pick<TableBasket, "diners">, diner_id: string, line: Whose): boolean => {
  if (mayChangeLine(basket, diner_id, line)) return true;
  const diner = basket.diners.find(({ id }) => id === diner_id);
  if (!diner || diner.left || !diner.opener) return false;
  const owner = basket.diners.find(({ id }) => id === line.diner_id);
  return diner.member || !owner?.member || owner.left;
};

/**
 * What becomes of the basket when a diner changes it, or why it is not changed. Changes are about single lines, so
 * that two devices that edit at once lose none; made in any order they keep every line that nobody removed.
 * Removing what is gone, and adding what is there already, does nothing and is no fault.
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
