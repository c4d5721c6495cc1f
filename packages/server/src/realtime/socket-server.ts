import type { Server as HttpServer } from "node:http";
import { randomUUID } from "node:crypto";
import { ORDERS_NAMESPACE } from "@tablee/contract/orders/orders.events";
import { Server } from "socket.io";
import type { Services } from "../services.ts";
import type { AttachableRealtime } from "./create-realtime.ts";
import { type OrdersNamespace, serveOrders, unauthorized } from "./orders-namespace.ts";
import type { Realtime } from "./realtime.ts";
import { connectRedisAdapter } from "./redis-adapter.ts";
import { kitchenRoom, orderRoom, sessionRoom } from "./rooms.ts";
import { keepSweeping, sweepSessions } from "./session-sweep.ts";

export interface SocketOptions {
  /** Fan-out between processes; without it events stay in this one. */
  redisUrl?: string | null | undefined;
  /** Origins besides our own that browsers may connect from (extension, native shells). */
  allowedOrigins?: readonly string[] | undefined;
}

export interface Sockets {
  /** Sends away whose session or right has ended; every minute it does so by itself. */
  sweep(): Promise<void>;
  /**
   * Tells every socket of this process to reconnect after so many milliseconds, and ends them. The HTTP server is
   * the caller's to close.
   */
  close(afterMs: number): Promise<void>;
}

/** Longest message that a client may send, in bytes. */
const MAX_MESSAGE = 64 * 1024;
/** How long a connection may take to join a namespace. */
const CONNECT_MS = 10_000;
/** How long closing waits for what was sent last to go out. */
const FLUSH_MS = 1_000;

/** Serves socket.io at /socket.io of an HTTP server, and has `realtime` announce through it. */
export async function attachSockets(
  httpServer: HttpServer,
  services: Services,
  realtime: AttachableRealtime,
  { redisUrl, allowedOrigins = [] }: SocketOptions = {},
): Promise<Sockets> {
  const redis = redisUrl ? await connectRedisAdapter(redisUrl, services) : null;
  const io = new Server(httpServer, {
    path: "/socket.io",
    serveClient: false,
    maxHttpBufferSize: MAX_MESSAGE,
    connectTimeout: CONNECT_MS,
    // The token is in the address and never in a cookie: another site's page has none to send.
    cors: { origin: [...allowedOrigins] },
    ...(redis ? { adapter: redis.adapter } : {}),
  });
  // There is nothing in the unnamed namespace.
  io.use((_socket, next) => next(unauthorized()));
  const orders: OrdersNamespace = io.of(ORDERS_NAMESPACE);
  serveOrders(orders, services);
  realtime.attach(announceTo(orders, redis !== null));
  const stopSweeping = keepSweeping(orders, services);

  return {
    sweep: () => sweepSessions(orders, services),
    close: async (afterMs) => {
      stopSweeping();
      orders.local.emit("reconnect", { after_ms: afterMs });
      orders.local.disconnectSockets(true);
      await flushed(io);
      io.engine.close();
      for (const namespace of [io.of("/"), orders]) await namespace.adapter.close();
      await redis?.close();
    },
  };
}

const flushed = async (io: Server): Promise<void> => {
  const deadline = performance.now() + FLUSH_MS;
  while (io.engine.clientsCount > 0 && performance.now() < deadline) {
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
};

/**
 * Those of this process hear at once and whatever becomes of Redis; the other processes' through its stream, from
 * which ours are excepted by a room that all of them are in.
 */
const announceTo = (orders: OrdersNamespace, isShared: boolean): Realtime => {
  const here = `process:${randomUUID()}`;
  orders.on("connection", (socket) => void socket.join(here));
  const others = (rooms: string | string[]) => orders.to(rooms).except(here);
  return {
    orderUpdated: (order) => {
      const rooms = [orderRoom(order.id), kitchenRoom(order.restaurant_id)];
      orders.local.to(rooms).emit("order_updated", order);
      if (isShared) others(rooms).emit("order_updated", order);
    },
    sessionEnded: (session_id) => {
      const room = sessionRoom(session_id);
      for (const sockets of [orders.local.to(room), ...(isShared ? [others(room)] : [])]) {
        sockets.emit("reconnect", { after_ms: 0 });
        sockets.disconnectSockets(true);
      }
    },
  };
};
