import type { JoinTableAnswer } from "@tablee/contract/tables/tables.events";
import pino from "pino";
import { io } from "socket.io-client";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { openSession } from "../accounts/sessions.ts";
import type { Database } from "../database/open-database.ts";
import { makeRateLimits, type RateLimits } from "../ports/rate-limits.ts";
import { listen, type Listening, type TablesClient } from "../testing/listen.ts";
import { friesLine } from "../testing/order-world.ts";
import { add, makeTableWorld, tablesAs, type TableWorld } from "../testing/table-world.ts";
import { testDatabases } from "../testing/test-database.ts";

describe.each(testDatabases())("sockets when something fails, on %s", ({ open }) => {
  let database: Database;
  let host: Listening;
  let world: TableWorld;
  /** The name of the limit whose counter fails, if any. */
  let broken: string | null = null;
  const lines: string[] = [];
  const log = pino({ level: "trace" }, { write: (line: string) => void lines.push(line) });
  const limits: RateLimits = {
    ...makeRateLimits({ own: { table_seats: { points: 1, seconds: 600 }, doings: { points: 2, seconds: 60 } } }),
  };
  const { take } = limits;
  limits.take = async (name, ...rest) => {
    if (name === broken) throw new Error("The counter is gone");
    return take(name, ...rest);
  };

  beforeAll(async () => {
    database = await open();
  });
  afterAll(() => database.close());
  beforeEach(async () => {
    broken = null;
    lines.length = 0;
    host = await listen(database, { connections: { most: 100, proxies: 1, limits } }, { log });
    world = await makeTableWorld(database.db, host.services, { dine_in_offered: true });
  });
  afterEach(() => host.close());

  const faultsAt = async (event: "insert" | "delete", work: () => Promise<void>): Promise<void> => {
    await database.query(`
      create function fails() returns trigger language plpgsql as $$ begin raise 'It cannot be'; end $$;
      create trigger fails before ${event} on table_diners for each row execute function fails()`);
    try {
      await work();
    } finally {
      await database.query("drop function fails cascade");
    }
  };
  const asGuest = (client: TablesClient, code: string | null = world.code): Promise<JoinTableAnswer> =>
    client.emitWithAck("join_table", { code: code ?? "", nickname: "Sam" });
  const faults = () => lines.filter((line) => line.includes('"msg":"fault"'));

  it("give a new diner the key even if the previous seat could not be given back", async () => {
    const second = await tablesAs(host.services, world.cook).create({ restaurant_id: world.restaurant.id, name: "2" });
    const client = await host.connectTables(null);
    expect(await asGuest(client)).toMatchObject({ ok: true });
    await faultsAt("delete", async () => {
      expect(await asGuest(client, second.code)).toMatchObject({ ok: true, key: expect.any(String) });
    });
    expect(faults()).toHaveLength(1);
  });

  it("count no seat for a diner who could not sit down", async () => {
    const client = await host.connectTables(null);
    await faultsAt("insert", async () => {
      for (let tries = 0; tries < 3; tries += 1) {
        expect(await asGuest(client)).toEqual({ ok: false, code: "unavailable" });
      }
    });
    expect(await asGuest(client)).toMatchObject({ ok: true });
    expect(await asGuest(await host.connectTables(null))).toMatchObject({ ok: false, code: "too_many_diners" });
  });

  it("get an error when their messages or connections cannot be counted", async () => {
    const client = await host.connectTables(null);
    broken = "messages";
    expect(await client.emitWithAck("read_table", {})).toEqual({ ok: false, code: "unavailable" });
    broken = "connections";
    await expect(host.connectTables(null)).rejects.toThrow("websocket error");
    expect(faults()).toHaveLength(2);
    broken = null;
    expect(await client.emitWithAck("read_table", {})).toEqual({ ok: false, code: "not_joined" });
  });

  it("can still change the basket after they are refused to tell what their diner is doing", async () => {
    const client = await host.connectTables(null);
    expect(await asGuest(client)).toMatchObject({ ok: true });
    const told = [];
    for (let at = 0; at < 4; at += 1) told.push(await client.emitWithAck("doing", { doing: "choosing" }));
    expect(told.map(({ ok }) => ok)).toEqual([true, true, false, false]);
    expect(await client.emitWithAck("update", add(friesLine(world)))).toMatchObject({ ok: true });
  });

  it("leave no token in the log, wherever it was sent and whether or not it was valid", async () => {
    const good = await openSession(host.services, world.diner.account_id, {});
    const bad = "never-a-token-".repeat(3);
    const come = async (namespace: string, options: { auth?: object; query?: Record<string, string> }) => {
      const client = io(`${host.url}/${namespace}`, {
        ...options,
        transports: ["websocket"],
        reconnection: false,
        forceNew: true,
      });
      await new Promise<void>((resolve) => {
        client.once("connect", resolve);
        client.once("connect_error", () => resolve());
      });
      if (client.connected && namespace === "orders") await client.emitWithAck("join_order", { order_id: 1 });
      client.disconnect();
    };
    const comeAnyway = async () => {
      for (const token of [good, bad]) {
        for (const namespace of ["orders", "tables", "activity"]) {
          await come(namespace, { auth: { token } });
          await come(namespace, { query: { token } });
        }
      }
    };
    await comeAnyway();
    await database.query("alter table sessions rename to sessions_gone");
    try {
      await comeAnyway();
    } finally {
      await database.query("alter table sessions_gone rename to sessions");
    }
    expect(faults().length).toBeGreaterThan(5);
    for (const line of lines) expect(line).not.toMatch(new RegExp(`${good}|${bad}`));
  });
});
