import type { Order } from "@tablee/contract/orders/orders.schema";

/** What use cases may announce, after their transaction is committed. Delivery is at most once; screens refetch on return. */
export interface Realtime {
  orderUpdated(order: Order): void;
}

/** Announces nothing: for tests and for command-line tools. */
export const silentRealtime: Realtime = { orderUpdated: () => {} };
