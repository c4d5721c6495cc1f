import type { Order } from "@tablee/contract/orders/orders.schema";
import type { Viewer } from "../http/context.ts";
import type { Services } from "../services.ts";
import { viewOrder } from "./stored/order-view.ts";
import { orderOfKey, readOrder } from "./stored/orders.queries.ts";

/**
 * The order that a member has placed with a key, or null: what a device asks whose answer was lost, without placing
 * anything. An order that is just being written is not there yet.
 */
export const findPlaced = async ({ database }: Services, viewer: Viewer, key: string): Promise<Order | null> => {
  const found = await orderOfKey(database.db, viewer.account_id, key);
  const record = found && (await readOrder(database.db, found.id));
  return record && viewOrder(record);
};
