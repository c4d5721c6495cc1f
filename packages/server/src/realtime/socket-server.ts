import type { IncomingMessage, Server as HttpServer } from "node:http";
import { COMMENTS_NAMESPACE } from "@tablee/contract/comments/comments.events";
import { MENUS_NAMESPACE } from "@tablee/contract/menus/menus.events";
import { ACTIVITY_NAMESPACE } from "@tablee/contract/notifications/notifications.events";
import { ORDERS_NAMESPACE } from "@tablee/contract/orders/orders.events";
import { TABLES_NAMESPACE } from "@tablee/contract/tables/tables.namespace";
import { Server } from "socket.io";
import { makeRateLimits, type RateLimits } from "../ports/rate-limits.ts";
import { logFault } from "../http/call-log.ts";
import type { TrustedProxies } from "../http/caller-address.ts";
import type { Services } from "../services.ts";
import { codesOf } from "../tables/check-code.ts";
import { serveActivity } from "./activity-namespace.ts";
import { announceTo, type Namespaces } from "./announce.ts";
import { type ConnectionLimit, limitConnections } from "./connection-limit.ts";
import type { AttachableRealtime } from "./create-realtime.ts";
import { type Connection, guardConnection } from "./guard-connection.ts";
import { keepSweeping, sweepOnce } from "./keep-sweeping.ts";
import { refusedConnection } from "./member-socket.ts";
import { serveComments } from "./comments-namespace.ts";
import { serveOrders } from "./orders-namespace.ts";
import { type MenusNamespace, serveMenus } from "./menus-namespace.ts";
import { connectRedisAdapter } from "./redis-adapter.ts";
import { serveTables } from "./tables-namespace.ts";

export interface SocketOptions {
  /** The Redis for announcements between processes; without it, events stay in this process. */
  redisUrl?: string | null | undefined;
  /** Origins other than our own that browsers may connect from (extension, native shells). */
  allowedOrigins?: readonly string[] | undefined;
  /**
   * How many connections an address may hold open, which proxies to trust, and how many messages an address may send;
   * unlimited without it.
   */
  connections?: { most: number; proxies: TrustedProxies; limits?: RateLimits } | undefined;
}

export interface Sockets {
  /** Runs every periodic sweep once: of sessions and rights, tables and tickets. They also run automatically. */
  sweep(): Promise<void>;
  /**
   * Tells every socket of this process to reconnect after so many milliseconds, and disconnects them. The caller must
   * close the HTTP server.
   */
  close(afterMs: number): Promise<void>;
}

/** The longest message that a client may send, in bytes. */
const MAX_MESSAGE = 64 * 1024;
/** How long a connection may take to join a namespace. */
const CONNECT_MS = 10_000;
/** How long closing waits until the last messages have been sent. */
const FLUSH_MS = 1_000;

/** A connection before it has joined any namespace. */
interface EngineSocket extends Connection {
  request: IncomingMessage;
  once(event: "close", listener: () => void): unknown;
}

/** Serves socket.io at /socket.io of an HTTP server, and attaches it to `realtime`. */
export async function attachSockets(
  httpServer: HttpServer,
  services: Services,
  realtime: AttachableRealtime,
  { redisUrl, allowedOrigins = [], connections }: SocketOptions = {},
): Promise<Sockets> {
  const redis = redisUrl ? await connectRedisAdapter(redisUrl, services) : null;
  const { limit, limits } = limitsOf(connections);
  const io = new Server(httpServer, {
    path: "/socket.io",
    serveClient: false,
    maxHttpBufferSize: MAX_MESSAGE,
    connectTimeout: CONNECT_MS,
    // The token is never in a cookie, so a page of another site has none to send.
    cors: { origin: [...allowedOrigins] },
    ...(redis ? { adapter: redis.adapter } : {}),
    ...(limit ? { allowRequest: admitting(limit, services) } : {}),
  });
  io.engine.on("headers", (headers: Record<string, string>) => {
    headers["x-content-type-options"] = "nosniff";
  });
  io.engine.on("connection", (socket: EngineSocket) => watch(socket, services, limit));
  // The default namespace is not used.
  io.use((_socket, next) => next(refusedConnection("unauthorized")));
  const namespaces: Namespaces = {
    orders: io.of(ORDERS_NAMESPACE),
    tables: io.of(TABLES_NAMESPACE),
    activity: io.of(ACTIVITY_NAMESPACE),
    comments: io.of(COMMENTS_NAMESPACE),
  };
  serveOrders(namespaces.orders, services, limit);
  const { settled } = serveTables(namespaces.tables, services, { limit, codes: codesOf(services.database.db, limits) });
  serveActivity(namespaces.activity, services, limit);
  serveComments(namespaces.comments, services, limit);
  const menus: MenusNamespace = io.of(MENUS_NAMESPACE);
  const stopMenus = await serveMenus(menus, services, limit);
  realtime.attach(announceTo(namespaces, redis !== null, services.clock));
  const stopSweeping = keepSweeping(namespaces, services);
  const all = [...Object.values(namespaces), menus];

  return {
    sweep: () => sweepOnce(namespaces, services),
    close: async (afterMs) => {
      stopSweeping();
      await stopMenus();
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

const limitsOf = (
  connections: SocketOptions["connections"],
): { limit: ConnectionLimit | null; limits: RateLimits | null } => {
  if (!connections) return { limit: null, limits: null };
  const { most, proxies, limits = makeRateLimits() } = connections;
  return { limit: limitConnections(most, proxies, limits), limits };
};

/** Checks a connection before it is accepted. If it cannot be counted, it is refused, and the client retries. */
const admitting =
  (limit: ConnectionLimit, { log }: Services) =>
  (request: IncomingMessage, answer: (fault: string, admits: boolean) => void): void =>
    void limit.admits(request).then(
      (admits) => answer("too_many_connections", admits),
      (error: unknown) => {
        logFault(log, error, "connection");
        answer("unavailable", false);
      },
    );

const watch = (socket: EngineSocket, { log }: Services, limit: ConnectionLimit | null): void => {
  guardConnection(socket, (reason) => log.warn({ reason }, "A connection is ended"));
  const closed = limit?.opened(socket.request);
  if (closed) socket.once("close", closed);
};

const flushed = async (io: Server): Promise<void> => {
  const deadline = performance.now() + FLUSH_MS;
  while (io.engine.clientsCount > 0 && performance.now() < deadline) {
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
};
