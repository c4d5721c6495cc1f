import type { JoinAnswer, OrdersClientEvents, OrdersServerEvents } from "@tablee/contract/orders/orders.events";
import { Id } from "@tablee/contract/wire/values.schema";
import type { DefaultEventsMap, Namespace, Socket } from "socket.io";
import * as z from "zod";
import { viewerOfToken } from "../accounts/sessions.ts";
import { logFault } from "../http/call-log.ts";
import type { Viewer } from "../http/context.ts";
import { refusedAtKitchen } from "../kitchen/kitchen-access.ts";
import { ownersOfOrder } from "../orders/orders.queries.ts";
import type { Services } from "../services.ts";
import { messageBudget } from "./message-budget.ts";
import { kitchenRoom, orderRoom, sessionRoom } from "./rooms.ts";

export interface SocketData {
  viewer: Viewer;
}
type None = DefaultEventsMap;
export type OrdersNamespace = Namespace<OrdersClientEvents, OrdersServerEvents, None, SocketData>;
export type OrdersSocket = Socket<OrdersClientEvents, OrdersServerEvents, None, SocketData>;

const ByOrder = z.object({ order_id: Id });
const ByRestaurant = z.object({ restaurant_id: Id });

/** A refusal that reaches the client as `connect_error` with `data.code`. */
export const unauthorized = (): Error => Object.assign(new Error("unauthorized"), { data: { code: "unauthorized" } });

/** The token, once and as text; it is read here and goes nowhere else. */
const tokenOf = (socket: OrdersSocket): string => {
  const { token } = socket.handshake.query;
  return typeof token === "string" ? token : "";
};

/** Lets in whoever brings a good token, and answers what they send (decisions, "Sockets"). */
export const serveOrders = (orders: OrdersNamespace, services: Services): void => {
  orders.use((socket, next) => {
    viewerOfToken(services, tokenOf(socket)).then(
      (viewer) => {
        if (!viewer) return next(unauthorized());
        socket.data.viewer = viewer;
        return next();
      },
      (error: unknown) => {
        logFault(services.log, error, `socket ${socket.id}`);
        next(Object.assign(new Error("unavailable"), { data: { code: "unavailable" } }));
      },
    );
  });
  orders.on("connection", (socket) => welcome(socket, services));
};

const welcome = (socket: OrdersSocket, services: Services): void => {
  void socket.join(sessionRoom(socket.data.viewer.session_id));
  const budget = messageBudget(performance.now());
  socket.use((_packet, next) => {
    if (budget.take(performance.now())) return next();
    services.log.warn({ account_id: socket.data.viewer.account_id }, "A socket that sent too much is disconnected");
    return void socket.disconnect(true);
  });
  socket.on("join_order", (input, answer) => join(socket, services, answer, ByOrder.safeParse(input), admitToOrder));
  socket.on("join_kitchen", (input, answer) =>
    join(socket, services, answer, ByRestaurant.safeParse(input), admitToKitchen),
  );
  socket.on("leave_order", (input) => leave(socket, ByOrder.safeParse(input).data?.order_id, orderRoom));
  socket.on("leave_kitchen", (input) => leave(socket, ByRestaurant.safeParse(input).data?.restaurant_id, kitchenRoom));
};

const leave = (socket: OrdersSocket, id: number | undefined, roomOf: (id: number) => string): void => {
  if (id !== undefined) void socket.leave(roomOf(id));
};

type Admission = { room: string } | { code: "not_found" | "forbidden" };

const admitToOrder = async (services: Services, viewer: Viewer, input: z.infer<typeof ByOrder>): Promise<Admission> => {
  const { db } = services.database;
  const order = await ownersOfOrder(db, input.order_id);
  if (!order) return { code: "not_found" };
  const own = order.account_id === viewer.account_id;
  // To everybody else the order is not there, as in GET /client/order/{id}.
  if (!own && (await refusedAtKitchen(db, viewer, order.restaurant_id))) return { code: "not_found" };
  return { room: orderRoom(input.order_id) };
};

const admitToKitchen = async (
  services: Services,
  viewer: Viewer,
  input: z.infer<typeof ByRestaurant>,
): Promise<Admission> =>
  (await refusedAtKitchen(services.database.db, viewer, input.restaurant_id)) ?? {
    room: kitchenRoom(input.restaurant_id),
  };

const join = async <T>(
  socket: OrdersSocket,
  services: Services,
  answer: unknown,
  input: z.ZodSafeParseResult<T>,
  admit: (services: Services, viewer: Viewer, input: T) => Promise<Admission>,
): Promise<void> => {
  const reply: (result: JoinAnswer) => void = typeof answer === "function" ? (result) => void answer(result) : () => {};
  if (!input.success) return reply({ ok: false, code: "invalid_input" });
  try {
    // Rights and sessions end while a socket lives: both are looked up anew.
    const viewer = await viewerOfToken(services, tokenOf(socket));
    if (!viewer) return sendAway(socket);
    socket.data.viewer = viewer;
    const admission = await admit(services, viewer, input.data);
    if ("code" in admission) return reply({ ok: false, code: admission.code });
    await socket.join(admission.room);
    return reply({ ok: true });
  } catch (error) {
    logFault(services.log, error, `socket ${socket.id}`);
    return reply({ ok: false, code: "unavailable" });
  }
};

/** Ends a socket whose session has ended: it may come back with the token that its client has by then. */
export const sendAway = (socket: OrdersSocket): void => {
  socket.emit("reconnect", { after_ms: 0 });
  socket.disconnect(true);
};
