import type { Order } from "@tablee/contract/orders/orders.schema";
import type { TableEvent, TablesServerEvents } from "@tablee/contract/tables/tables.events";

/**
 * What use cases may announce, after their transaction is committed. It never throws and nobody waits for it.
 * Delivery is at most once; screens fetch again on return.
 */
export interface Realtime {
  orderUpdated(order: Order): void;
  /** To everybody at the sitting that `about.table` is the state of. */
  tableChanged<Event extends TableEvent>(event: Event, about: Parameters<TablesServerEvents[Event]>[0]): void;
  /** A session was revoked: whoever listens with it is sent away, in every process. */
  sessionEnded(session_id: number): void;
}

/** Announces nothing: for tests and for command-line tools. */
export const silentRealtime: Realtime = { orderUpdated: () => {}, tableChanged: () => {}, sessionEnded: () => {} };
