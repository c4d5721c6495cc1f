import type { Order } from "@tablee/contract/orders/orders.schema";
import { isOldOrder, isPastOrder } from "@tablee/domain/kitchen/past-orders";
import { wasSent } from "@tablee/domain/payments/payment";
import { randomUUID } from "node:crypto";
import type { ActivityNamespace } from "./activity-namespace.ts";
import { announceComments, type CommentsNamespace } from "./comments-namespace.ts";
import type { Services } from "../services.ts";
import type { OrdersNamespace } from "./orders-namespace.ts";
import type { Realtime } from "./realtime.ts";
import { accountRoom, kitchenRoom, oldRoom, orderRoom, sessionRoom, staffRoom, tableRoom } from "./rooms.ts";
import type { TablesNamespace } from "./tables-namespace.ts";

export interface Namespaces {
  orders: OrdersNamespace;
  tables: TablesNamespace;
  activity: ActivityNamespace;
  comments: CommentsNamespace;
}

interface Sockets {
  emit(event: "reconnect", input: { after_ms: number }): boolean;
  disconnectSockets(close: boolean): void;
}

const endSockets = (sockets: Sockets): void => {
  sockets.emit("reconnect", { after_ms: 0 });
  sockets.disconnectSockets(true);
};

/**
 * The rooms of the staff who see an order: none while the kitchen may never have to make it (payments §6), and of an old
 * one only those of who may see it in the list, or by its id (kitchen §19).
 */
const roomsOfStaff = (order: Order, at: Date): string[] => {
  if (!wasSent(order)) return [];
  const facts = { status: order.status, date_creation: new Date(order.date_creation) };
  const [followers, kitchen] = [staffRoom(order.id), kitchenRoom(order.restaurant_id)];
  return [isPastOrder(facts, at) ? oldRoom(followers) : followers, isOldOrder(facts, at) ? oldRoom(kitchen) : kitchen];
};

interface Hearers {
  emit(event: "order_updated", order: Order): unknown;
}

/** `to` selects the sockets in some rooms that are in none of others. */
const updateOrders =
  (to: (rooms: string[], but?: string[]) => Hearers[], clock: Services["clock"]): Realtime["orderUpdated"] =>
  (order, for_kitchen) => {
    const [own, staff] = [orderRoom(order.id), roomsOfStaff(for_kitchen, clock())];
    const isOneView = order === for_kitchen;
    for (const sockets of to(isOneView ? [own, ...staff] : [own])) sockets.emit("order_updated", order);
    if (isOneView || staff.length === 0) return;
    for (const sockets of to(staff, [own])) sockets.emit("order_updated", for_kitchen);
  };

/**
 * Sockets of this process receive announcements directly, even without Redis; those of other processes receive them
 * through its stream, from which ours are excluded by a room that all of them are in.
 */
export const announceTo = (
  { orders, tables, activity, comments }: Namespaces,
  isShared: boolean,
  clock: Services["clock"],
): Realtime => {
  const here = `process:${randomUUID()}`;
  orders.on("connection", (socket) => void socket.join(here));
  tables.on("connection", (socket) => void socket.join(here));
  activity.on("connection", (socket) => void socket.join(here));
  const both = <S>(local: S, others: () => S): S[] => (isShared ? [local, others()] : [local]);
  const ofOrders = (rooms: string | string[], but: string[] = []) =>
    both(orders.local.to(rooms).except(but), () => orders.to(rooms).except([here, ...but]));
  const ofTables = (rooms: string | string[]) => both(tables.local.to(rooms), () => tables.to(rooms).except(here));
  const ofActivity = (rooms: string | string[]) =>
    both(activity.local.to(rooms), () => activity.to(rooms).except(here));
  /** Few of the many receivers are connected to this process: only to those is anything sent. */
  const notifyThoseHere: Realtime["notifiedAll"] = (notification, receivers) => {
    for (const { account_id, id, unread } of receivers) {
      const room = accountRoom(account_id);
      if (!activity.adapter.rooms.has(room)) continue;
      activity.local.to(room).emit("new_notification", { ...notification, id });
      activity.local.to(room).emit("unread_count", unread);
    }
  };
  activity.on("notified_all", notifyThoseHere);
  const { ofSession, ...telling } = announceComments(comments, isShared, here);
  return {
    orderUpdated: updateOrders(ofOrders, clock),
    tableChanged: (event, about) => {
      const payload = [about] as never;
      for (const sockets of ofTables(tableRoom(about.table.session))) sockets.emit(event, ...payload);
    },
    // Who is connected to the other processes is unknown.
    mayHear: (account_id) => isShared || activity.adapter.rooms.has(accountRoom(account_id)),
    notified: (account_id, notification, unread) => {
      for (const sockets of ofActivity(accountRoom(account_id))) {
        sockets.emit("new_notification", notification);
        sockets.emit("unread_count", unread);
      }
    },
    notifiedAll: (notification, receivers) => {
      notifyThoseHere(notification, receivers);
      if (isShared) activity.serverSideEmit("notified_all", notification, receivers);
    },
    unreadCounted: (account_id, unread) => {
      for (const sockets of ofActivity(accountRoom(account_id))) sockets.emit("unread_count", unread);
    },
    ...telling,
    sessionEnded: (session_id) => {
      const room = sessionRoom(session_id);
      ofOrders(room).forEach(endSockets);
      ofTables(room).forEach(endSockets);
      ofActivity(room).forEach(endSockets);
      ofSession(room).forEach(endSockets);
    },
  };
};
