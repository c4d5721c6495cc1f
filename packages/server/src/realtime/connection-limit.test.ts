import type { IncomingMessage } from "node:http";
import { setTimeout as pause } from "node:timers/promises";
import { io } from "socket.io-client";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import type { Database } from "../database/open-database.ts";
import { LIMITS } from "../ports/limits.ts";
import { listen, type Listening } from "../testing/listen.ts";
import { testDatabases } from "../testing/test-database.ts";
import { limitConnections } from "./connection-limit.ts";

describe("connections of one address", () => {
  let database: Database;
  let host: Listening;
  beforeAll(async () => {
    database = await testDatabases()[0]!.open();
  });
  afterAll(() => database.close());
  afterEach(() => host.close());

  /** Connects a visitor from an address, as a proxy reports it; null if the connection is refused. */
  const come = async (from: string, transports: ["websocket"] | ["polling"] = ["websocket"]) => {
    const extraHeaders = { "x-forwarded-for": `203.0.113.9, ${from}` };
    const client = io(`${host.url}/tables`, { transports, extraHeaders, reconnection: false, forceNew: true });
    const isIn = await new Promise<boolean>((resolve) => {
      client.once("connect", () => resolve(true));
      client.once("connect_error", () => resolve(false));
    });
    return isIn ? client : null;
  };

  it("are limited in number over all transports, and do not keep another address out", async () => {
    host = await listen(database, { connections: { most: 3, proxies: 1 } });
    const inside = [await come("198.51.100.7"), await come("198.51.100.7", ["polling"]), await come("198.51.100.7")];
    expect(inside.map((client) => client?.connected)).toEqual([true, true, true]);
    expect(await come("198.51.100.7")).toBeNull();
    expect(await come("198.51.100.7", ["polling"])).toBeNull();
    const other = await come("198.51.100.8");
    expect(other?.connected).toBe(true);

    inside[0]!.disconnect();
    let again: Awaited<ReturnType<typeof come>> = null;
    for (let tries = 0; again === null && tries < 50; tries += 1) {
      await pause(20);
      again = await come("198.51.100.7");
    }
    expect(again?.connected).toBe(true);
    for (const client of [...inside, other, again]) client?.disconnect();
  });

  it("are not limited unless a limit is configured", async () => {
    host = await listen(database);
    const clients = [];
    for (let at = 0; at < 20; at += 1) clients.push(await come("198.51.100.7"));
    expect(clients.every((client) => client?.connected)).toBe(true);
    for (const client of clients) client?.disconnect();
  });
});

describe("how often one address opens a connection", () => {
  const from = (remoteAddress: string) => ({ socket: { remoteAddress }, headers: {} }) as IncomingMessage;

  it("is limited for all addresses of a household together, even if each connection is closed at once", async () => {
    const limit = limitConnections(3, 0);
    for (let at = 0; at < LIMITS.connections.points; at += 1) {
      const visitor = from(`2001:db8:1:2::${(at + 1).toString(16)}`);
      expect(await limit.admits(visitor)).toBe(true);
      limit.opened(visitor)();
    }
    expect(await limit.admits(from("2001:db8:1:2::1"))).toBe(false);
    expect(await limit.admits(from("2001:db8:1:3::1"))).toBe(true);
  });
});
