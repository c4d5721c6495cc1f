import { StripeStandIn } from "@tablee/demo-data/stand-ins/stripe";
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import type { Database } from "../../database/open-database.ts";
import { type Realtime, silentRealtime } from "../../realtime/realtime.ts";
import { makeServices, type TestServices } from "../../testing/make-services.ts";
import { burgerLine, friesLine } from "../../testing/order-world.ts";
import { checkoutOf, payingDiners, paymentsAt } from "../../testing/paying-diners.ts";
import { add, change, makeTableWorld, sit, stateAt, type TableWorld } from "../../testing/table-world.ts";
import { testDatabases } from "../../testing/test-database.ts";

describe.each(testDatabases())("a table that has ordered on %s", ({ open }) => {
  let database: Database;
  let services: TestServices;
  let world: TableWorld;
  let stripe: StripeStandIn;
  const tableChanged = vi.fn<Realtime["tableChanged"]>();
  const { place, pay, settle, own, kitchen } = payingDiners(() => ({ services, stripe, world }));
  beforeAll(async () => {
    database = await open();
    stripe = await new StripeStandIn().listen();
  });
  afterAll(async () => {
    await stripe.close();
    await database.close();
  });
  beforeEach(async () => {
    services = makeServices(database, { realtime: { ...silentRealtime, tableChanged } });
    world = await makeTableWorld(database.db, services, { dine_in_offered: true });
  });

  /** A table where Inès had fries, and Sam two burgers; Inès has ordered. */
  const ordered = async () => {
    const diner = await sit(services, { code: world.code }, world.diner);
    const sam = await sit(services, { code: world.code, nickname: "Sam" });
    await change(services, diner, add(friesLine(world)));
    await change(services, sam, add(burgerLine(world, { quantity: 2, notes: "no onion" })));
    const before = await stateAt(services, sam);
    const order = await place({ mode: "dine_in", table: world.code });
    tableChanged.mockClear();
    return { sam, before, order };
  };

  it("keeps its lines and amounts when the menu is changed or a dish is gone (tables §13)", async () => {
    const { sam, before, order } = await ordered();
    await database.query("update menu_items set price = price * 3 where id = $1", [world.burger.id]);
    await database.query("delete from menu_items where id = $1", [world.fries.id]);
    services = makeServices(database);
    const { users, items, ...after } = await stateAt(services, sam);
    expect(after).toMatchObject({ subtotal: 29.25, tax: order.tax, tip: order.tip, total: order.total });
    expect(users).toEqual(before.users.map((user) => expect.objectContaining({ id: user.id, total: user.total })));
    const shown = ({ user_id, line, name, unit_price, price, problems }: (typeof items)[number]) => ({
      user_id,
      line,
      name,
      unit_price,
      price,
      problems,
    });
    expect(items.map(shown)).toEqual(before.items.map(shown));
  });

  it("shows a correction to everybody: each share is of what is left", async () => {
    const { sam, before, order } = await ordered();
    const burgers = order.items.find(({ quantity }) => quantity === 2)!;
    const lines = [{ line_id: burgers.id, quantity: 1, substitution: null }];
    const corrected = await kitchen().correct({ id: order.id, revision: order.revision, lines });
    const after = await stateAt(services, sam);
    expect(after.revision).toBeGreaterThan(before.revision + 1);
    expect(after).toMatchObject({ subtotal: 16.75, total: corrected.total });
    const [ines, other] = after.users;
    expect([ines?.subtotal, other?.subtotal]).toEqual([4.25, 12.5]);
    expect(Math.round(100 * (ines!.total + other!.total))).toBe(Math.round(100 * corrected.total));
    expect(tableChanged.mock.calls).toEqual([["update", { user_id: null, op_id: null, table: after }]]);
  });

  it("gives what was in no shared basket to who ordered it", async () => {
    await sit(services, { code: world.code }, world.diner);
    const sam = await sit(services, { code: world.code, nickname: "Sam" });
    const order = await place({ mode: "dine_in", table: world.code, items: [friesLine(world)] });
    const { users, items, total } = await stateAt(services, sam);
    expect(items.map(({ user_id }) => user_id)).toEqual([users[0]?.id]);
    expect(users.map((user) => user.total)).toEqual([order.total, 0]);
    expect(total).toBe(order.total);
  });

  it("shows that the order was called off where its basket stays closed", async () => {
    services.payments = paymentsAt(stripe);
    const { sam, order } = await ordered();
    await sit(services, { code: world.code }, world.other);
    tableChanged.mockClear();
    await own().cancel({ id: order.id });
    const table = await stateAt(services, sam);
    expect(table).toMatchObject({ status: "closed", order: { to_pay: false, called_off: true } });
    expect(tableChanged.mock.calls).toContainEqual(["update", { user_id: null, op_id: null, table }]);
  });

  it("shows that the order is paid, once", async () => {
    services.payments = paymentsAt(stripe);
    const { sam, order } = await ordered();
    expect((await stateAt(services, sam)).order).toMatchObject({ to_pay: true });
    const checkout = checkoutOf((await pay(order.id)).url);
    await stripe.pay(checkout);
    await settle(checkout);
    await settle(checkout);
    const table = await stateAt(services, sam);
    expect(table.order).toMatchObject({ to_pay: false, called_off: false });
    expect(tableChanged.mock.calls).toEqual([["update", { user_id: null, op_id: null, table }]]);
    await kitchen().setStatus({ id: order.id, status: "confirmed" });
    expect(tableChanged).toHaveBeenCalledOnce();
  });
});
