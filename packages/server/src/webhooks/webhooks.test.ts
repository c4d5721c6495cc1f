import type { WebhookPayload } from "@tablee/contract/webhooks/webhooks.schema";
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import type { Database } from "../database/open-database.ts";
import { type RunningJobs, makeJobs } from "../jobs/make-jobs.ts";
import { kitchenRouter } from "../kitchen/kitchen.router.ts";
import { LIMITS } from "../ports/limits.ts";
import type { WebhookAnswer, WebhookRequest } from "../ports/webhook-sender.ts";
import { callAs, type Caller } from "../testing/call-as.ts";
import { makeServices } from "../testing/make-services.ts";
import { makeAccount } from "../testing/make-world.queries.ts";
import {
  burgerLine,
  makeOrderWorld,
  makeRequest,
  ordersAs,
  type OrderWorld,
  refusalOf,
} from "../testing/order-world.ts";
import { itOnce } from "../testing/it-once.ts";
import { everyDatabase } from "../testing/test-database.ts";
import { deliveriesQueue } from "./deliver.ts";
import { requeueDeliveries } from "./requeue-deliveries.ts";
import { webhooksRouter } from "./webhooks.router.ts";

const EVENTS: ("order.placed" | "order.status_changed")[] = ["order.placed", "order.status_changed"];
const ok: WebhookAnswer = { fault: null, status: 200, duration: 3, error: null };
const refused: WebhookAnswer = { fault: "status", status: 500, duration: 4, error: "HTTP 500" };

