import { createRouterClient } from "@orpc/server";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Database } from "../../database/open-database.ts";
import { makeRateLimits } from "../../ports/rate-limits.ts";
import { type Caller, makeContext } from "../../testing/call-as.ts";
import { makeServices, type TestServices } from "../../testing/make-services.ts";
import { makeCombo } from "../../testing/make-world.queries.ts";
import { makeOrderWorld, type OrderWorld, ordersAs, refusalOf } from "../../testing/order-world.ts";
import { testDatabases } from "../../testing/test-database.ts";
import { ordersRouter } from "../orders.router.ts";
import { INTENT_DAYS, purgeIntents } from "./purge-intents.ts";

describe.each(testDatabases())("an intent, noted when a basket is started or added to, on %s", ({ open }) => {
  let database: Database;
  let services: TestServices;
  let world: OrderWorld;
  beforeAll(async () => {
    database = await open();
    services = makeServices(database);
    world = await makeOrderWorld(database.db);
  });
  afterAll(() => database.close());

  it("is stored for members and visitors, and an account in the body is ignored", async () => {
    const combo = await makeCombo(database.db, world.restaurant.id, [[world.fries.id]]);
    const restaurant_id = world.restaurant.id;
    const body = { restaurant_id, item_id: world.fries.id, account_id: world.other.account_id };
    expect(await ordersAs(services, world.diner).start(body)).toBe(true);
    expect(await ordersAs(services, null).addItem({ restaurant_id, combo_id: combo.id, account_id: null })).toBe(true);
    const { rows } = await database.query("select kind, item_id, combo_id, account_id from order_intents order by id");
    expect(rows).toEqual([
      { kind: "start", item_id: world.fries.id, combo_id: null, account_id: world.diner.account_id },
      { kind: "add-item", item_id: null, combo_id: combo.id, account_id: null },
    ]);
  });

  it("is limited per minute for each member and each address, and the refusal says when to try again", async () => {
    const body = { restaurant_id: world.restaurant.id, item_id: world.fries.id };
    const limits = makeRateLimits({ own: { intents: { points: 2, seconds: 60 } } });
    const as = (caller: Caller, address: string) =>
      createRouterClient(ordersRouter, { context: { ...makeContext(services, caller), limits, address } });
    const codeOf = async (call: Promise<unknown>) =>
      call.then(
        () => "ok",
        (error: { code: string; data: unknown }) => [error.code, error.data],
      );
    const visitor = as(null, "192.0.2.7");
    expect(await codeOf(visitor.start(body))).toBe("ok");
    expect(await codeOf(visitor.addItem(body))).toBe("ok");
    const refused = ["too_many_requests", { retry_after: expect.any(Number) as number }];
    expect(await codeOf(visitor.addItem(body))).toEqual(refused);
    expect(await codeOf(as(null, "192.0.2.8").addItem(body))).toBe("ok");
    // A member behind the same address has her own limit, wherever she goes.
    expect(await codeOf(as(world.diner, "192.0.2.7").start(body))).toBe("ok");
    expect(await codeOf(as(world.diner, "192.0.2.9").start(body))).toBe("ok");
    expect(await codeOf(as(world.diner, "192.0.2.10").start(body))).toEqual(refused);
  });

  it("is forgotten after ninety days, batch by batch", async () => {
    await database.query("delete from order_intents");
    const visitor = ordersAs(services, null);
    const body = { restaurant_id: world.restaurant.id, item_id: world.fries.id };
    for (let at = 0; at < 5; at += 1) await visitor.addItem(body);
    services.setTime(new Date(services.clock().getTime() + INTENT_DAYS * 86_400_000));
    await visitor.addItem(body);
    expect(await purgeIntents(services)).toBe(0);
    services.setTime(new Date(services.clock().getTime() + 1));
    expect(await purgeIntents(services, 2)).toBe(5);
    const { rows } = await database.query("select count(*)::int as n from order_intents");
    expect(rows).toEqual([{ n: 1 }]);
  });

  it("must name exactly one item or combo of the restaurant's menu", async () => {
    const elsewhere = await makeOrderWorld(database.db);
    const restaurant_id = world.restaurant.id;
    const visitor = ordersAs(services, null);
    const codes = [
      visitor.start({ restaurant_id, item_id: elsewhere.fries.id }),
      visitor.start({ restaurant_id: 2_147_483_647, item_id: world.fries.id }),
      visitor.addItem({ restaurant_id, combo_id: 2_147_483_647 }),
      visitor.start({ restaurant_id }),
      visitor.addItem({ restaurant_id, item_id: world.fries.id, combo_id: 1 }),
    ].map(async (call) => (await refusalOf(call)).code);
    expect(await Promise.all(codes)).toEqual(["not_found", "not_found", "not_found", "invalid_input", "invalid_input"]);
  });
});
