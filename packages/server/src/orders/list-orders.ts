import type { OrderPage } from "@tablee/contract/orders/orders.schema";
import { LongId } from "@tablee/contract/wire/values.schema";
import { ORDER_STATUSES } from "@tablee/domain/orders/order-status";
import { isCurrent, isFinished } from "@tablee/domain/orders/order-transitions";
import * as z from "zod";
import type { Viewer } from "../http/context.ts";
import { readContinuation, writeContinuation } from "../http/continuation.ts";
import type { Services } from "../services.ts";
import { viewOrder } from "./stored/order-view.ts";
import { listOrders, type OrdersOf } from "./stored/orders.queries.ts";

export interface PageInput {
  continuation?: string | undefined;
  limit: number;
}

const LastId = z.tuple([LongId]);

/** A page of orders, newest first by id. `list` names it for its continuations; throws invalid_input for others'. */
export const pageOfOrders = async (
  services: Services,
  list: string,
  of: Omit<OrdersOf, "before" | "limit">,
  { continuation, limit }: PageInput,
): Promise<OrderPage> => {
  const [before] = continuation === undefined ? [null] : readContinuation(list, LastId, continuation);
  // One more than asked for tells whether there is a next page.
  const found = await listOrders(services.database.db, { ...of, before, limit: limit + 1 });
  const shown = found.slice(0, limit);
  const last = found.length > limit ? shown.at(-1) : undefined;
  return {
    orders: shown.map(viewOrder),
    continuation: last ? writeContinuation(list, [last.order.id]) : null,
  };
};

/** A member's own orders: the running ones, or those that are over. */
export const listOwnOrders = (
  services: Services,
  viewer: Viewer,
  which: "current" | "history",
  page: PageInput,
): Promise<OrderPage> => {
  const statuses = ORDER_STATUSES.filter(which === "current" ? isCurrent : isFinished);
  return pageOfOrders(services, `orders-${which}`, { account_id: viewer.account_id, statuses }, page);
};