describe.each(everyDatabase())("webhooks on %s", ({ open, kind }) => {
  const once = itOnce(kind);
  let database: Database;
  let jobs: RunningJobs;
  let services: ReturnType<typeof makeServices>;
  let world: OrderWorld;
  let admin: Caller;
  const post = vi.fn<(request: WebhookRequest) => Promise<WebhookAnswer>>();
  const bodies = () => post.mock.calls.map(([{ body }]) => JSON.parse(body) as WebhookPayload);
  const as = (caller: Caller) => callAs(services, webhooksRouter, caller);
  const staff = () => as(world.cook);
  let key = 0;
  const place = () =>
    ordersAs(services, world.diner, `key-${key++}`.padEnd(20, "x")).place({ ...makeRequest(world), source: "tablee" });

  beforeAll(async () => {
    database = await open();
    jobs = makeJobs(database, makeServices(database).log);
    // Without push and mail, so that no other queue is needed.
    const off = { off: true, send: async () => {} };
    services = makeServices(database, {
      jobs,
      push: off,
      mail: off,
      webhooks: { anywhere: false, post: (request) => post(request) },
    });
    await jobs.start(services, [deliveriesQueue]);
    admin = { account_id: (await makeAccount(database.db)).id, admin: true };
    await as(admin).allowOrigin({ origin: "https://till.example", restaurant_id: null });
  });
  beforeEach(async () => {
    post.mockReset().mockResolvedValue(ok);
    world = await makeOrderWorld(database.db);
  });
  afterAll(async () => {
    await jobs.stop(2_000);
    await database.close();
  });

  const add = (events = EVENTS, url = "https://till.example/hook") =>
    staff().create({ restaurant_id: world.restaurant.id, url, events });
  const sent = (n: number) => vi.waitFor(() => expect(post).toHaveBeenCalledTimes(n), 8_000);
  const shown = async (id: number) => (await staff().deliveries({ id, limit: 20 })).deliveries;
  const arrived = (id: number, status: string, n = 1) =>
    vi.waitFor(async () => {
      const found = await shown(id);
      expect(found.filter((one) => one.status === status)).toHaveLength(n);
    }, 8_000);

  it("report an order that is placed and changes its state, signed, as the restaurant sees it", async () => {
    const { endpoint, secret } = await add();
    const order = await place();
    await sent(1);
    await callAs(services, kitchenRouter, world.cook).setStatus({ id: order.id, status: "confirmed" });
    await sent(2);
    const [placed, moved] = bodies();
    expect(placed).toMatchObject({ type: "order.placed", version: 1, order_id: order.id, revision: 1 });
    expect(placed?.data.order).toEqual(order);
    expect(moved).toMatchObject({ type: "order.status_changed", data: { order: { status: "confirmed" } } });
    expect(moved?.revision).toBeGreaterThan(placed?.revision ?? 0);
    expect(post.mock.calls[0]?.[0].headers["tablee-signature"]).toMatch(/^t=1795021200,v1=[0-9a-f]{64}$/);
    expect(JSON.stringify(await staff().list({ restaurant_id: world.restaurant.id }))).not.toContain(secret);
    await arrived(endpoint.id, "delivered", 2);
    expect((await shown(endpoint.id))[0]).toMatchObject({
      response_status: 200,
      duration: 3,
      tries: 1,
      next_try: null,
    });
  });

  once("do not name the diner of an order that has been blanked (orders §45)", async () => {
    await add();
    const order = await place();
    await sent(1);
    await database.query("update orders set served_blanked_at = now() where id = $1", [order.id]);
    await callAs(services, kitchenRouter, world.cook).setStatus({ id: order.id, status: "confirmed" });
    await sent(2);
    const nobody = { account_id: null, first_name: "", last_name: "", avatar_url: null };
    expect(bodies().map((body) => body.data.order.diner)).toEqual([order.diner, nobody]);
  });

  once("report only the requested events, and nothing of a refused order", async () => {
    const { endpoint } = await add(["order.placed"]);
    const order = await place();
    await callAs(services, kitchenRouter, world.cook).setStatus({ id: order.id, status: "confirmed" });
    await refusalOf(
      ordersAs(services, world.diner, "refused-refused-ref").place({
        ...makeRequest(world, { items: [burgerLine(world, { selection: [] })] }),
        source: "x",
      }),
    );
    await arrived(endpoint.id, "delivered");
    expect(await shown(endpoint.id)).toHaveLength(1);
    await staff().change({ id: endpoint.id, active: false });
    await place();
    expect(await shown(endpoint.id)).toHaveLength(1);
  });

  it("are sent again until they arrive, each time later", async () => {
    post.mockResolvedValue(refused);
    const { endpoint } = await add(["order.placed"]);
    await place();
    await sent(1);
    await vi.waitFor(async () => expect((await shown(endpoint.id))[0]?.tries).toBe(1), 5_000);
    const [waiting] = await shown(endpoint.id);
    expect(waiting).toMatchObject({ status: "pending", response_status: 500, fault: "status", error: "HTTP 500" });
    const pause = Date.parse(waiting?.next_try ?? "") - services.clock().getTime();
    expect(pause).toBeGreaterThanOrEqual(15_000);
    expect(pause).toBeLessThanOrEqual(30_000);
    post.mockResolvedValue(ok);
    await staff().resend({ id: waiting?.id ?? 0 });
    await arrived(endpoint.id, "delivered");
    expect((await shown(endpoint.id))[0]).toMatchObject({ id: waiting?.id, tries: 2, fault: null, error: null });
    const [first, second] = bodies();
    expect(second).toEqual(first);
  });

  once("are given up in the end, and can still be resent", async () => {
    post.mockResolvedValue(refused);
    const { endpoint } = await add(["order.placed"]);
    await place();
    await sent(1);
    await vi.waitFor(async () => expect((await shown(endpoint.id))[0]?.tries).toBe(1), 5_000);
    const id = (await shown(endpoint.id))[0]?.id ?? 0;
    await database.query("update webhook_deliveries set tries = 11 where id = $1", [id]);
    await staff().resend({ id });
    await arrived(endpoint.id, "failed");
    expect((await shown(endpoint.id))[0]).toMatchObject({ tries: 12, next_try: null });
    // Answered only after both requests: one that comes after the delivery would send it once more.
    const { promise, resolve } = Promise.withResolvers<WebhookAnswer>();
    post.mockReturnValue(promise);
    const [one, two] = await Promise.all([staff().resend({ id }), staff().resend({ id })]);
    expect(two.id).toBe(one.id);
    resolve(ok);
    await arrived(endpoint.id, "delivered");
    const detail = await staff().delivery({ id: one.id });
    expect(detail.payload.id).toBe((await staff().delivery({ id })).payload.id);
  });

  it("are sent after all if their job is gone, once they have been due for a minute and nobody sends them", async () => {
    const { endpoint } = await add(["order.placed"]);
    const jobless = makeServices(database);
    for (const n of [1, 2]) {
      await ordersAs(jobless, world.diner, `job-is-lost-${n}`.padEnd(20, "x")).place(makeRequest(world));
    }
    const [claimed, lost] = await shown(endpoint.id);
    await database.query(
      "update webhook_deliveries set claimed_until = now() + interval '20 s', tries = 3 where id = $1",
      [claimed?.id],
    );
    const due = services.clock();
    try {
      services.setTime(new Date(due.getTime() + 59_999));
      expect(await requeueDeliveries(services)).toBe(0);
      services.setTime(new Date(due.getTime() + 60_000));
      expect(await requeueDeliveries(services)).toBe(1);
      await sent(1);
      await arrived(endpoint.id, "delivered");
      expect((await shown(endpoint.id)).map(({ id, status }) => [id, status])).toEqual([
        [claimed?.id, "pending"],
        [lost?.id, "delivered"],
      ]);
      await database.query("update webhook_deliveries set claimed_until = now() where id = $1", [claimed?.id]);
      expect(await requeueDeliveries(services)).toBe(1);
      // It has a job again, which a second run must not double.
      expect(await requeueDeliveries(services)).toBe(0);
      await arrived(endpoint.id, "delivered", 2);
      expect((await shown(endpoint.id))[0]).toMatchObject({ id: claimed?.id, tries: 4 });
    } finally {
      services.setTime(due);
    }
  });

  it("are sent once, however often a resend is requested while they are being sent", async () => {
    const { promise, resolve } = Promise.withResolvers<WebhookAnswer>();
    post.mockReturnValue(promise);
    const { endpoint } = await add(["order.placed"]);
    await place();
    await sent(1);
    const id = (await shown(endpoint.id))[0]?.id ?? 0;
    const pressed = await Promise.all([staff().resend({ id }), staff().resend({ id })]);
    expect(pressed.map((one) => one.id)).toEqual([id, id]);
    // A try that had been planned for later runs at this very moment.
    await expect(deliveriesQueue.work(services, { delivery_id: id, tries: 0 })).rejects.toThrow("by another job");
    resolve(ok);
    await arrived(endpoint.id, "delivered");
    await deliveriesQueue.work(services, { delivery_id: id, tries: 0 });
    expect(post).toHaveBeenCalledOnce();
    expect(await shown(endpoint.id)).toMatchObject([{ id, tries: 1 }]);
  });

  it("are sent by the next job if the one that was sending has died", async () => {
    const { endpoint } = await add(["order.placed"]);
    await place();
    await arrived(endpoint.id, "delivered");
    const delivery_id = (await shown(endpoint.id))[0]?.id ?? 0;
    const claimed =
      "update webhook_deliveries set status = 'pending', next_try = $2, claimed_until = now() + $3::interval where id = $1";
    const at = services.clock().getTime();
    // A process whose clock is fast does not take the delivery from one that sends it.
    services.setTime(new Date(at + 60_000));
    await database.query(claimed, [delivery_id, new Date(at), "20 s"]);
    await expect(deliveriesQueue.work(services, { delivery_id, tries: 1 })).rejects.toThrow("by another job");
    services.setTime(new Date(at));
    await database.query(claimed, [delivery_id, new Date(at), "0 s"]);
    await deliveriesQueue.work(services, { delivery_id, tries: 1 });
    expect((await shown(endpoint.id))[0]).toMatchObject({ status: "delivered", tries: 2 });
  });

  once("can be resent only a limited number of times by one member", async () => {
    const again = staff();
    const codes: string[] = [];
    for (let n = 0; n <= LIMITS.resends.points; n++) codes.push((await refusalOf(again.resend({ id: 1e9 }))).code);
    expect(new Set(codes.slice(0, -1))).toEqual(new Set(["not_found"]));
    expect(codes.at(-1)).toBe("too_many_requests");
  });

  once("are not sent once the origin is no longer allowed", async () => {
    const mine = { origin: "https://other.example", restaurant_id: world.restaurant.id };
    const origin = await as(admin).allowOrigin(mine);
    expect(await as(admin).allowOrigin(mine)).toEqual(origin);
    const { endpoint } = await add(["order.placed"], "https://other.example/x");
    await as(admin).disallowOrigin({ id: origin.id });
    await place();
    await arrived(endpoint.id, "failed");
    expect(post).not.toHaveBeenCalled();
    expect((await shown(endpoint.id))[0]).toMatchObject({ fault: "address_not_allowed" });
  });

  once("are changed only over what was seen, and changes of different fields are both kept (webhooks §6)", async () => {
    const { endpoint } = await add();
    const { id, url, events, active, secret_hint } = endpoint;
    const seen = { url, events, active };
    // A colleague's form sends all of its fields.
    await staff().change({ id, url: "https://till.example/new", events, seen });
    expect(await staff().change({ id, url, events: ["order.placed"], active: false, seen })).toMatchObject({
      url: "https://till.example/new",
      events: ["order.placed"],
      active: false,
    });
    expect(await refusalOf(staff().change({ id, url: "https://till.example/mine", seen }))).toMatchObject({
      code: "edit_conflict",
      data: { conflicts: [{ field: "url", theirs: "https://till.example/new" }] },
    });
    // Nobody has wanted to hear of nothing.
    expect((await refusalOf(staff().change({ id, events: ["order.status_changed"], seen }))).code).toBe(
      "edit_conflict",
    );
    const rotated = await staff().rotate({ id, secret_hint });
    expect(await refusalOf(staff().rotate({ id, secret_hint }))).toMatchObject({
      code: "edit_conflict",
      data: { conflicts: [{ theirs: rotated.endpoint.secret_hint }] },
    });
  });

  once("are signed with both secrets while one replaces the other", async () => {
    const { endpoint, secret } = await add(["order.placed"]);
    const rotated = await staff().rotate({ id: endpoint.id });
    expect(rotated.secret).not.toBe(secret);
    await place();
    await sent(1);
    expect(post.mock.calls[0]?.[0].headers["tablee-signature"]?.match(/v1=/g)).toHaveLength(2);
    services.setTime("2026-11-19T17:00:01.000Z");
    const [delivery] = await shown(endpoint.id);
    await staff().resend({ id: delivery?.id ?? 0 });
    await sent(2);
    expect(post.mock.calls[1]?.[0].headers["tablee-signature"]?.match(/v1=/g)).toHaveLength(1);
    services.setTime("2026-11-18T17:00:00.000Z");
  });

  once("can be managed only by the restaurant's staff and by administrators", async () => {
    const { endpoint } = await add();
    const { id } = endpoint;
    const stranger = as(world.diner);
    const restaurant_id = world.restaurant.id;
    const calls = [
      () => stranger.list({ restaurant_id }),
      () => stranger.create({ restaurant_id, url: "https://till.example", events: EVENTS }),
      () => staff().origins(),
      () => staff().allowOrigin({ origin: "https://x.example", restaurant_id: null }),
      () => staff().disallowOrigin({ id: 1 }),
    ];
    for (const call of calls) expect((await refusalOf(call())).code).toBe("forbidden");
    expect((await refusalOf(as(null).list({ restaurant_id }))).code).toBe("unauthorized");
    // Ids reveal nothing to strangers: somebody else's endpoint looks like one that does not exist.
    for (const one of [id, 2_000_000_000]) {
      const answers = [
        stranger.change({ id: one, active: false }),
        stranger.remove({ id: one }),
        stranger.rotate({ id: one }),
        stranger.deliveries({ id: one, limit: 5 }),
      ];
      const codes = await Promise.all(answers.map(async (answer) => (await refusalOf(answer)).code));
      expect(new Set(codes)).toEqual(new Set(["not_found"]));
    }
    await place();
    await sent(1);
    const [delivery] = await shown(id);
    // Deliveries contain orders: to a stranger, somebody else's delivery looks like one that does not exist.
    for (const delivery_id of [delivery?.id ?? 0, 2_000_000_000]) {
      expect((await refusalOf(stranger.delivery({ id: delivery_id }))).code).toBe("not_found");
      expect((await refusalOf(stranger.resend({ id: delivery_id }))).code).toBe("not_found");
    }
    expect((await refusalOf(staff().delivery({ id: 2_000_000_000 }))).code).toBe("not_found");
    expect(await staff().remove({ id })).toBe(true);
    expect((await refusalOf(staff().change({ id, active: true }))).code).toBe("not_found");
  });

  once("are sent to an address once, however often it is added (webhooks §5)", async () => {
    const { endpoint } = await add(EVENTS, "https://till.example/hook");
    expect((await refusalOf(add(EVENTS, "https://TILL.example/hook"))).code).toBe("address_taken");
    const both = await Promise.allSettled([1, 2].map(() => add(EVENTS, "https://till.example/both")));
    expect(both.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
    const other = await add(EVENTS, "https://till.example/other");
    const moved = staff().change({ id: other.endpoint.id, url: "https://till.example/hook" });
    expect((await refusalOf(moved)).code).toBe("address_taken");
    // One that was added twice before the rule can still be changed.
    await database.query("update webhook_endpoints set url = $1 where id = $2", [endpoint.url, other.endpoint.id]);
    const events = ["order.placed" as const];
    expect(await staff().change({ id: endpoint.id, url: endpoint.url, events })).toMatchObject({ events });
  });

  once("refuse addresses that nobody allowed, and an eleventh endpoint", async () => {
    expect((await refusalOf(add(EVENTS, "https://evil.example"))).code).toBe("address_not_allowed");
    expect((await refusalOf(add(EVENTS, "http://till.example"))).code).toBe("https_required");
    expect((await refusalOf(add(EVENTS, "till.example"))).code).toBe("address_invalid");
    const { endpoint } = await add();
    expect((await refusalOf(staff().change({ id: endpoint.id, url: "https://evil.example" }))).code).toBe(
      "address_not_allowed",
    );
    for (let n = 1; n < 10; n++) await add(EVENTS, `https://till.example/${n}`);
    expect((await refusalOf(add(EVENTS, "https://till.example/10"))).code).toBe("too_many_endpoints");
    expect((await refusalOf(as(admin).allowOrigin({ origin: "https://a.example/x", restaurant_id: null }))).code).toBe(
      "address_invalid",
    );
  });
});
