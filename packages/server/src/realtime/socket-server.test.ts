import { Writable } from "node:stream";
import { ACTIVITY_NAMESPACE } from "@tablee/contract/notifications/notifications.events";
import { ORDERS_NAMESPACE } from "@tablee/contract/orders/orders.events";
import pino from "pino";
import { io } from "socket.io-client";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { closeSession, openSession } from "../accounts/sessions.ts";
import type { Database } from "../database/open-database.ts";
import { setOrderStatus } from "../kitchen/set-order-status.ts";
import { disconnected, listen, type Listening, next } from "../testing/listen.ts";
import { makeOrderWorld, makeRequest, type OrderWorld, ordersAs } from "../testing/order-world.ts";
import { testDatabases } from "../testing/test-database.ts";

describe.each(testDatabases())("sockets of orders on %s", ({ open }) => {
  let database: Database;
  let world: OrderWorld;
  let host: Listening;
  let logged: string;
  beforeAll(async () => {
    database = await open();
  });
  afterAll(() => database.close());
  beforeEach(async () => {
    logged = "";
    const stream = new Writable({ write: (chunk, _encoding, done) => done(void (logged += String(chunk))) });
    world = await makeOrderWorld(database.db);
    host = await listen(database, {}, { log: pino({ level: "trace" }, stream) });
  });
  afterEach(() => host.close());

  const signIn = (who: { account_id: number }) => openSession(host.services, who.account_id, {});
  const place = (key = "k") => ordersAs(host.services, world.diner, key).place(makeRequest(world));
  const confirm = (id: number) =>
    setOrderStatus(
      host.services,
      { ...world.cook, session_id: 0, admin: false, moderator: false },
      { id, status: "confirmed" },
    );
  const refused = { message: "unauthorized", data: { code: "unauthorized" } };

  it("shows the diner each change of an order, and the kitchen each order", async () => {
    const cook = await host.connect(await signIn(world.cook));
    expect(await cook.emitWithAck("join_kitchen", { restaurant_id: world.restaurant.id })).toEqual({ ok: true });
    const onBoard = next(cook, "order_updated");
    const order = await place();
    expect(await onBoard).toEqual(order);

    const diner = await host.connect(await signIn(world.diner), ["polling"]);
    expect(await diner.emitWithAck("join_order", { order_id: order.id })).toEqual({ ok: true });
    const [shown, boarded] = [next(diner, "order_updated"), next(cook, "order_updated")];
    const confirmed = await confirm(order.id);
    expect("order" in confirmed && confirmed.order).toEqual(await shown);
    expect(await shown).toMatchObject({ id: order.id, status: "confirmed" });
    expect(await boarded).toEqual(await shown);
  });

  describe("about an order older than 90 days", () => {
    type Client = Awaited<ReturnType<typeof host.connect>>;
    const restaurant_id = () => world.restaurant.id;
    const setRole = (role: string) =>
      database.query("update restaurant_staff set role = $1 where account_id = $2", [role, world.cook.account_id]);
    const age = async (id: number, own = "") =>
      database.query(`update orders set date_creation = $1::timestamptz - interval '91 days' ${own} where id = $2`, [
        host.services.clock(),
        id,
      ]);
    const connect = async (who: { account_id: number }) => host.connect(await signIn(who));
    const joined = async (client: Client) => {
      expect(await client.emitWithAck("join_kitchen", { restaurant_id: restaurant_id() })).toEqual({ ok: true });
      return client;
    };
    it("tells those who may see it, and its diner, but nobody who only cooks", async () => {
      await setRole("kitchen");
      const [cook, manager, diner] = [
        await joined(await connect(world.cook)),
        await joined(await connect(world.server)),
        await connect(world.diner),
      ];
      const [old, fresh] = [await place("old"), await place("fresh")];
      await age(old.id);
      await diner.emitWithAck("join_order", { order_id: old.id });
      const told = [next(manager, "order_updated"), next(diner, "order_updated")];
      const ids: number[] = [];
      cook.on("order_updated", ({ id }) => void ids.push(id));
      await confirm(old.id);
      for (const one of told) expect(await one).toMatchObject({ id: old.id, status: "confirmed" });
      const onBoard = next(cook, "order_updated");
      await confirm(fresh.id);
      await onBoard;
      expect(ids).toEqual([fresh.id]);
    });

    it("ends for who becomes a cook, at the latest within a minute", async () => {
      const cook = await joined(await connect(world.cook));
      const [order, followed] = [await place("a"), await connect(world.cook)];
      await followed.emitWithAck("join_order", { order_id: order.id });
      await host.sockets.sweep();
      expect([cook.connected, followed.connected]).toEqual([true, true]);
      await setRole("kitchen");
      const gone = Promise.all([disconnected(cook), disconnected(followed)]);
      await host.sockets.sweep();
      await gone;
      await joined(await connect(world.cook));
      await host.sockets.sweep();
    });

    it("names its diner to the diner alone once it has been blanked", async () => {
      const order = await place();
      await age(order.id, ", served_blanked_at = now()");
      const [manager, follower, diner] = [
        await joined(await connect(world.server)),
        await connect(world.cook),
        await connect(world.diner),
      ];
      for (const one of [follower, diner]) {
        expect(await one.emitWithAck("join_order", { order_id: order.id })).toEqual({ ok: true });
      }
      const shown = [manager, follower, diner].map((one) => next(one, "order_updated"));
      await confirm(order.id);
      const names = (await Promise.all(shown)).map((one) => one.diner);
      const nobody = { account_id: null, first_name: "", last_name: "", avatar_url: null };
      expect(names).toEqual([nobody, nobody, order.diner]);
    });
  });

  it("refuses connections without a token, and with a bad, expired or revoked one", async () => {
    await expect(host.connect("")).rejects.toMatchObject(refused);
    await expect(host.connect("x".repeat(43))).rejects.toMatchObject(refused);
    const revoked = await signIn(world.diner);
    await database.query("delete from sessions");
    await expect(host.connect(revoked)).rejects.toMatchObject(refused);
    const expired = await signIn(world.diner);
    await database.query("update sessions set expires_at = '2020-01-01'");
    await expect(host.connect(expired)).rejects.toMatchObject(refused);
    const bare = host.open({});
    expect(await new Promise((resolve) => void bare.once("connect_error", resolve))).toMatchObject(refused);
    expect(logged).not.toContain(expired);
  });

  it("accepts a token from the handshake or the address, prefers the handshake's, and logs neither", async () => {
    const token = await signIn(world.diner);
    const come = (namespace: string, given: { auth?: object; query?: Record<string, string> }) => {
      const client = io(host.url + namespace, {
        ...given,
        transports: ["websocket"],
        reconnection: false,
        forceNew: true,
      });
      return new Promise<string>((resolve) => {
        client.once("connect", () => resolve("connected"));
        client.once("connect_error", ({ message }) => resolve(message));
      }).finally(() => client.disconnect());
    };
    const bad = `${token.slice(1)}x`;
    for (const namespace of [ORDERS_NAMESPACE, ACTIVITY_NAMESPACE]) {
      expect(await come(namespace, { auth: { token } }), namespace).toBe("connected");
      expect(await come(namespace, { query: { token } }), namespace).toBe("connected");
      expect(await come(namespace, { auth: { token }, query: { token: bad } }), namespace).toBe("connected");
      for (const wrong of [bad, "", 1, {}, [token]])
        expect(await come(namespace, { auth: { token: wrong }, query: { token } }), namespace).toBe("unauthorized");
    }
    for (const told of [token, bad]) expect(logged).not.toContain(told);
  });

  it("lets diners follow their own orders and staff those of their kitchen, nobody else", async () => {
    const { id: order_id } = await place();
    const elsewhere = await makeOrderWorld(database.db);
    const joins = async (who: { account_id: number }, input: { order_id: number } | { restaurant_id: number }) => {
      const client = await host.connect(await signIn(who));
      return "order_id" in input ? client.emitWithAck("join_order", input) : client.emitWithAck("join_kitchen", input);
    };
    expect(await joins(world.other, { order_id })).toEqual({ ok: false, code: "not_found" });
    expect(await joins(elsewhere.cook, { order_id })).toEqual({ ok: false, code: "not_found" });
    expect(await joins(world.diner, { order_id: 2_147_483_647 })).toEqual({ ok: false, code: "not_found" });
    expect(await joins(world.server, { order_id })).toEqual({ ok: true });
    // One that waits for its payment is its diner's alone (payments §6).
    host.services.payments = { ...host.services.payments, online: true };
    const unpaid = { order_id: (await place("unpaid")).id };
    expect(await joins(world.server, unpaid)).toEqual({ ok: false, code: "not_found" });
    expect(await joins(world.diner, unpaid)).toEqual({ ok: true });
    const restaurant_id = world.restaurant.id;
    expect(await joins(world.diner, { restaurant_id })).toEqual({ ok: false, code: "forbidden" });
    expect(await joins(elsewhere.cook, { restaurant_id })).toEqual({ ok: false, code: "forbidden" });
    expect(await joins(world.cook, { restaurant_id: 2_147_483_647 })).toEqual({ ok: false, code: "not_found" });
    await database.query("update accounts set admin = true where id = $1", [world.other.account_id]);
    expect(await joins(world.other, { restaurant_id })).toEqual({ ok: true });
  });

  it("answers invalid messages with an error, and keeps running", async () => {
    const client = await host.connect(await signIn(world.diner));
    const loose = client as unknown as {
      emitWithAck(event: string, ...sent: unknown[]): Promise<unknown>;
      emit(event: string, ...sent: unknown[]): void;
    };
    for (const bad of [
      null,
      5,
      "1",
      [],
      {},
      { order_id: "1" },
      { order_id: -1 },
      { order_id: 1.5 },
      { order_id: 1e16 },
    ]) {
      expect(await loose.emitWithAck("join_order", bad)).toEqual({ ok: false, code: "invalid_input" });
      expect(await loose.emitWithAck("join_kitchen", bad)).toEqual({ ok: false, code: "invalid_input" });
      loose.emit("leave_order", bad);
    }
    loose.emit("join_order");
    loose.emit("join_order", { order_id: 1 }, "no function");
    loose.emit("order_updated", { id: 1 });
    expect(await client.emitWithAck("join_order", { order_id: (await place()).id })).toEqual({ ok: true });
  });

  it("sends nothing to a client that has left", async () => {
    const [staying, leaving] = [
      await host.connect(await signIn(world.diner)),
      await host.connect(await signIn(world.diner)),
    ];
    const order = await place();
    for (const client of [staying, leaving]) await client.emitWithAck("join_order", { order_id: order.id });
    leaving.emit("leave_order", { order_id: order.id });
    await leaving.emitWithAck("join_order", { order_id: 2_147_483_647 });
    let heard = 0;
    leaving.on("order_updated", () => (heard += 1));
    const told = next(staying, "order_updated");
    await confirm(order.id);
    await told;
    expect(heard).toBe(0);
  });

  it("disconnects a client that floods it or sends too much at once, and keeps serving others", async () => {
    const flooding = await host.connect(await signIn(world.diner));
    const gone = disconnected(flooding);
    for (let at = 0; at < 10_000; at += 1) flooding.emit("leave_order", { order_id: 1 });
    expect(await gone).toBe("io server disconnect");
    const huge = await host.connect(await signIn(world.diner));
    const cut = disconnected(huge);
    huge.emit("leave_order", { order_id: 1, padding: "x".repeat(1_000_000) } as never);
    expect(await cut).toMatch(/transport/);
    const order = await place();
    const client = await host.connect(await signIn(world.diner));
    expect(await client.emitWithAck("join_order", { order_id: order.id })).toEqual({ ok: true });
  });

  it("disconnects a session when it ends, and not that of another device", async () => {
    const [token, kept] = [await signIn(world.diner), await host.connect(await signIn(world.diner))];
    const client = await host.connect(token);
    const { rows } = await database.query<{ id: number }>("select min(id) as id from sessions where account_id = $1", [
      world.diner.account_id,
    ]);
    const [told, gone] = [next(client, "reconnect"), disconnected(client)];
    await closeSession(host.services, rows[0]!.id);
    expect(await told).toEqual({ after_ms: 0 });
    expect(await gone).toBe("io server disconnect");
    await expect(host.connect(token)).rejects.toMatchObject(refused);
    expect(kept.connected).toBe(true);
  });

  it("disconnects a session that ended elsewhere when it next joins", async () => {
    const client = await host.connect(await signIn(world.diner));
    await database.query("delete from sessions where account_id = $1", [world.diner.account_id]);
    const gone = disconnected(client);
    client.emit("join_order", { order_id: 1 }, () => {});
    expect(await gone).toBe("io server disconnect");
  });

  it("disconnects, every minute, expired sessions and members who no longer work in a kitchen", async () => {
    const [cook, server] = [
      await host.connect(await signIn(world.cook)),
      await host.connect(await signIn(world.server)),
    ];
    for (const client of [cook, server]) {
      await client.emitWithAck("join_kitchen", { restaurant_id: world.restaurant.id });
    }
    const diner = await host.connect(await signIn(world.diner));
    await host.sockets.sweep();
    expect([cook, server, diner].map(({ connected }) => connected)).toEqual([true, true, true]);
    await database.query("delete from restaurant_staff where account_id = $1", [world.cook.account_id]);
    await database.query("update sessions set expires_at = $1 where account_id = $2", [
      host.services.clock(),
      world.diner.account_id,
    ]);
    const gone = Promise.all([disconnected(cook), disconnected(diner)]);
    await host.sockets.sweep();
    await gone;
    expect(server.connected).toBe(true);
  });

  it("disconnects within a minute a member who has lost the role or right to follow others' orders", async () => {
    const order = await place();
    const setAdmin = (admin: boolean) =>
      database.query("update accounts set admin = $1 where id = $2", [admin, world.other.account_id]);
    await setAdmin(true);
    const [cook, admin, diner] = [
      await host.connect(await signIn(world.cook)),
      await host.connect(await signIn(world.other)),
      await host.connect(await signIn(world.diner)),
    ];
    for (const client of [cook, diner]) {
      expect(await client.emitWithAck("join_order", { order_id: order.id })).toEqual({ ok: true });
    }
    expect(await admin.emitWithAck("join_kitchen", { restaurant_id: world.restaurant.id })).toEqual({ ok: true });
    await host.sockets.sweep();
    expect([cook, admin, diner].map(({ connected }) => connected)).toEqual([true, true, true]);
    await database.query("delete from restaurant_staff where account_id = $1", [world.cook.account_id]);
    await setAdmin(false);
    const gone = Promise.all([disconnected(cook), disconnected(admin)]);
    await host.sockets.sweep();
    await gone;
    expect(diner.connected).toBe(true);
  });

  it("tells everybody to reconnect when the process stops, and leaves the HTTP server to its owner", async () => {
    const clients = [
      await host.connect(await signIn(world.diner)),
      await host.connect(await signIn(world.cook), ["polling"]),
    ];
    const told = clients.map((client) => next(client, "reconnect"));
    const gone = clients.map(disconnected);
    await host.sockets.close(3_000);
    expect(await Promise.all(told)).toEqual([{ after_ms: 3_000 }, { after_ms: 3_000 }]);
    await Promise.all(gone);
    expect(host.server.listening).toBe(true);
  });

  it("writes no token into the log", async () => {
    const token = await signIn(world.diner);
    const client = await host.connect(token);
    for (let at = 0; at < 200; at += 1) client.emit("leave_order", { order_id: 1 });
    await disconnected(client);
    await database.query("alter table sessions rename to hidden");
    const failing = host.open({ token });
    expect(await new Promise((resolve) => void failing.once("connect_error", resolve))).toMatchObject({
      data: { code: "unavailable" },
    });
    await database.query("alter table hidden rename to sessions");
    expect(logged).toContain("sent too much");
    expect(logged).toContain("fault");
    expect(logged).not.toContain(token);
  });
});
