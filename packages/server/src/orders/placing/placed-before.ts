import type { Order } from "@tablee/contract/orders/orders.schema";
import { payableOrder } from "../pay-before.ts";
import { viewOrder } from "../stored/order-view.ts";
import { orderOfKey, readOrder } from "../stored/orders.queries.ts";
import type { PlaceRefusal, Placing } from "./try-place.ts";

/** Returns the order already placed with this key, or null. The same key with another body is refused. */
export const orderOfBefore = async (
  placing: Pick<Placing, "services" | "viewer" | "key" | "hash">,
): Promise<{ order: Order } | PlaceRefusal | null> => {
  const { db } = placing.services.database;
  const before = await orderOfKey(db, placing.viewer.account_id, placing.key);
  if (!before) return null;
  if (before.request_hash !== placing.hash) return { refused: "idempotency_conflict" };
  const record = await readOrder(db, before.id);
  return record && { order: await payableOrder(placing.services, viewOrder(record)) };
};
