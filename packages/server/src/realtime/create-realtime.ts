import { type Realtime, silentRealtime } from "./realtime.ts";

/** The port that use cases receive before there is anything to deliver through. */
export interface AttachableRealtime extends Realtime {
  /** From now on, announcements are delivered through this. */
  attach(delivery: Realtime): void;
}

/**
 * Breaks a cycle: sockets need the HTTP server, which needs the use cases, which announce to the sockets. Whatever is
 * announced before something is attached is dropped, because nobody can be listening yet.
 */
export const createRealtime = (): AttachableRealtime => {
  let delivery = silentRealtime;
  return {
    orderUpdated: (order, for_kitchen) => delivery.orderUpdated(order, for_kitchen),
    tableChanged: (event, about) => delivery.tableChanged(event, about),
    mayHear: (account_id) => delivery.mayHear(account_id),
    notified: (account_id, notification, unread) => delivery.notified(account_id, notification, unread),
    notifiedAll: (notification, receivers) => delivery.notifiedAll(notification, receivers),
    unreadCounted: (account_id, unread) => delivery.unreadCounted(account_id, unread),
    commentPosted: (audience, written) => delivery.commentPosted(audience, written),
    commentDeleted: (audience, id, place) => delivery.commentDeleted(audience, id, place),
    commentsChanged: (ids, to) => delivery.commentsChanged(ids, to),
    sessionEnded: (session_id) => delivery.sessionEnded(session_id),
    attach: (to) => {
      delivery = to;
    },
  };
};
