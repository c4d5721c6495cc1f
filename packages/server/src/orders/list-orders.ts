import type { Order, OrderPage } from "@tablee/contract/orders/orders.schema";
import { LongId } from "@tablee/contract/wire/values.schema";
import { ORDER_STATUSES } from "@tablee/domain/orders/order-status";
import { isCurrent, isFinished } from "@tablee/domain/orders/order-transitions";
import * as z from "zod";
import type { Viewer } from "../http/context.ts";
import { readContinuation, writeContinuation } from "../http/continuation.ts";
import type { Services } from "../services.ts";
import { payableOrder } from "./pay-before.ts";
import { type OrderRecord, viewOrder } from "./stored/order-view.ts";
import { listOrders, type OrdersOf } from "./stored/orders.queries.ts";

export interface PageInput {
  continuation?: string | undefined;
  limit: number;
}

const LastId = z.tuple([LongId]);

/**
 * Returns a page of orders, newest first by id. `list` identifies the list in its continuation tokens; throws
 * invalid_input for a token of another list.
 */
export const pageOfOrders = async (
  services: Services,
  list: string,
  of: Omit<OrdersOf, "before" | "limit">,
  { continuation, limit }: PageInput,
  view: (record: OrderRecord) => Order = viewOrder,
): Promise<OrderPage> => {
  const [before] = continuation === undefined ? [null] : readContinuation(list, LastId, continuation);
  // Reads one row more than requested, which tells whether there is a next page.
  const found = await listOrders(services.database.db, { ...of, before, limit: limit + 1 });
  const shown = found.slice(0, limit);
  const last = found.length > limit ? shown.at(-1) : undefined;
  return {
    orders: shown.map(view),
    continuation: last ? writeContinuation(list, [last.order.id]) : null,
  };
};

/** Lists a member's own orders: either the current or the finished ones. */
export const listOwnOrders = async (
  services: Services,
  viewer: Viewer,
  which: "current" | "history",
  page: PageInput,
): Promise<OrderPage> => {
  const statuses = ORDER_STATUSES.filter(which === "current" ? isCurrent : isFinished);
  const found = await pageOfOrders(services, `orders-${which}`, { account_id: viewer.account_id, statuses }, page);
  return { ...found, orders: await Promise.all(found.orders.map((order) => payableOrder(services, order))) };
};
