import type { Order } from "@tablee/contract/orders/orders.schema";

/**
 * What use cases may announce, after their transaction is committed. It never throws and nobody waits for it.
 * Delivery is at most once; screens fetch again on return.
 */
export interface Realtime {
  orderUpdated(order: Order): void;
  /** A session was revoked: whoever listens with it is sent away, in every process. */
  sessionEnded(session_id: number): void;
}

/** Announces nothing: for tests and for command-line tools. */
export const silentRealtime: Realtime = { orderUpdated: () => {}, sessionEnded: () => {} };
