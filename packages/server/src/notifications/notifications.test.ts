import type { NotificationSettings } from "@tablee/domain/notifications/notification-settings";
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import type { Database } from "../database/open-database.ts";
import { kitchenRouter } from "../kitchen/kitchen.router.ts";
import { outboxPorts } from "../ports/messages/outbox.ts";
import { listMessages } from "../ports/messages/outbox.queries.ts";
import { type Realtime, silentRealtime } from "../realtime/realtime.ts";
import { type Caller, callAs } from "../testing/call-as.ts";
import { keptJobs } from "../testing/kept-jobs.ts";
import { makeServices, type TestServices } from "../testing/make-services.ts";
import { makeOrderWorld, makeRequest, type OrderWorld, ordersAs, refusalOf } from "../testing/order-world.ts";
import { itOnce } from "../testing/it-once.ts";
import { everyDatabase } from "../testing/test-database.ts";
import { notificationsRouter } from "./notifications.router.ts";
import { insertFor } from "./telling.queries.ts";
import { purgeNotifications } from "./purge-notifications.ts";

describe.each(everyDatabase())("notifications on %s", ({ open, kind: tried }) => {
  const once = itOnce(tried);
  let database: Database;
  let services: TestServices;
  let world: OrderWorld;
  let jobs: ReturnType<typeof keptJobs>;
  const notified = vi.fn<Realtime["notified"]>();
  const unreadCounted = vi.fn<Realtime["unreadCounted"]>();
  beforeAll(async () => {
    database = await open();
  });
  afterAll(() => database.close());
  beforeEach(async () => {
    jobs = keptJobs();
    services = makeServices(database, { jobs, realtime: { ...silentRealtime, notified, unreadCounted } });
    Object.assign(
      services,
      outboxPorts(database, () => services.clock()),
    );
    world = await makeOrderWorld(database.db, { logo_image_path: "/pictures/logo.webp" });
    notified.mockClear();
    unreadCounted.mockClear();
  });

  const as = (caller: Caller) => callAs(services, notificationsRouter, caller);
  const own = () => as(world.diner);
  const place = (key = "k") => ordersAs(services, world.diner, key).place(makeRequest(world));
  const move = (id: number, status: "confirmed" | "delayed" | "ready" | "preparing" | "refunded", delay?: number) =>
    callAs(services, kitchenRouter, world.cook).setStatus({
      id,
      status,
      ...(delay === undefined ? {} : { delay }),
      ...(status === "refunded" ? { reason: "Closed" } : {}),
    });
  const choose = (settings: NotificationSettings, language = "en") =>
    database.query("update accounts set notification_settings = $2, language = $3 where id = $1", [
      world.diner.account_id,
      JSON.stringify(settings),
      language,
    ]);
  const make = async (count: number): Promise<number[]> => {
    const { account_id } = world.diner;
    const told = { type: "order_ready", sender_id: null, recommendation_id: null, json: {}, once: null } as const;
    const made: number[] = [];
    while (made.length < count)
      made.push((await insertFor(database.db, account_id, { ...told, at: services.clock() }))!.id);
    return made;
  };

  it("tell the diner that the order is confirmed, delayed by how many minutes, ready, and called off; nothing else", async () => {
    const { id } = await place();
    await move(id, "confirmed");
    services.setTime("2026-11-18T17:05:00Z");
    await move(id, "delayed", 15);
    await move(id, "preparing");
    await move(id, "ready");
    const { notifications, continuation } = await own().list({});
    expect(notifications.map(({ type, json }) => [type, json.delay])).toEqual([
      ["order_ready", null],
      ["order_delayed", 15],
      ["order_confirmed", null],
    ]);
    expect(continuation).toBe(-1);
    expect(notifications[1]).toEqual({
      id: expect.any(Number),
      type: "order_delayed",
      read: false,
      date_creation: "2026-11-18T17:05:00.000Z",
      json: {
        sender_id: null,
        sender_first_name: null,
        sender_last_name: null,
        sender_avatar_url: null,
        recommendation_id: null,
        recommendation_image_url: null,
        comment_id: null,
        parent_id: null,
        restaurant_id: world.restaurant.id,
        restaurant_name: world.restaurant.name,
        restaurant_image_url: "/pictures/logo.webp",
        order_id: id,
        amount: null,
        delay: 15,
        status: null,
        reason: null,
      },
    });
    const told = notified.mock.calls.map(([account_id, notification, unread]) => [account_id, notification, unread]);
    expect(told).toEqual(notifications.toReversed().map((one, at) => [world.diner.account_id, one, at + 1]));
    const cancelled = await place("other");
    await move(cancelled.id, "refunded");
    await place("third");
    expect(await own().unreadCount()).toBe(4);
    expect((await own().list({})).notifications[0]).toMatchObject({
      type: "order_called_off",
      json: { order_id: cancelled.id },
    });
  });

  once("show the restaurant's current picture, whatever it was when they were written", async () => {
    const { id } = await place();
    await move(id, "confirmed");
    const { id: restaurant_id } = world.restaurant;
    const picture = async () => (await own().list({})).notifications[0]?.json.restaurant_image_url;
    const show = (logo: string | null) =>
      database.query(
        "update restaurants set logo_image_path = $2, cover_image_path = '/pictures/room.webp' where id = $1",
        [restaurant_id, logo],
      );
    await show("/pictures/new.webp");
    expect(await picture()).toBe("/pictures/new.webp");
    // As hosts of the version before wrote it.
    await database.query(`update notifications set json = json || '{"restaurant_image_url":"/pictures/gone.webp"}'`);
    await show(null);
    expect(await picture()).toBe("/pictures/room.webp");
  });

  it("are stored together with the order's move, or neither is", async () => {
    const { id } = await place();
    await database.query("alter table notifications rename to hidden");
    await expect(move(id, "confirmed")).rejects.toThrow(/Failed query|Internal/);
    await database.query("alter table hidden rename to notifications");
    expect((await ordersAs(services, world.diner).get({ id })).status).toBe("new");
    await refusalOf(move(id, "ready"));
    expect(await own().list({})).toMatchObject({ notifications: [] });
  });

  once("are handed to push and mail in the member's language, without delaying the kitchen", async () => {
    await choose({ order_confirmed: { mail: true } }, "fr");
    const { id } = await place();
    const path = `/orders/current/${id}`;
    await move(id, "confirmed");
    expect(await listMessages(database.db, 50)).toEqual([]);
    await jobs.run(services);
    const sent = await listMessages(database.db, 50);
    expect(sent.map(({ kind }) => kind).sort()).toEqual(["mail", "push"]);
    const { rows } = await database.query<{ email: string }>("select email from accounts where id = $1", [
      world.diner.account_id,
    ]);
    const text = expect.stringMatching(/ a confirmé votre commande\.$/);
    expect(sent.find(({ kind }) => kind === "mail")).toMatchObject({
      date: new Date("2026-11-18T17:00:00Z"),
      message: {
        to: rows[0]!.email,
        language: "fr",
        subject: "Commande confirmée",
        text: expect.stringMatching(/ a confirmé votre commande\.\n/),
        html: expect.stringContaining(path),
        path,
      },
    });
    expect(sent.find(({ kind }) => kind === "push")!.message).toEqual({
      account_id: world.diner.account_id,
      language: "fr",
      title: "Commande confirmée",
      body: text,
      redirect: path,
      channel: "main",
      tag: expect.stringMatching(/^notification \d+$/),
      lifetime: 3_600,
    });
    const failing = { send: () => Promise.reject(new Error("No line")) };
    Object.assign(services, { push: failing, mail: failing });
    expect(await move(id, "preparing")).toMatchObject({ status: "preparing" });
    expect(await move(id, "ready")).toMatchObject({ status: "ready" });
    expect(await own().unreadCount()).toBe(2);
  });

  it("are sent again after a service failed, unless they were read meanwhile", async () => {
    const push = vi.fn(() => Promise.reject(new Error("No line")));
    Object.assign(services, { push: { send: push } });
    const { id } = await place();
    await move(id, "confirmed");
    await jobs.run(services);
    expect(jobs.data()).toEqual([{ id: expect.any(Number), way: "push" }]);
    await expect(jobs.run(services)).rejects.toThrow("No line");
    await move(id, "delayed", 5);
    const [late] = (await own().list({})).notifications;
    await own().read({ notification_ids: [late!.id] });
    await jobs.run(services);
    expect(push).toHaveBeenCalledTimes(2);
  });

  once("reach a member only in the ways chosen for their type", async () => {
    const sent = { push: vi.fn(async () => {}), mail: vi.fn(async () => {}) };
    Object.assign(services, { push: { send: sent.push }, mail: { send: sent.mail } });
    await choose({ order_confirmed: { app: false, mail: true }, order_ready: { push: false } });
    const { id } = await place();
    await move(id, "confirmed");
    await jobs.run(services);
    expect([sent.push.mock.calls.length, sent.mail.mock.calls.length]).toEqual([1, 1]);
    expect(notified).not.toHaveBeenCalled();
    expect(await own().unreadCount()).toBe(0);
    await move(id, "preparing");
    await move(id, "ready");
    const { notifications } = await own().list({});
    expect(notifications.map(({ type }) => type)).toEqual(["order_ready"]);
    expect(notified).toHaveBeenCalledOnce();
    await jobs.run(services);
    expect([sent.push.mock.calls.length, sent.mail.mock.calls.length]).toEqual([1, 1]);
  });

  once("are listed 15 at a time, to the end", async () => {
    const made = (await make(40)).reverse();
    const first = await own().list({});
    expect([first.notifications.map(({ id }) => id), first.continuation]).toEqual([made.slice(0, 15), 15]);
    const second = await own().list({ offset: first.continuation });
    expect([second.notifications.map(({ id }) => id), second.continuation]).toEqual([made.slice(15, 30), 30]);
    const third = await own().list({ offset: second.continuation });
    expect([third.notifications.map(({ id }) => id), third.continuation]).toEqual([made.slice(30), -1]);
    expect(await own().list({ offset: -1 })).toEqual({ notifications: [], continuation: -1 });
    expect(await own().list({ offset: 40 })).toEqual({ notifications: [], continuation: -1 });
    expect(await own().list({ limit: 40 })).toMatchObject({ continuation: -1 });
    for (const input of [{ limit: 0 }, { limit: 51 }, { offset: -2 }, { offset: 1.5 }]) {
      expect((await refusalOf(own().list(input))).code).toBe("invalid_input");
    }
  });

  it("are listed without repeats or gaps while others arrive", async () => {
    const made = (await make(20)).reverse();
    const seen: number[] = [];
    let offset = 0;
    let newest_id: number | undefined;
    while (offset >= 0) {
      const page = await own().list({ limit: 6, offset, ...(newest_id === undefined ? {} : { newest_id }) });
      newest_id ??= page.notifications[0]!.id;
      seen.push(...page.notifications.map(({ id }) => id));
      offset = page.continuation;
      await make(2);
    }
    expect(seen).toEqual(made);
  });

  once("are marked as read for their own member alone, and every device receives the count", async () => {
    const [a, b, c] = await make(3);
    expect(await as(world.other).read({ notification_ids: [a!, b!] })).toBe(true);
    expect(unreadCounted).not.toHaveBeenCalled();
    expect(await own().unreadCount()).toBe(3);
    expect(await own().read({ notification_ids: [a!, b!, 2_147_483_647] })).toBe(true);
    expect(unreadCounted.mock.calls).toEqual([[world.diner.account_id, 1]]);
    const { notifications } = await own().list({});
    expect(notifications.map(({ id, read }) => [id, read])).toEqual([
      [c, false],
      [b, true],
      [a, true],
    ]);
    await own().read({ notification_ids: [a!, b!] });
    await own().read({ notification_ids: [] });
    expect(unreadCounted).toHaveBeenCalledOnce();
  });

  once("are marked as read up to one, and later ones are not", async () => {
    const made = await make(20);
    await own().read({ notification_ids: [], up_to: made[17]! });
    expect(await own().unreadCount()).toBe(2);
    expect(await as(world.other).read({ notification_ids: [], up_to: made[19]! })).toBe(true);
    expect(await own().unreadCount()).toBe(2);
  });

  it("are deleted after 180 days", async () => {
    await database.query("delete from notifications");
    await make(3);
    services.setTime("2027-05-16T17:00:00Z");
    const [kept] = await make(1);
    services.setTime("2027-05-17T16:59:59Z");
    expect(await purgeNotifications(services, 2)).toBe(0);
    services.setTime("2027-05-17T17:00:00Z");
    expect(await purgeNotifications(services, 2)).toBe(3);
    expect((await own().list({})).notifications.map(({ id }) => id)).toEqual([kept]);
  });

  once("are visible to their own member only", async () => {
    await make(2);
    expect(await as(world.other).list({})).toEqual({ notifications: [], continuation: -1 });
    expect(await as(world.other).unreadCount()).toBe(0);
    const visitor = as(null);
    const codes = [visitor.list({}), visitor.read({ notification_ids: [1] }), visitor.unreadCount()].map(
      async (call) => (await refusalOf(call)).code,
    );
    expect(await Promise.all(codes)).toEqual(["unauthorized", "unauthorized", "unauthorized"]);
  });

  it("leave no more than a thousand messages in the outbox", async () => {
    const { push } = outboxPorts(database, () => services.clock());
    await database.query("truncate outbox restart identity");
    await database.query(
      "insert into outbox (kind, message, date) select 'mail', '{}', now() from generate_series(1, 1000)",
    );
    const how = { language: "en", channel: "silent", tag: "last", lifetime: 60 } as const;
    await push.send({ account_id: 1, title: "Last", body: "", redirect: "/", ...how });
    const { rows } = await database.query("select count(*)::int n, min(id)::int first, max(id)::int last from outbox");
    expect(rows).toEqual([{ n: 1_000, first: 2, last: 1_001 }]);
  });
});
