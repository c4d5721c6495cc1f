import type { Order } from "@tablee/contract/orders/orders.schema";
import type { Viewer } from "../http/context.ts";
import type { Services } from "../services.ts";
import { viewOrder } from "./stored/order-view.ts";
import { orderOfKey, readOrder } from "./stored/orders.queries.ts";

/**
 * Returns the order that a member placed with this key, or null. A device whose answer was lost asks this, to find out
 * without placing anything. An order whose transaction has not committed yet is not found.
 */
export const findPlaced = async ({ database }: Services, viewer: Viewer, key: string): Promise<Order | null> => {
  const found = await orderOfKey(database.db, viewer.account_id, key);
  const record = found && (await readOrder(database.db, found.id));
  return record && viewOrder(record);
};
