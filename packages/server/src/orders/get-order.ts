import type { Order } from "@tablee/contract/orders/orders.schema";
import type { Viewer } from "../http/context.ts";
import type { Services } from "../services.ts";
import { payableOrder } from "./pay-before.ts";
import { viewOrder } from "./stored/order-view.ts";
import { readOrder } from "./stored/orders.queries.ts";

/** Returns a member's own order; null for somebody else's, exactly as for one that does not exist. */
export const getOrder = async (services: Services, viewer: Viewer, id: number): Promise<Order | null> => {
  const record = await readOrder(services.database.db, id);
  return record?.order.account_id === viewer.account_id ? payableOrder(services, viewOrder(record)) : null;
};
