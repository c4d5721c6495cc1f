import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import {
  COMMENTS_NAMESPACE,
  type CommentsClientEvents,
  type CommentsServerEvents,
} from "@tablee/contract/comments/comments.events";
import { MENUS_NAMESPACE, type MenusServerEvents } from "@tablee/contract/menus/menus.events";
import { ACTIVITY_NAMESPACE, type ActivityServerEvents } from "@tablee/contract/notifications/notifications.events";
import {
  ORDERS_NAMESPACE,
  type OrdersClientEvents,
  type OrdersServerEvents,
} from "@tablee/contract/orders/orders.events";
import type { TablesClientEvents, TablesServerEvents } from "@tablee/contract/tables/tables.events";
import { TABLES_NAMESPACE } from "@tablee/contract/tables/tables.namespace";
import { io, type Socket } from "socket.io-client";
import type { Database } from "../database/open-database.ts";
import { createApiHandler } from "../http/api-handler.ts";
import { createRealtime } from "../realtime/create-realtime.ts";
import { attachSockets, type SocketOptions } from "../realtime/socket-server.ts";
import type { Services } from "../services.ts";
import { makeServices } from "./make-services.ts";

export type OrdersClient = Socket<OrdersServerEvents, OrdersClientEvents>;
export type TablesClient = Socket<TablesServerEvents, TablesClientEvents>;
export type ActivityClient = Socket<ActivityServerEvents>;
export type CommentsClient = Socket<CommentsServerEvents, CommentsClientEvents>;
type MenuClient = Socket<MenusServerEvents>;
type AnyClient = OrdersClient | TablesClient | ActivityClient | MenuClient | CommentsClient;
type Transport = "websocket" | "polling";

/** A server with its calls and sockets, on a port of its own. */
export const listen = async (database: Database, options: SocketOptions = {}, given: Partial<Services> = {}) => {
  const realtime = createRealtime();
  const services = makeServices(database, { realtime, ...given });
  const api = await createApiHandler(services, { rateLimit: false, production: true });
  const server = createServer((request, response) => void api.handle(request, response));
  const sockets = await attachSockets(server, services, realtime, options);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const clients: AnyClient[] = [];

  const openAt = (namespace: string, query: Record<string, string>, transports: Transport[] = ["websocket"]) => {
    const client: AnyClient = io(url + namespace, { query, transports, reconnection: false, forceNew: true });
    clients.push(client);
    return client;
  };
  /** A client's socket, before it has connected. */
  const open = (query: Record<string, string>, transports?: Transport[]): OrdersClient =>
    openAt(ORDERS_NAMESPACE, query, transports) as OrdersClient;
  /** The same once it is connected. Throws the error with which it is refused. */
  const connect = (token: string, transports?: Transport[]): Promise<OrdersClient> =>
    connected(open({ token }, transports));
  /** A socket of the tables: of a member or, without a token, of a visitor. */
  const connectTables = (token: string | null): Promise<TablesClient> =>
    connected(openAt(TABLES_NAMESPACE, token === null ? {} : { token }) as TablesClient);
  /** A socket of a member's own activity. `heard` gets every event from the start. */
  const connectActivity = (token: string, heard: (event: string, given: unknown) => void): Promise<ActivityClient> => {
    const client = openAt(ACTIVITY_NAMESPACE, { token }) as ActivityClient;
    client.onAny(heard);
    return connected(client);
  };
  /** A socket of a reader of comments: of a member or, without a token, of a visitor. */
  const connectComments = (token: string | null): Promise<CommentsClient> =>
    connected(openAt(COMMENTS_NAMESPACE, token === null ? {} : { token }) as CommentsClient);
  /** A socket of a reader of a menu. */
  const connectMenu = (restaurant_id: string, heard: (event: string, given: unknown) => void): Promise<MenuClient> => {
    const client = openAt(MENUS_NAMESPACE, { restaurant_id }) as MenuClient;
    client.onAny(heard);
    return connected(client);
  };
  /** A call over HTTP: its status and its parsed body. */
  const call = async (
    method: "GET" | "POST" | "PATCH",
    path: string,
    own: { token?: string; key?: string; body?: unknown; text?: string } = {},
  ): Promise<{ status: number; body: Record<string, unknown> & { id?: number } }> => {
    const headers: Record<string, string> = { "content-type": "application/json" };
    if (own.token !== undefined) headers.authorization = `Bearer ${own.token}`;
    if (own.key !== undefined) headers["idempotency-key"] = own.key;
    const body = own.text ?? (own.body === undefined ? null : JSON.stringify(own.body));
    const request: RequestInit = { method, headers, body };
    const response = await fetch(`${url}/api${path}`, request);
    return { status: response.status, body: (await response.json()) as Record<string, unknown> };
  };
  const close = async (): Promise<void> => {
    for (const client of clients) client.disconnect();
    await sockets.close(0);
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
    await api.close();
  };
  const sockets_of = { connect, connectTables, connectActivity, connectMenu, connectComments };
  return { services, server, sockets, url, call, open, ...sockets_of, close };
};
export type Listening = Awaited<ReturnType<typeof listen>>;

const connected = async <Client extends AnyClient>(client: Client): Promise<Client> => {
  await new Promise<void>((resolve, reject) => {
    const untyped: Socket = client;
    untyped.once("connect", resolve);
    untyped.once("connect_error", reject);
  });
  return client;
};

type Payload<Listener> = Listener extends (given: infer Given) => void ? Given : never;

/** Makes a function for a namespace that waits for the next event of a kind on a socket; fails after 5 s. */
const nextOf =
  <Server>() =>
  <Event extends keyof Server & string>(client: AnyClient, event: Event): Promise<Payload<Server[Event]>> =>
    new Promise((resolve, reject) => {
      const timer = setTimeout(() => reject(new Error(`No ${event} came`)), 5_000);
      const untyped: Socket = client;
      untyped.once<string>(event, (value: Payload<Server[Event]>) => {
        clearTimeout(timer);
        resolve(value);
      });
    });
export const next = nextOf<OrdersServerEvents>();
export const nextComment = nextOf<CommentsServerEvents>();
export const nextAtTable = nextOf<TablesServerEvents>();

/** Resolves with the reason when a socket is disconnected; fails after 5 s. */
export const disconnected = (client: AnyClient): Promise<string> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error("It was not disconnected")), 5_000);
    (client as Socket).once("disconnect", (reason) => {
      clearTimeout(timer);
      resolve(reason);
    });
  });
