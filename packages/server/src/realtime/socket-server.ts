import type { Server as HttpServer } from "node:http";
import { ACTIVITY_NAMESPACE } from "@tablee/contract/notifications/notifications.events";
import { ORDERS_NAMESPACE } from "@tablee/contract/orders/orders.events";
import { TABLES_NAMESPACE } from "@tablee/contract/tables/tables.events";
import { Server } from "socket.io";
import type { Services } from "../services.ts";
import { serveActivity } from "./activity-namespace.ts";
import { announceTo, type Namespaces } from "./announce.ts";
import type { AttachableRealtime } from "./create-realtime.ts";
import { keepSweeping, sweepOnce } from "./keep-sweeping.ts";
import { refusedConnection } from "./member-socket.ts";
import { serveOrders } from "./orders-namespace.ts";
import { connectRedisAdapter } from "./redis-adapter.ts";
import { serveTables } from "./tables-namespace.ts";

export interface SocketOptions {
  /** Fan-out between processes; without it events stay in this one. */
  redisUrl?: string | null | undefined;
  /** Origins besides our own that browsers may connect from (extension, native shells). */
  allowedOrigins?: readonly string[] | undefined;
}

export interface Sockets {
  /** Sends away whose session or right has ended and looks after the tables; every minute it does so by itself. */
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
  io.use((_socket, next) => next(refusedConnection("unauthorized")));
  const namespaces: Namespaces = {
    orders: io.of(ORDERS_NAMESPACE),
    tables: io.of(TABLES_NAMESPACE),
    activity: io.of(ACTIVITY_NAMESPACE),
  };
  serveOrders(namespaces.orders, services);
  const { settled } = serveTables(namespaces.tables, services);
  serveActivity(namespaces.activity, services);
  realtime.attach(announceTo(namespaces, redis !== null));
  const stopSweeping = keepSweeping(namespaces, services);
  const all = Object.values(namespaces);

  return {
    sweep: () => sweepOnce(namespaces, services),
    close: async (afterMs) => {
      stopSweeping();
      for (const namespace of all) namespace.local.emit("reconnect", { after_ms: afterMs });
      for (const namespace of all) namespace.local.disconnectSockets(true);
      await flushed(io);
      io.engine.close();
      await settled();
      for (const namespace of [io.of("/"), ...all]) await namespace.adapter.close();
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
