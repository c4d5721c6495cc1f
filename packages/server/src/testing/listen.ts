import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import {
  ORDERS_NAMESPACE,
  type OrdersClientEvents,
  type OrdersServerEvents,
} from "@tablee/contract/orders/orders.events";
import { io, type Socket } from "socket.io-client";
import type { Database } from "../database/open-database.ts";
import { createApiHandler } from "../http/api-handler.ts";
import { createRealtime } from "../realtime/create-realtime.ts";
import { attachSockets, type SocketOptions } from "../realtime/socket-server.ts";
import type { Services } from "../services.ts";
import { makeServices } from "./make-services.ts";

export type OrdersClient = Socket<OrdersServerEvents, OrdersClientEvents>;

/** A process with its calls and sockets, on a port of its own. */
export const listen = async (database: Database, options: SocketOptions = {}, given: Partial<Services> = {}) => {
  const realtime = createRealtime();
  const services = makeServices(database, { realtime, ...given });
  const api = await createApiHandler(services, { rateLimit: false, production: true });
  const server = createServer((request, response) => void api.handle(request, response));
  const sockets = await attachSockets(server, services, realtime, options);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const clients: OrdersClient[] = [];

  /** A client's socket, before it has connected. */
  const open = (
    query: Record<string, string>,
    transports: ("websocket" | "polling")[] = ["websocket"],
  ): OrdersClient => {
    const client: OrdersClient = io(url + ORDERS_NAMESPACE, { query, transports, reconnection: false, forceNew: true });
    clients.push(client);
    return client;
  };
  /** The same once it is connected. Throws what refuses it. */
  const connect = async (token: string, transports?: ("websocket" | "polling")[]): Promise<OrdersClient> => {
    const client = open({ token }, transports);
    await new Promise<void>((resolve, reject) => {
      client.once("connect", resolve);
      client.once("connect_error", reject);
    });
    return client;
  };
  /** A call over HTTP: its status and what its body says. */
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
  return { services, server, sockets, url, call, open, connect, close };
};
export type Listening = Awaited<ReturnType<typeof listen>>;

/** The next event of a kind that a socket receives; fails after 5 s. */
export const next = <Event extends keyof OrdersServerEvents>(
  client: OrdersClient,
  event: Event,
): Promise<Parameters<OrdersServerEvents[Event]>[0]> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`No ${event} came`)), 5_000);
    client.once(event, ((value: never) => {
      clearTimeout(timer);
      resolve(value);
    }) as never);
  });

/** Resolves when a socket is disconnected, with why; fails after 5 s. */
export const disconnected = (client: OrdersClient): Promise<string> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error("It was not disconnected")), 5_000);
    client.once("disconnect", (reason) => {
      clearTimeout(timer);
      resolve(reason);
    });
  });
