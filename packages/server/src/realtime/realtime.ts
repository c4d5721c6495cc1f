import type { DeletedPlace, NewComment } from "@tablee/contract/comments/comments.events";
import type { Notification } from "@tablee/contract/notifications/notifications.schema";
import type { Order } from "@tablee/contract/orders/orders.schema";
import type { TableEvent, TablesServerEvents } from "@tablee/contract/tables/tables.events";

export interface Receiver {
  account_id: number;
  /** The notification's id. */
  id: number;
  unread: number;
}

/** Who among those viewing a discovery is notified about its comments; members by their ids. */
export interface CommentAudience {
  recommendation_id: number;
  to: "everybody" | readonly number[];
  except: readonly number[];
}

/**
 * What use cases may announce after their transaction is committed. It never throws and does not block. Delivery is at
 * most once; screens reload on reconnection.
 */
export interface Realtime {
  /** Sent to the order's diner, and as its kitchen sees it to those of its staff who may see it. */
  orderUpdated(order: Order, for_kitchen: Order): void;
  /** Sent to everybody at the sitting whose state `about.table` is. */
  tableChanged<Event extends TableEvent>(event: Event, about: Parameters<TablesServerEvents[Event]>[0]): void;
  /** Whether a device of the member may be listening; if not, data only for it need not be computed. */
  mayHear(account_id: number): boolean;
  /** Sent to every device of a member: a new notification, and the number of unread ones. */
  notified(account_id: number, notification: Notification, unread: number): void;
  /** Sends the same notification to many members, each with their own id of it and their own number of unread ones. */
  notifiedAll(notification: Notification, receivers: readonly Receiver[]): void;
  unreadCounted(account_id: number, unread: number): void;
  commentPosted(audience: CommentAudience, written: NewComment): void;
  commentDeleted(audience: CommentAudience, id: number, place: DeletedPlace): void;
  /**
   * The set of members whose comments are visible on these discoveries has changed: for everybody who views one of
   * them, or for one member among those.
   */
  commentsChanged(recommendation_ids: readonly number[], to: "everybody" | number): void;
  /** A session was revoked: sockets that use it are disconnected, in every process. */
  sessionEnded(session_id: number): void;
}

/** Announces nothing: for tests and command-line tools. */
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
