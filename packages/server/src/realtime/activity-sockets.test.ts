import { createClient } from "@redis/client";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { closeSession, openSession } from "../accounts/sessions.ts";
import type { Database } from "../database/open-database.ts";
import { setOrderStatus } from "../kitchen/set-order-status.ts";
import { followersQueue } from "../notifications/notify-followers.ts";
import { notificationsRouter } from "../notifications/notifications.router.ts";
import { callAs } from "../testing/call-as.ts";
import { disconnected, listen, type Listening } from "../testing/listen.ts";
import { makeFollow, makeRecommendation } from "../testing/make-world.queries.ts";
import { makeOrderWorld, makeRequest, type OrderWorld, ordersAs } from "../testing/order-world.ts";
import { testDatabases } from "../testing/test-database.ts";
import { testRedis } from "../testing/test-redis.ts";
import { nameOfDatabase } from "./realtime.queries.ts";

const redisUrl = await testRedis();

describe.each(testDatabases())("sockets of a member's activity on %s", ({ open, kind }) => {
  const shared = kind === "postgresql" && redisUrl ? { redisUrl } : {};
  let database: Database;
  let world: OrderWorld;
  let here: Listening;
  let there: Listening;
  beforeAll(async () => {
    database = await open();
  });
  afterAll(async () => {
    if (shared.redisUrl) {
      const client = await createClient({ url: shared.redisUrl }).connect();
      await client.del(`tablee:sockets:${await nameOfDatabase(database)}`);
      await client.close();
    }
    await database.close();
  });
  beforeEach(async () => {
    here = await listen(database, shared);
    // The embedded database belongs to one process.
    there = shared.redisUrl ? await listen(database, shared) : here;
    world = await makeOrderWorld(database.db);
  });
  afterEach(async () => {
    await here.close();
    if (there !== here) await there.close();
  });

  const signIn = (who: { account_id: number }) => openSession(here.services, who.account_id, {});
  const confirm = async (key: string) => {
    const { id } = await ordersAs(here.services, world.diner, key).place(makeRequest(world));
    await setOrderStatus(
      here.services,
      { ...world.cook, session_id: 0, admin: false, moderator: false },
      { id, status: "confirmed" },
    );
    return id;
  };

  it("bring each notification and the count to every device of the member, whichever host it is on", async () => {
    // Earlier announcements must have been delivered on both hosts, or a device that connects later might still receive
    // them.
    const witnesses = await Promise.all(
      [here, there].map(async (host) => {
        const heard = vi.fn<(event: string, given: unknown) => void>();
        await host.connectActivity(await signIn(world.diner), heard);
        return heard;
      }),
    );
    await confirm("before");
    for (const heard of witnesses) await vi.waitFor(() => expect(heard.mock.lastCall).toEqual(["unread_count", 1]));
    const devices = await Promise.all(
      [here, there].map(async (host) => {
        const heard = vi.fn<(event: string, given: unknown) => void>();
        await host.connectActivity(await signIn(world.diner), heard);
        await vi.waitFor(() => expect(heard.mock.calls).toEqual([["unread_count", 1]]));
        return heard;
      }),
    );
    const other = vi.fn<(event: string, given: unknown) => void>();
    await there.connectActivity(await signIn(world.other), other);
    const order_id = await confirm("now");
    const calls = callAs(there.services, notificationsRouter, world.diner);
    const [notification] = (await calls.list({})).notifications;
    expect(notification).toMatchObject({ type: "order_confirmed", json: { order_id } });
    for (const heard of devices) {
      await vi.waitFor(() =>
        expect(heard.mock.calls.slice(1)).toEqual([
          ["new_notification", notification],
          ["unread_count", 2],
        ]),
      );
    }
    await calls.read({ notification_ids: [notification!.id] });
    for (const heard of devices) await vi.waitFor(() => expect(heard.mock.lastCall).toEqual(["unread_count", 1]));
    expect(other.mock.calls).toEqual([["unread_count", 0]]);
  });

  it("bring what somebody publishes to all followers, whichever host they are on", async () => {
    const author = world.cook.account_id;
    for (const who of [world.diner, world.other]) await makeFollow(database.db, who.account_id, author);
    const { id: recommendation_id } = await makeRecommendation(database.db, author);
    const devices = await Promise.all(
      [
        { host: here, who: world.diner },
        { host: there, who: world.other },
      ].map(async ({ host, who }) => {
        const heard = vi.fn<(event: string, given: unknown) => void>();
        await host.connectActivity(await signIn(who), heard);
        await vi.waitFor(() => expect(heard).toHaveBeenCalledWith("unread_count", 0));
        return heard;
      }),
    );
    await followersQueue.work(here.services, { recommendation_id, at: here.services.clock().getTime() });
    const told = expect.objectContaining({ type: "post", json: expect.objectContaining({ recommendation_id }) });
    for (const heard of devices) {
      await vi.waitFor(() => expect(heard).toHaveBeenCalledWith("new_notification", told));
      await vi.waitFor(() => expect(heard).toHaveBeenLastCalledWith("unread_count", 1));
    }
  });

  it("refuse anybody without a valid token, and disconnect a member whose session ends", async () => {
    const refused = { message: "unauthorized", data: { code: "unauthorized" } };
    await expect(here.connectActivity("", () => {})).rejects.toMatchObject(refused);
    await expect(here.connectActivity("x".repeat(43), () => {})).rejects.toMatchObject(refused);
    const client = await here.connectActivity(await signIn(world.diner), () => {});
    const { rows } = await database.query<{ id: number }>("select id from sessions where account_id = $1", [
      world.diner.account_id,
    ]);
    const gone = disconnected(client);
    await closeSession(there.services, rows[0]!.id);
    expect(await gone).toBe("io server disconnect");
    const swept = await here.connectActivity(await signIn(world.other), () => {});
    await database.query("delete from sessions where account_id = $1", [world.other.account_id]);
    const ended = disconnected(swept);
    await here.sockets.sweep();
    await ended;
  });

  it("take no requests, and disconnect whoever sends too much", async () => {
    const client = await here.connectActivity(await signIn(world.diner), () => {});
    const gone = disconnected(client);
    for (let at = 0; at < 10_000; at += 1) (client as { emit(event: string): unknown }).emit("unread_count");
    expect(await gone).toBe("io server disconnect");
  });
});
