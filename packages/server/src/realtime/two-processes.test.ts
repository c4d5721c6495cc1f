import { createClient } from "@redis/client";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { openSession } from "../accounts/sessions.ts";
import type { Database } from "../database/open-database.ts";
import { setOrderStatus } from "../kitchen/set-order-status.ts";
import { disconnected, listen, type Listening, next } from "../testing/listen.ts";
import { makeOrderWorld, makeRequest, type OrderWorld, ordersAs } from "../testing/order-world.ts";
import { nameOfDatabase } from "./realtime.queries.ts";
import { testDatabases } from "../testing/test-database.ts";
import { forgetAnnouncements, testRedis } from "../testing/test-redis.ts";

const redisUrl = await testRedis();
const real = testDatabases().find(({ kind }) => kind === "postgresql");

describe.runIf(redisUrl && real)("sockets of two hosts through Redis", () => {
  let database: Database;
  let world: OrderWorld;
  let here: Listening;
  let there: Listening;
  beforeAll(async () => {
    database = await real!.open();
  });
  afterAll(async () => {
    if (!database) return;
    await forgetAnnouncements(redisUrl!, database);
    await database.close();
  });
  beforeEach(async () => {
    world = await makeOrderWorld(database.db);
    [here, there] = [await listen(database, { redisUrl }), await listen(database, { redisUrl })];
  });
  afterEach(async () => {
    await here.close();
    await there.close();
  });

  const signIn = (who: { account_id: number }) => openSession(here.services, who.account_id, {});

  /** Connects a cook to the other host, once an event from one host has arrived on the other through Redis. */
  const hearingCook = async () => {
    const cook = await there.connect(await signIn(world.cook));
    await cook.emitWithAck("join_kitchen", { restaurant_id: world.restaurant.id });
    for (let round = 1; round <= 4; round += 1) {
      const heardThere = next(cook, "order_updated").then(
        () => true,
        () => false,
      );
      await ordersAs(here.services, world.diner, `warm-up-${round}`).place(makeRequest(world));
      if (await heardThere) break;
    }
    return cook;
  };

  it("send an order from one host to a kitchen on the other, and each change back, once", async () => {
    const cook = await hearingCook();
    const onBoard = next(cook, "order_updated");
    const order = await ordersAs(here.services, world.diner, "k").place(makeRequest(world));
    expect(await onBoard).toEqual(order);

    const diner = await here.connect(await signIn(world.diner));
    await diner.emitWithAck("join_order", { order_id: order.id });
    const heard = { diner: 0, cook: 0 };
    diner.on("order_updated", () => (heard.diner += 1));
    cook.on("order_updated", () => (heard.cook += 1));
    const shown = next(diner, "order_updated");
    const viewer = { ...world.cook, session_id: 0, admin: false, moderator: false };
    await setOrderStatus(there.services, viewer, { id: order.id, status: "confirmed" });
    expect(await shown).toMatchObject({ id: order.id, status: "confirmed" });
    // A duplicate would have arrived by the time the next change has gone there and back.
    const last = next(diner, "order_updated");
    await setOrderStatus(there.services, viewer, { id: order.id, status: "preparing" });
    await last;
    expect(heard).toEqual({ diner: 2, cook: 2 });
  });

  it("disconnect a session on whichever host it is", async () => {
    await hearingCook();
    const client = await there.connect(await signIn(world.diner));
    const { rows } = await database.query<{ id: number }>("select id from sessions where account_id = $1", [
      world.diner.account_id,
    ]);
    const [told, gone] = [next(client, "reconnect"), disconnected(client)];
    here.services.realtime.sessionEnded(rows[0]!.id);
    expect(await told).toEqual({ after_ms: 0 });
    expect(await gone).toBe("io server disconnect");
  });

  it("keep sending changes on one host while the other stops", async () => {
    const [staying, leaving] = [
      await here.connect(await signIn(world.cook)),
      await there.connect(await signIn(world.cook)),
    ];
    for (const client of [staying, leaving])
      await client.emitWithAck("join_kitchen", { restaurant_id: world.restaurant.id });
    const gone = disconnected(leaving);
    await there.sockets.close(0);
    await gone;
    const told = next(staying, "order_updated");
    await ordersAs(here.services, world.diner, "k").place(makeRequest(world));
    expect(await told).toMatchObject({ status: "new" });
    expect(staying.connected).toBe(true);
  });
});

describe.runIf(redisUrl && real)("the line between two hosts", () => {
  it("reads from a position of its own before the first announcement, so that nothing is missed between two reads", async () => {
    const database = await real!.open();
    const stream = `tablee:sockets:${await nameOfDatabase(database)}`;
    const reads: string[] = [];
    const watching = await createClient({ url: redisUrl! }).connect();
    await watching.monitor((line) => {
      const words = line.toLowerCase();
      if (words.includes('"xread"') && words.includes(stream)) reads.push(words);
    });
    const host = await listen(database, { redisUrl });
    await vi.waitFor(() => expect(reads.at(-1)).toMatch(/"\d+-\d+"$/), 5_000);
    await host.close();
    watching.destroy();
    await forgetAnnouncements(redisUrl!, database);
    await database.close();
  });
});

describe("a Redis that is not there", () => {
  it("stops the start, with the variable's name and without its password", async () => {
    const database = await testDatabases()[0]!.open();
    const failing = listen(database, { redisUrl: "redis://user:secret@127.0.0.1:1" });
    const error = await failing.then(
      () => null,
      (thrown: unknown) => thrown as Error,
    );
    expect(error?.message).toBe("REDIS_URL: no Redis answers at 127.0.0.1:1 (connect ECONNREFUSED 127.0.0.1:1)");
    await database.close();
  });
});
