import type { DeletedPlace, NewComment } from "@tablee/contract/comments/comments.events";
import type { Notification } from "@tablee/contract/notifications/notifications.schema";
import type { Order } from "@tablee/contract/orders/orders.schema";
import type { TableEvent, TablesServerEvents } from "@tablee/contract/tables/tables.events";

export interface Receiver {
  account_id: number;
  /** Of the notification. */
  id: number;
  unread: number;
}

/** Who of those that look at a discovery is told something of its comments: members by their ids. */
export interface CommentAudience {
  recommendation_id: number;
  to: "everybody" | readonly number[];
  except: readonly number[];
}

/**
 * What use cases may announce, after their transaction is committed. It never throws and nobody waits for it.
 * Delivery is at most once; screens fetch again on return.
 */
export interface Realtime {
  orderUpdated(order: Order): void;
  /** To everybody at the sitting that `about.table` is the state of. */
  tableChanged<Event extends TableEvent>(event: Event, about: Parameters<TablesServerEvents[Event]>[0]): void;
  /** Whether a device of a member may be listening: where none is, what only it would be told need not be found out. */
  mayHear(account_id: number): boolean;
  /** To every device of a member: something new, and how many there are now that have not been read. */
  notified(account_id: number, notification: Notification, unread: number): void;
  /** The same thing to many members: each has their own number of it, and of how many they have not read. */
  notifiedAll(notification: Notification, receivers: readonly Receiver[]): void;
  unreadCounted(account_id: number, unread: number): void;
  commentPosted(audience: CommentAudience, written: NewComment): void;
  commentDeleted(audience: CommentAudience, id: number, place: DeletedPlace): void;
  /** Who is met on these has changed: for all who look at one of them, or for one member among those. */
  commentsChanged(recommendation_ids: readonly number[], to: "everybody" | number): void;
  /** A session was revoked: whoever listens with it is sent away, in every process. */
  sessionEnded(session_id: number): void;
}

/** Announces nothing: for tests and for command-line tools. */
export const silentRealtime: Realtime = {
  orderUpdated: () => {},
  tableChanged: () => {},
  mayHear: () => true,
  notified: () => {},
  notifiedAll: () => {},
  unreadCounted: () => {},
  commentPosted: () => {},
  commentDeleted: () => {},
  commentsChanged: () => {},
  sessionEnded: () => {},
};
