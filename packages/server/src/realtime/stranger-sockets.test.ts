import { randomUUID } from "node:crypto";
import { MAX_BROUGHT } from "@tablee/domain/tables/table";
import { io } from "socket.io-client";
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { openSession } from "../accounts/sessions.ts";
import { newToken } from "../accounts/stored/session-token.ts";
import type { Database } from "../database/open-database.ts";
import { makeRateLimits } from "../ports/rate-limits.ts";
import { listen, type Listening, type TablesClient } from "../testing/listen.ts";
import { friesLine, makeOrderWorld } from "../testing/order-world.ts";
import { add, makeTableWorld, type TableWorld } from "../testing/table-world.ts";
import { testDatabases } from "../testing/test-database.ts";
import type { SocketOptions } from "./socket-server.ts";
import { MOST_WAITING } from "./socket-work.ts";

const FORGED = ["A1B2", "C3D4", "E5F6", "G7H8", "J9K0", "M1N2"];

describe.each(testDatabases().slice(-1))("sockets of strangers on %s", (kind) => {
  let database: Database;
  let host: Listening;
  let world: TableWorld;
  beforeAll(async () => {
    database = await kind.open();
  });
  afterAll(() => database.close());
  afterEach(() => host.close());

  const start = async (options: SocketOptions = {}) => {
    host = await listen(database, options);
    world = await makeTableWorld(database.db, host.services, { dine_in_offered: true });
  };
  const visitors = (count: number): Promise<TablesClient[]> =>
    Promise.all(Array.from({ length: count }, () => host.connectTables(null)));
  const joinAll = (clients: TablesClient[], codes: string[]) =>
    clients.flatMap((client) => codes.map((code) => client.emitWithAck("join_table", { code, nickname: "Sam" })));

  it("with forged codes cause no transaction, and are answered that the table is not found", async () => {
    await start();
    const clients = await visitors(20);
    const begun = vi.spyOn(database.db, "transaction");
    const forged = FORGED.map((end) => world.code.slice(0, -4) + end);
    const answers = await Promise.all(joinAll(clients, forged));
    expect(new Set(answers.map((answer) => !answer.ok && answer.code))).toEqual(new Set(["not_found"]));
    expect(begun).not.toHaveBeenCalled();
    begun.mockRestore();
    const [first] = clients;
    expect(await first!.emitWithAck("join_table", { code: world.code, nickname: "Sam" })).toMatchObject({ ok: true });
  });

  it.runIf(kind.kind === "postgresql")(
    "that wait for one table leave the connections to the database to everybody else",
    async () => {
      await start();
      const token = await openSession(host.services, world.diner.account_id, {});
      const clients = await visitors(30);
      let answers: ReturnType<typeof joinAll> = [];
      await database.db.transaction(async (tx) => {
        await tx.execute("lock table table_sessions in access exclusive mode");
        answers = joinAll(clients, [world.code]);
        const mine = await host.call("GET", "/client/account/current-user", { token });
        expect(mine.status).toBe(200);
      });
      expect((await Promise.all(answers)).every(({ ok }) => ok)).toBe(true);
    },
  );

  it.runIf(kind.kind === "postgresql")(
    "can have a limited number of changes waiting, and are refused at once beyond it",
    async () => {
      await start();
      const [client] = await visitors(1);
      expect(await client!.emitWithAck("join_table", { code: world.code, nickname: "Sam" })).toMatchObject({
        ok: true,
      });
      const answered: boolean[] = [];
      let all: Promise<unknown>[] = [];
      await database.db.transaction(async (tx) => {
        await tx.execute("lock table table_sessions in access exclusive mode");
        all = Array.from({ length: MOST_WAITING + 10 }, async (_, at) => {
          const answer = await client!.emitWithAck("update", add(friesLine(world, { notes: `${at}` })));
          answered.push(answer.ok);
        });
        await vi.waitFor(() => expect(answered).toEqual(Array.from({ length: 10 }, () => false)));
      });
      await Promise.all(all);
      expect(answered.filter((ok) => ok)).toHaveLength(MOST_WAITING);
    },
  );

  it("of one address share one limit of messages, which does not affect another address", async () => {
    const limits = makeRateLimits({ own: { messages: { points: 8, seconds: 60 } } });
    await start({ connections: { most: 100, proxies: 1, limits } });
    const from = async (address: string) => {
      const extraHeaders = { "x-forwarded-for": address };
      const client = io(`${host.url}/tables`, {
        transports: ["websocket"],
        extraHeaders,
        reconnection: false,
        forceNew: true,
      });
      const refusal = await new Promise<string | null>((resolve) => {
        client.once("connect", () => resolve(null));
        client.once("connect_error", (error) => resolve(error.message));
      });
      return { client, refusal };
    };
    const [one, two] = [await from("198.51.100.7"), await from("198.51.100.7")];
    const ask = async ({ client }: typeof one) => (await client.emitWithAck("order_taken", {})).code as string;
    const heard: string[] = [];
    for (let at = 0; at < 4; at += 1) heard.push(await ask(one), await ask(two));
    expect(heard).toEqual([...Array.from({ length: 6 }, () => "not_joined"), "unavailable", "unavailable"]);
    expect((await from("198.51.100.7")).refusal).toBe("unavailable");
    const other = await from("198.51.100.8");
    expect(await ask(other)).toBe("not_joined");
    for (const { client } of [one, two, other]) client.disconnect();
  });

  it("have one seat each, can bring a limited number of diners, and leave no empty seat behind", async () => {
    await start();
    const diner = await host.connectTables(await openSession(host.services, world.diner.account_id, {}));
    expect(await diner.emitWithAck("join_table", { code: world.code })).toMatchObject({ ok: true });
    const [client] = await visitors(1);
    const codes: string[] = [];
    for (let at = 0; at <= MAX_BROUGHT; at += 1) {
      // Half of them with a key that the device has made, and sent again because the answer was lost.
      const asked = { code: world.code, nickname: `Guest ${at}`, key: at % 2 === 0 ? newToken() : null };
      const answer = await client!.emitWithAck("join_table", asked);
      codes.push(answer.ok ? "ok" : answer.code);
      if (asked.key !== null && answer.ok) {
        expect(await client!.emitWithAck("join_table", asked)).toMatchObject({ ok: true, user_id: answer.user_id });
      }
    }
    expect(codes).toEqual([...Array.from({ length: MAX_BROUGHT }, () => "ok"), "too_many_diners"]);
    const state = await diner.emitWithAck("read_table", {});
    expect(state.ok && state.table.users.map(({ name }) => name)).toEqual(["Inès", `Guest ${MAX_BROUGHT - 1}`]);
  });

  it("of one address can take a limited number of seats at a table, except returning diners and members", async () => {
    const limits = makeRateLimits({ own: { table_seats: { points: 2, seconds: 600 } } });
    await start({ connections: { most: 100, proxies: 0, limits } });
    const join = async (client: TablesClient, nickname: string, key?: string | null) => {
      const answer = await client.emitWithAck("join_table", { code: world.code, nickname, key });
      return answer.ok ? { code: "ok", key: answer.key } : { code: answer.code, key: null };
    };
    const clients = await visitors(4);
    const first = await join(clients[0]!, "Sam");
    // Somebody who comes back takes no new seat, however often.
    for (let at = 0; at < 5; at += 1) expect(await join(clients[0]!, "", first.key)).toMatchObject({ code: "ok" });
    // Nor does a join that is sent again, under the key that the device has made.
    const key = newToken();
    for (let at = 0; at < 5; at += 1) expect(await join(clients[1]!, "Zoé", key)).toMatchObject({ code: "ok" });
    for (const own of [null, newToken()]) {
      expect(await join(clients[2]!, "Max", own)).toMatchObject({ code: "too_many_diners" });
    }
    const member = await host.connectTables(await openSession(host.services, world.diner.account_id, {}));
    expect(await join(member, "")).toMatchObject({ code: "ok" });
  });

  it("of orders can have a limited number of requests waiting", async () => {
    await start();
    const { account_id } = (await makeOrderWorld(database.db)).diner;
    const orders = await host.connect(await openSession(host.services, account_id, {}));
    const asked = Array.from({ length: MOST_WAITING + 50 }, () => orders.emitWithAck("join_order", { order_id: 1 }));
    const codes = (await Promise.all(asked)).map((answer) => (answer.ok ? "ok" : answer.code));
    expect(codes.filter((code) => code === "not_found").length).toBeGreaterThanOrEqual(MOST_WAITING);
    expect(new Set(codes)).toEqual(new Set(["not_found", "unavailable"]));
  });

  it("send their token in the handshake, not in the address", async () => {
    await start();
    const token = await openSession(host.services, world.diner.account_id, {});
    const client: TablesClient = io(`${host.url}/tables`, {
      auth: { token },
      transports: ["websocket"],
      reconnection: false,
      forceNew: true,
    });
    const answer = await client.emitWithAck("join_table", { code: world.code, key: randomUUID() });
    expect(answer).toMatchObject({
      ok: true,
      key: null,
      account_id: world.diner.account_id,
      table: { users: [{ member: true }] },
    });
    expect(client.io.opts.query).toBeUndefined();
    client.disconnect();
  });
});
