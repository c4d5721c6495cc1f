import type { OrderRequest } from "@tablee/contract/orders/orders.schema";
import type { OrderProblem } from "@tablee/domain/orders/order-problems";
import type { Queryable } from "../../database/open-database.ts";
import { askTable, sharedBasket } from "../../tables/order-basket.ts";

/** What a request actually orders. */
export interface Basket<Request extends OrderRequest = OrderRequest> {
  /** At a shared table, contains the table's lines and name. */
  request: Request;
  /** Who each line belongs to, at a shared table. */
  diners: readonly ({ id: string; name: string } | null)[];
  /** The sitting that ends when this is ordered. */
  session_id: number | null;
  /** Contains `table_closed` if the table is closed. */
  problems: OrderProblem[];
}

export interface Asker {
  /** null: a visitor, who can only have it quoted. */
  account_id: number | null;
  /** Whether it is being ordered: only by a diner of the table, whose basket is locked until the transaction ends. */
  hold: boolean;
}

const CLOSED: OrderProblem = { code: "table_closed", line: null, data: {} };

/**
 * Returns the request unchanged, or, at a shared table, with its lines replaced by those of the table's basket: every
 * line that the server has accepted is ordered, whichever of them the ordering phone has seen. If nobody at the table
 * has put anything into the shared basket, the lines of the request are ordered.
 */
export const basketOfRequest = async <Request extends OrderRequest>(
  db: Queryable,
  request: Request,
  { account_id, hold }: Asker,
): Promise<Basket<Request>> => {
  const own: Basket<Request> = { request, diners: [], session_id: null, problems: [] };
  if (request.table === null) return own;
  const table = await askTable(db, request.restaurant_id, request.table, hold);
  if (table.kind === "label") return own;
  if (table.kind === "closed") return { ...own, problems: [CLOSED] };
  const session = request.table_session ?? null;
  const basket = await sharedBasket(db, table.id, { account_id, session, hold });
  if (!basket) return { ...own, request: { ...request, table: table.name }, problems: [CLOSED] };
  const { session_id, lines } = basket;
  const items = lines.length > 0 ? lines.map(({ line }) => line) : request.items;
  const diners = lines.map(({ diner }) => diner);
  return { request: { ...request, items, table: table.name }, diners, session_id, problems: [] };
};
