import type { JoinAnswer, OrdersClientEvents, OrdersServerEvents } from "@tablee/contract/orders/orders.events";
import { Id, LongId } from "@tablee/contract/wire/values.schema";
import type { DefaultEventsMap, Namespace, Socket } from "socket.io";
import * as z from "zod";
import { logFault } from "../http/call-log.ts";
import type { Viewer } from "../http/context.ts";
import { refusedIn, refusedOrder } from "../restaurants/stored/rights.ts";
import { ownersOfOrder } from "../orders/stored/orders.queries.ts";
import type { Services } from "../services.ts";
import type { ConnectionLimit } from "./connection-limit.ts";
import { limitMessages } from "./limit-messages.ts";
import { admitViewers, replyTo, sendAway, viewerOfSocket } from "./member-socket.ts";
import { kitchenRoom, oldRoom, orderRoom, sessionRoom, staffRoom } from "./rooms.ts";
import { forSockets, makeSocketQueue } from "./socket-work.ts";

type None = DefaultEventsMap;
type Data = { viewer: Viewer };
export type OrdersNamespace = Namespace<OrdersClientEvents, OrdersServerEvents, None, Data>;
type OrdersSocket = Socket<OrdersClientEvents, OrdersServerEvents, None, Data>;

const ByOrder = z.object({ order_id: LongId });
const ByRestaurant = z.object({ restaurant_id: Id });

/** Admits sockets with a valid token, and answers their messages. */
export const serveOrders = (orders: OrdersNamespace, services: Services, limit: ConnectionLimit | null): void => {
  orders.use(admitViewers(services, { visitors: false, limit }));
  orders.on("connection", (socket) => welcome(socket, services, limit));
};

const welcome = (socket: OrdersSocket, services: Services, limit: ConnectionLimit | null): void => {
  void socket.join(sessionRoom(socket.data.viewer.session_id));
  limitMessages(socket, services, limit);
  const queue = makeSocketQueue();
  const joins = <T>(answer: unknown, input: z.ZodSafeParseResult<T>, admit: Admit<T>): void => {
    const reply = replyTo<JoinAnswer>(answer);
    if (!input.success) reply({ ok: false, code: "invalid_input" });
    else if (!queue.add(() => join(socket, services, reply, input.data, admit))) {
      reply({ ok: false, code: "unavailable" });
    }
  };
  // Queued too, so that a room is left after it was joined.
  const leaves = (id: number | undefined, roomsOf: (id: number) => string[]): void =>
    void queue.addLast(async () => {
      if (id !== undefined) for (const room of roomsOf(id)) await socket.leave(room);
    });
  socket.on("join_order", (input, answer) => joins(answer, ByOrder.safeParse(input), admitToOrder));
  socket.on("join_kitchen", (input, answer) => joins(answer, ByRestaurant.safeParse(input), admitToKitchen));
  socket.on("leave_order", (input) => leaves(ByOrder.safeParse(input).data?.order_id, roomsOfOrder));
  socket.on("leave_kitchen", (input) => leaves(ByRestaurant.safeParse(input).data?.restaurant_id, roomsOfKitchen));
};

const withOld = (room: string): string[] => [room, oldRoom(room)];
const roomsOfOrder = (id: number): string[] => [orderRoom(id), ...withOld(staffRoom(id))];
const roomsOfKitchen = (id: number): string[] => withOld(kitchenRoom(id));

type Admission = { rooms: string[] } | { code: "not_found" | "forbidden" };
type Admit<T> = (services: Services, viewer: Viewer, input: T) => Promise<Admission>;

const admitToOrder = async (services: Services, viewer: Viewer, input: z.infer<typeof ByOrder>): Promise<Admission> => {
  const { db } = services.database;
  const order = await ownersOfOrder(db, input.order_id);
  if (!order) return { code: "not_found" };
  const own = order.account_id === viewer.account_id;
  if (own) return { rooms: [orderRoom(input.order_id)] };
  // For anybody else the order does not exist, as in GET /client/order/{id}; for its kitchen, until it is sent.
  const refusal = await refusedOrder(db, viewer, order, services.clock());
  return refusal ?? { rooms: await roomsFor(services, viewer, order.restaurant_id, staffRoom(input.order_id)) };
};

const admitToKitchen = async (
  services: Services,
  viewer: Viewer,
  input: z.infer<typeof ByRestaurant>,
): Promise<Admission> =>
  (await refusedIn(services.database.db, viewer, input.restaurant_id, "orders")) ?? {
    rooms: await roomsFor(services, viewer, input.restaurant_id, kitchenRoom(input.restaurant_id)),
  };

/** A room of a restaurant's staff, with its part for old orders if the member may see those. */
const roomsFor = async (
  { database: { db } }: Services,
  viewer: Viewer,
  restaurant_id: number,
  room: string,
): Promise<string[]> => ((await refusedIn(db, viewer, restaurant_id, "old_orders")) ? [room] : withOld(room));

const join = async <T>(
  socket: OrdersSocket,
  services: Services,
  reply: (answer: JoinAnswer) => void,
  input: T,
  admit: Admit<T>,
): Promise<void> => {
  try {
    const viewer = await viewerOfSocket(services, socket);
    if (!viewer) return sendAway(socket);
    socket.data.viewer = viewer;
    const admission = await forSockets(() => admit(services, viewer, input));
    if ("code" in admission) return reply({ ok: false, code: admission.code });
    await socket.join(admission.rooms);
    return reply({ ok: true });
  } catch (error) {
    logFault(services.log, error, `socket ${socket.id}`);
    return reply({ ok: false, code: "unavailable" });
  }
};
