import type { Order } from "@tablee/contract/orders/orders.schema";
import { wasSent } from "@tablee/domain/payments/payment";
import type { Viewer } from "../../http/context.ts";
import { viewForKitchen } from "../../orders/stored/order-view.ts";
import { readOrder } from "../../orders/stored/orders.queries.ts";
import { refusedOrder } from "../../restaurants/stored/rights.ts";
import type { Services } from "../../services.ts";

/** Returns an order as its restaurant's staff see it (management §48); null for everybody else, as if there were none. */
export const getPastOrder = async (
  { database: { db }, clock }: Pick<Services, "database" | "clock">,
  viewer: Viewer,
  id: number,
): Promise<Order | null> => {
  const record = await readOrder(db, id);
  if (!record) return null;
  const refusal = await refusedOrder(db, viewer, { ...record.order, sent: wasSent(record) }, clock());
  return refusal ? null : viewForKitchen(record);
};
