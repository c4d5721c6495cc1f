import type { Order } from "@tablee/contract/orders/orders.schema";
import type { Viewer } from "../http/context.ts";
import type { Services } from "../services.ts";
import { payableOrder } from "./pay-before.ts";
import { viewOrder } from "./stored/order-view.ts";
import { orderOfKey, readOrder } from "./stored/orders.queries.ts";

/**
 * Returns the order that a member placed with this key, or null. A device whose answer was lost asks this, to find out
 * without placing anything. An order whose transaction has not committed yet is not found.
 */
export const findPlaced = async (services: Services, viewer: Viewer, key: string): Promise<Order | null> => {
  const { db } = services.database;
  const found = await orderOfKey(db, viewer.account_id, key);
  const record = found && (await readOrder(db, found.id));
  return record && payableOrder(services, viewOrder(record));
};
