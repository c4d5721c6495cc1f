import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import type { Database } from "../database/open-database.ts";
import { silentJobs } from "../jobs/jobs.ts";
import { type Realtime, silentRealtime } from "../realtime/realtime.ts";
import { type Caller, callAs } from "../testing/call-as.ts";
import { makeServices, type TestServices } from "../testing/make-services.ts";
import { makeOrderWorld, makeRequest, type OrderWorld, ordersAs, refusalOf } from "../testing/order-world.ts";
import { testDatabases } from "../testing/test-database.ts";
import { correctionQueue, correctionWords } from "./tell-correction.ts";
import { kitchenRouter } from "./kitchen.router.ts";

describe.each(testDatabases())("correcting an order on %s", ({ open }) => {
  let database: Database;
  let services: TestServices;
  let world: OrderWorld;
  const orderUpdated = vi.fn<Realtime["orderUpdated"]>();
  const send = vi.fn<(message: object) => Promise<void>>(async () => {});
  /** The messages to the diner that were queued. */
  let messages: Parameters<typeof correctionQueue.work>[1][];
  let groups: (string | undefined)[];

  beforeAll(async () => {
    database = await open();
  });
  afterAll(() => database.close());
  beforeEach(async () => {
    const realtime = { ...silentRealtime, orderUpdated };
    [messages, groups] = [[], []];
    const enqueue: typeof silentJobs.enqueue = async (_tx, queue, data, options) => {
      if (queue.name !== correctionQueue.name) return;
      messages.push(data as unknown as (typeof messages)[number]);
      groups.push(options?.group);
    };
    services = makeServices(database, { realtime, push: { send }, mail: { send }, jobs: { ...silentJobs, enqueue } });
    world = await makeOrderWorld(database.db);
    vi.clearAllMocks();
  });

  const kitchenAs = (caller: Caller) => callAs(services, kitchenRouter, caller);
  const place = (own: Parameters<typeof makeRequest>[1] = {}) =>
    ordersAs(services, world.diner, crypto.randomUUID()).place(makeRequest(world, own));
  const wish = (order: Awaited<ReturnType<typeof place>>, ...quantities: number[]) => ({
    id: order.id,
    revision: order.revision,
    lines: quantities.map((quantity, at) => ({ line_id: order.items[at]!.id, quantity })),
  });

  it("lowers quantities, removes and replaces lines, and everybody sees the same order", async () => {
    const placed = await place({ tip: 5 });
    orderUpdated.mockClear();
    const lines = [
      { line_id: placed.items[0]!.id, quantity: 1, substitution: "Pain brioché 🥖" },
      { line_id: placed.items[1]!.id, quantity: 0 },
    ];
    const order = await kitchenAs(world.cook).correct({ id: placed.id, revision: 1, lines });
    expect(order.items).toMatchObject([{ quantity: 1, price: 12.5, substitution: "Pain brioché 🥖" }]);
    expect(order).toMatchObject({ subtotal: 12.5, tax: 1.87, tip: 2.13, total: 16.5, revision: 2, status: "new" });
    expect(order.corrections).toMatchObject([
      {
        date: "2026-11-18T17:00:00.000Z",
        total_before: placed.total,
        total_after: 16.5,
        lines: [
          { quantity_before: 2, quantity_after: 1, price_before: 25, price_after: 12.5, substitution_before: null },
          { quantity_before: 1, quantity_after: 0, price_after: 0 },
        ],
      },
    ]);
    expect(orderUpdated).toHaveBeenCalledExactlyOnceWith(order, order);
    expect(await ordersAs(services, world.diner).get({ id: placed.id })).toEqual(order);
    const { rows } = await database.query("select account_id from order_corrections where order_id = $1", [placed.id]);
    expect(rows).toEqual([world.cook]);
    const { rows: stored } = await database.query("select dishes from orders where id = $1", [placed.id]);
    expect(stored).toEqual([{ dishes: 1 }]);
    for (const message of messages) await correctionQueue.work(services, message);
    expect(send.mock.calls.flat()).toMatchObject([
      {
        account_id: world.diner.account_id,
        title: "Your order was corrected",
        redirect: `/orders/current/${placed.id}`,
      },
      { subject: "Your order was corrected" },
    ]);
  });

  it("notifies the diner of each correction with the order as it was then, and retries a failed message", async () => {
    const placed = await place();
    const once = await kitchenAs(world.cook).correct(wish(placed, 1));
    await kitchenAs(world.cook).correct(wish(once, 1, 0));
    expect(messages).toHaveLength(4);
    // A member whose push service never answers holds up nobody else's messages.
    expect([correctionQueue.grouped, new Set(groups)]).toEqual([true, new Set([`member ${world.diner.account_id}`])]);
    send.mockRejectedValueOnce(new Error("The service is away"));
    await expect(correctionQueue.work(services, messages[0]!)).rejects.toThrow("away");
    await correctionQueue.work(services, messages[0]!);
    const { title, body } = correctionWords(once, "en");
    expect(send).toHaveBeenLastCalledWith(expect.objectContaining({ title, body }));
  });

  it("is delivered to the restaurant's webhooks, with the new revision", async () => {
    await database.query(
      `insert into webhook_endpoints (restaurant_id, url, events, active, secret, date_creation)
       values ($1, 'https://till.example', '{order.status_changed}', true, 'secret', now())`,
      [world.restaurant.id],
    );
    const placed = await place();
    await kitchenAs(world.cook).correct(wish(placed, 1));
    const { rows } = await database.query("select type, payload from webhook_events where order_id = $1", [placed.id]);
    expect(rows).toMatchObject([{ type: "order.status_changed", payload: { revision: 2 } }]);
  });

  it("is limited to twenty per order", async () => {
    const placed = await place();
    await database.query(
      `insert into order_corrections (order_id, lines, total_before, total_after, date)
       select $1, '[]', 1, 1, now() from generate_series(1, 20)`,
      [placed.id],
    );
    expect((await refusalOf(kitchenAs(world.cook).correct(wish(placed, 1)))).data).toEqual({
      reason: "too_many_corrections",
    });
  });

  it("words its message in both languages", async () => {
    const placed = await place();
    const order = await kitchenAs(world.cook).correct(wish(placed, 1, 0));
    const { items } = placed;
    const names = items.map(({ name }) => name);
    expect(correctionWords(order, "en").body).toContain(`${names[0]!.en}: 1 instead of 2; without ${names[1]!.en}`);
    expect(correctionWords(order, "fr").body).toContain(
      `${names[0]!.fr}\u00a0: 1 au lieu de 2\u00a0; sans ${names[1]!.fr}`,
    );
    expect(correctionWords(order, "fr").body).toMatch(/14,37\s\$/);
    const { id: line_id } = items[0]!;
    const replace = ({ revision }: typeof order, substitution: string | null) =>
      kitchenAs(world.cook).correct({ id: placed.id, revision, lines: [{ line_id, quantity: 1, substitution }] });
    const replaced = await replace(order, "Salad");
    const again = await replace(replaced, null);
    expect(correctionWords(replaced, "en").body).toContain(`(${names[0]!.en}: Salad in its place)`);
    expect(correctionWords(replaced, "fr").body).toContain(`(${names[0]!.fr}\u00a0: Salad à la place)`);
    expect(correctionWords(again, "en").body).toContain(`(${names[0]!.en}: as you ordered it)`);
    expect(correctionWords(again, "fr").body).toContain(`(${names[0]!.fr}\u00a0: comme vous l’aviez commandé)`);
  });

  it("is refused to everyone but the restaurant's staff, and if it raises a quantity, leaves nothing or changes nothing", async () => {
    const placed = await place();
    const elsewhere = await makeOrderWorld(database.db);
    for (const caller of [world.diner, elsewhere.cook]) {
      expect((await refusalOf(kitchenAs(caller).correct(wish(placed, 1)))).code).toBe("not_found");
    }
    const reason = async (...quantities: number[]) =>
      (await refusalOf(kitchenAs(world.cook).correct(wish(placed, ...quantities)))).data;
    expect(await reason(3)).toEqual({ reason: "quantity_invalid" });
    expect(await reason(1, 2)).toEqual({ reason: "quantity_invalid" });
    expect(await reason(0, 0)).toEqual({ reason: "nothing_left" });
    expect(await reason(2, 1)).toEqual({ reason: "nothing_changed" });
    expect(await reason(26)).toEqual({ reason: "quantity_invalid" });
    const foreign = { ...wish(placed, 1), lines: [{ line_id: crypto.randomUUID(), quantity: 1 }] };
    expect((await refusalOf(kitchenAs(world.cook).correct(foreign))).data).toEqual({ reason: "line_gone" });
    expect(await ordersAs(services, world.diner).get({ id: placed.id })).toEqual(placed);
  });

  it("is refused once the order was confirmed or cancelled, and names which", async () => {
    const confirmed = await place();
    await kitchenAs(world.cook).setStatus({ id: confirmed.id, status: "confirmed" });
    const late = { code: "correction_too_late" };
    expect(await refusalOf(kitchenAs(world.server).correct(wish(confirmed, 1)))).toMatchObject({
      ...late,
      data: { status: "confirmed" },
    });
    const cancelled = await place();
    await ordersAs(services, world.diner).cancel({ id: cancelled.id });
    expect(await refusalOf(kitchenAs(world.cook).correct(wish(cancelled, 1)))).toMatchObject({
      ...late,
      data: { status: "refunded" },
    });
  });

  it("accepts one of two simultaneous corrections, and refuses the other with `order_changed`", async () => {
    const placed = await place();
    const answers = await Promise.allSettled([
      kitchenAs(world.cook).correct(wish(placed, 1)),
      kitchenAs(world.server).correct(wish(placed, 2, 0)),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
    const lost = answers.find((answer) => answer.status === "rejected");
    expect(lost?.reason).toMatchObject({ code: "order_changed" });
    const { corrections, revision } = await ordersAs(services, world.diner).get({ id: placed.id });
    expect([corrections.length, revision]).toEqual([1, 2]);
  });

  it("answers the same correction by the same member as the first time, also after the confirmation (kitchen §16)", async () => {
    const placed = await place();
    const once = await kitchenAs(world.cook).correct(wish(placed, 1, 0));
    const told = messages.length;
    orderUpdated.mockClear();
    expect(await kitchenAs(world.cook).correct(wish(placed, 1, 0))).toEqual(once);
    expect(orderUpdated).not.toHaveBeenCalled();
    expect(messages).toHaveLength(told);
    const changed = { code: "order_changed" };
    expect(await refusalOf(kitchenAs(world.server).correct(wish(placed, 1, 0)))).toMatchObject(changed);
    expect(await refusalOf(kitchenAs(world.cook).correct(wish(placed, 1)))).toMatchObject(changed);
    const confirmed = await kitchenAs(world.server).setStatus({ id: placed.id, status: "confirmed" });
    expect(await kitchenAs(world.cook).correct(wish(placed, 1, 0))).toEqual(confirmed);
  });

  it("leaves the order consistent when a cancellation or confirmation arrives at the same time", async () => {
    for (let round = 0; round < 5; round += 1) {
      const placed = await place();
      const other = round % 2 === 0;
      const [correction, move] = await Promise.allSettled([
        kitchenAs(world.cook).correct(wish(placed, 1)),
        other
          ? ordersAs(services, world.diner).cancel({ id: placed.id })
          : kitchenAs(world.server).setStatus({ id: placed.id, status: "confirmed" }),
      ]);
      expect(move.status).toBe("fulfilled");
      const after = await ordersAs(services, world.diner).get({ id: placed.id });
      expect(after.status).toBe(other ? "refunded" : "confirmed");
      expect(after.subtotal).toBe(after.items.reduce((sum, { price }) => sum + price, 0));
      expect(after.corrections).toHaveLength(correction.status === "fulfilled" ? 1 : 0);
      if (correction.status === "rejected") expect(correction.reason).toMatchObject({ code: "correction_too_late" });
    }
  });
});
