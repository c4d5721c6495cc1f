import type { Notification } from "@tablee/contract/notifications/notifications.schema";
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
  /** To every device of a member: something new, and how many there are now that have not been read. */
  notified(account_id: number, notification: Notification, unread: number): void;
  unreadCounted(account_id: number, unread: number): void;
  /** A session was revoked: whoever listens with it is sent away, in every process. */
  sessionEnded(session_id: number): void;
}

/** Announces nothing: for tests and for command-line tools. */
export const silentRealtime: Realtime = {
  orderUpdated: () => {},
  tableChanged: () => {},
  notified: () => {},
  unreadCounted: () => {},
  sessionEnded: () => {},
};
