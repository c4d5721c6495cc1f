import { PROBLEM_CODES, type ProblemCode } from "@tablee/domain/orders/order-problems";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Database } from "../../database/open-database.ts";
import { kitchenRouter } from "../../kitchen/kitchen.router.ts";
import { makeRateLimits, type RateLimits } from "../../ports/rate-limits.ts";
import { callAs } from "../../testing/call-as.ts";
import { ordersRouter } from "../orders.router.ts";
import { makeServices, type TestServices } from "../../testing/make-services.ts";
import { makeCombo, makeGroup, makeItem } from "../../testing/make-world.queries.ts";
import {
  burgerLine,
  friesLine,
  makeOrderWorld,
  makeRequest,
  type OrderWorld,
  ordersAs,
  refusalOf,
} from "../../testing/order-world.ts";
import { testDatabases } from "../../testing/test-database.ts";
import { tablesAs } from "../../testing/table-world.ts";

type Input = Parameters<typeof makeRequest>[1];
type Line = NonNullable<NonNullable<Input>["items"]>[number];
interface Stage {
  database: Database;
  services: TestServices;
  world: OrderWorld;
  /** Another restaurant, with another menu; the same for all cases. */
  elsewhere: OrderWorld;
}
/** A request, and the line that its problem is about. */
interface Asked {
  own: Input;
  line: number | null;
  /** The problems of a quote, if they differ from those of placing. */
  quoted?: ProblemCode[];
  /** Limits that have already counted other callers. */
  limits?: RateLimits;
}
type Case = (stage: Stage) => Promise<Asked> | Asked;

const good = ({ world }: Stage): Line => friesLine(world);
/** Puts the line after a valid one, so that its index shows in the problem. */
const second = (stage: Stage, line: Line): Asked => ({ own: { items: [good(stage), line] }, line: 1 });
const whole = (own: Input): Asked => ({ own, line: null });
const set = (database: Database, id: number, change: string): Promise<unknown> =>
  database.query(`update restaurants set ${change}, revision = revision + 1 where id = $1`, [id]);

const offers = (database: Database, id: number, own: object): Promise<unknown> => {
  const none = { items: null, modes: null, hours: null, starts: null, ends: null, per_member: null, in_all: null };
  const name = { en: "Offer", fr: "Offre", default: null };
  const one = { ref: "o", name, kind: "amount_off", amount: 100, from: 100, code: "NOEL", paused: false, ...none };
  return set(database, id, `offers = '${JSON.stringify([{ ...one, ...own }])}'`);
};

const filled = (item_id: number, slot_id: number) => ({ item_id, slot_id, modifier_group_id: null, selection: [] });
/** Builds a combo of fries, or of fries and a drink of one's choice, and the entries for its slots. */
const comboLine = async (
  { database, world }: Stage,
  fill: (slot_id: number) => ReturnType<typeof filled>[],
  own: { limit_per_order?: number; quantity?: number } = {},
): Promise<Line> => {
  const { quantity = 1, ...rest } = own;
  const combo = await makeCombo(database.db, world.restaurant.id, [[world.fries.id]], rest);
  return { type: "combo", combo_id: combo.id, modifiers: fill(combo.slots[0]!.id), quantity, notes: "" };
};
/** Adds an item with a group of two modifiers, of which one may be chosen; the second can be hidden by the first. */
const chosen = async (
  { database, world }: Stage,
  own: Parameters<typeof makeGroup>[4],
  quantities: (ids: number[]) => { modifier_id: number; quantity: number }[],
  hides = false,
): Promise<Line> => {
  const item = await makeItem(database.db, world.restaurant.id);
  const group = await makeGroup(database.db, world.restaurant.id, [item.id], ["With", "Without"], own);
  const ids = group.modifiers.map(({ id }) => id);
  if (hides) {
    await database.query(
      "update modifiers set conditional_display = 'hide-when-select', conditional_modifiers = $2 where id = $1",
      [ids[1], [`${group.id}|${ids[0]}`]],
    );
  }
  const modifiers = [{ item_id: item.id, slot_id: null, modifier_group_id: group.id, selection: quantities(ids) }];
  return { ...friesLine(world), item_id: item.id, modifiers };
};
const each = (ids: number[]) => ids.map((modifier_id) => ({ modifier_id, quantity: 1 }));

/** A valid burger, with one additional modifier. */
const withAlso = ({ world }: Stage, modifier_id: number): Line =>
  burgerLine(world, { selection: each([world.cooking.modifiers[0]!.id, modifier_id]) });

/** For each code, every way in which a client can cause it. A new code without a case does not compile. */
const CASES: Record<ProblemCode, Record<string, Case>> = {
  item_gone: {
    "an item that never was": (stage) => second(stage, { ...friesLine(stage.world), item_id: 2_147_483_647 }),
    "an item of another restaurant": (stage) => second(stage, friesLine(stage.elsewhere)),
    "a combo of another restaurant": async (stage) => {
      const { elsewhere } = stage;
      return second(
        stage,
        await comboLine({ ...stage, world: elsewhere }, (slot) => [filled(elsewhere.fries.id, slot)]),
      );
    },
  },
  out_of_stock: {
    "an item that is sold out": async (stage) => {
      const item = await makeItem(stage.database.db, stage.world.restaurant.id, { stock_status: "out_of_stock" });
      return second(stage, { ...friesLine(stage.world), item_id: item.id });
    },
  },
  not_orderable: {
    "an item without a price": async (stage) => {
      const item = await makeItem(stage.database.db, stage.world.restaurant.id, { price: null });
      return second(stage, { ...friesLine(stage.world), item_id: item.id });
    },
    "a part of combos, alone": async (stage) => {
      const item = await makeItem(stage.database.db, stage.world.restaurant.id, { hidden: true });
      return second(stage, { ...friesLine(stage.world), item_id: item.id });
    },
  },
  group_below_minimum: {
    "nothing chosen where one has to be": (stage) => second(stage, burgerLine(stage.world, { selection: [] })),
    "a group that is left out": (stage) => second(stage, { ...burgerLine(stage.world), modifiers: [] }),
    "fewer than the maximum where that is the minimum": async (stage) =>
      second(
        stage,
        await chosen(stage, { min_selected_amount: -1, max_selected_amount: 2 }, ([first]) => each([first!])),
      ),
  },
  group_above_maximum: {
    "two where one may be": async (stage) => second(stage, await chosen(stage, {}, each)),
    "one thing more often than it may be": async (stage) =>
      second(
        stage,
        await chosen(stage, { max_selected_amount: 5, selections_per_item: 2 }, ([first]) => [
          { modifier_id: first!, quantity: 3 },
        ]),
      ),
  },
  modifier_unknown: {
    "one that never was": (stage) => second(stage, withAlso(stage, 2_147_483_647)),
    "a group of another item": (stage) => {
      const { world } = stage;
      const [entry] = burgerLine(world).modifiers;
      return second(stage, { ...friesLine(world), modifiers: [{ ...entry!, item_id: world.fries.id }] });
    },
    "one of another restaurant": (stage) => second(stage, withAlso(stage, stage.elsewhere.cooking.modifiers[0]!.id)),
  },
  modifier_hidden: {
    "one that another one hides": async (stage) =>
      second(stage, await chosen(stage, { max_selected_amount: 2 }, each, true)),
  },
  slot_missing: {
    "a slot that nothing fills": async (stage) => second(stage, await comboLine(stage, () => [])),
  },
  slot_item_unknown: {
    "a slot that is not the combo's": async (stage) => {
      const { database, world } = stage;
      const other = await makeCombo(database.db, world.restaurant.id, [[world.fries.id]]);
      const line = await comboLine(stage, (slot) => [
        filled(world.fries.id, slot),
        filled(world.fries.id, other.slots[0]!.id),
      ]);
      return second(stage, line);
    },
    "an item of another restaurant in a slot": async (stage) => {
      const { world, elsewhere } = stage;
      const line = await comboLine(stage, (slot) => [filled(world.fries.id, slot), filled(elsewhere.fries.id, slot)]);
      return second(stage, line);
    },
    "a slot that never was": async (stage) => {
      const { id } = stage.world.fries;
      return second(stage, await comboLine(stage, (slot) => [filled(id, slot), filled(id, 2_147_483_647)]));
    },
  },
  slot_above_maximum: {
    "a second portion in a slot of one": async (stage) => {
      const { id } = stage.world.fries;
      return second(stage, await comboLine(stage, (slot) => [filled(id, slot), { ...filled(id, slot), portion: 2 }]));
    },
  },
  quantity_invalid: {
    none: (stage) => second(stage, friesLine(stage.world, { quantity: 0 })),
    "one too many": (stage) => second(stage, friesLine(stage.world, { quantity: 26 })),
    "less than none": (stage) => second(stage, friesLine(stage.world, { quantity: -1 })),
    "a half": (stage) => second(stage, friesLine(stage.world, { quantity: 0.5 })),
  },
  limit_reached: {
    "in one line": async (stage) => {
      const fill = (slot: number) => [filled(stage.world.fries.id, slot)];
      return second(stage, await comboLine(stage, fill, { limit_per_order: 2, quantity: 3 }));
    },
    "over two lines": async (stage) => {
      const fill = (slot: number) => [filled(stage.world.fries.id, slot)];
      const line = await comboLine(stage, fill, { limit_per_order: 1 });
      return { own: { items: [line, { ...line, notes: "another" }] }, line: 1 };
    },
  },
  section_closed: {
    "a dish whose section is never served": async (stage) => {
      const item = await makeItem(stage.database.db, stage.world.restaurant.id, { section_ref: "never" });
      await stage.database.query(
        `insert into menu_sections (restaurant_id, ref, position, name, hours)
        values ($1, 'never', 0, '{"en":"Brunch","fr":"Brunch","default":null}', $2)`,
        [stage.world.restaurant.id, JSON.stringify({ monday: [] })],
      );
      return second(stage, { ...friesLine(stage.world), item_id: item.id });
    },
  },
  mode_unavailable: {
    "not offered": async ({ database, world }) => {
      await set(database, world.restaurant.id, "dine_in_offered = false");
      return whole({ mode: "dine_in" });
    },
    hidden: async ({ database, world }) => {
      await set(database, world.restaurant.id, "hide_curbside = true");
      return whole({ mode: "curbside" });
    },
  },
  below_minimum: {
    "a delivery of less than the restaurant delivers": async ({ database, world }) => {
      await set(database, world.restaurant.id, "min_order_amount = 100000");
      return whole({ mode: "delivery", delivery: { address: "4420 rue Saint-Denis" } });
    },
  },
  address_missing: {
    "no address": () => whole({ mode: "delivery" }),
    "nothing but blanks": () => whole({ mode: "delivery", delivery: { address: "   " } }),
  },
  address_too_far: {
    "beyond the radius": async ({ database, world }) => {
      await set(database, world.restaurant.id, "delivery_radius_m = 1000");
      const delivery = { address: "Québec", latitude: 46.813, longitude: -71.208 };
      return whole({ mode: "delivery", delivery });
    },
  },
  phone_invalid: {
    "a number that nobody has": () =>
      whole({ mode: "delivery", delivery: { address: "4420 rue Saint-Denis", phone: "555 0199" } }),
    "no number": () => whole({ mode: "delivery", delivery: { address: "4420 rue Saint-Denis", phone: "call me" } }),
  },
  time_unavailable: {
    "no slot": () => whole({ time: "18:10" }),
    "in the past": () => whole({ time: "09:00" }),
    yesterday: () => whole({ date: "2026-11-17", time: "18:30" }),
    "beyond 28 days": () => whole({ date: "2026-12-17", time: "18:30" }),
  },
  too_soon: {
    "before what the restaurant needs": async ({ database, world }) => {
      await set(database, world.restaurant.id, "min_order_delay = 5");
      return whole({ time: "13:00" });
    },
    "before what an item needs": async (stage) => {
      const settings = { min_order_delay: 5 };
      const item = await makeItem(stage.database.db, stage.world.restaurant.id, settings);
      const { own, line } = second(stage, { ...friesLine(stage.world), item_id: item.id });
      return { own: { ...own, time: "13:00" }, line };
    },
  },
  slot_full: {
    "all places taken": async ({ services, world }) => {
      const capacity = [{ mode: null, kind: "orders" as const, per_slot: 1 }];
      await callAs(services, kitchenRouter, world.cook).setRestaurant({ id: world.restaurant.id, capacity });
      const slot = { date: "2026-11-18", time: "18:30" };
      await ordersAs(services, world.other, "first").place(makeRequest(world, slot));
      return whole(slot);
    },
  },
  restaurant_closed: {
    paused: async ({ database, world }) => {
      await set(database, world.restaurant.id, "status = 'paused'");
      return whole({});
    },
    "not at this hour": async ({ database, world }) => {
      await set(database, world.restaurant.id, `hours = '{"wednesday": [[18, 22]]}', planned_orders_enabled = false`);
      return whole({});
    },
  },
  code_unknown: {
    "a code that the restaurant has not": () => whole({ code: "NOBODY" }),
    "one that has not begun": async ({ database, world }) => {
      await offers(database, world.restaurant.id, { starts: "2027-01-01" });
      return whole({ code: "NOEL" });
    },
    "one that is over": async ({ database, world }) => {
      await offers(database, world.restaurant.id, { ends: "2026-11-01" });
      return whole({ code: "NOEL" });
    },
    "one of another restaurant": async ({ database, elsewhere }) => {
      await offers(database, elsewhere.restaurant.id, {});
      return whole({ code: "NOEL" });
    },
  },
  code_not_now: {
    "in another mode": async ({ database, world }) => {
      await offers(database, world.restaurant.id, { modes: ["delivery"] });
      return whole({ code: "NOEL" });
    },
  },
  code_used: {
    "by this one and by others": async ({ database, services, world }) => {
      await offers(database, world.restaurant.id, { in_all: 1 });
      await ordersAs(services, world.other, "first").place(makeRequest(world, { code: "NOEL" }));
      return whole({ code: "NOEL" });
    },
  },
  code_without_effect: {
    "too little in the basket": async ({ database, world }) => {
      await offers(database, world.restaurant.id, { from: 1_000_000 });
      return whole({ code: "NOEL" });
    },
  },
  code_too_often: {
    "after wrong ones of others": async ({ database, services, world }) => {
      await offers(database, world.restaurant.id, {});
      const limits = makeRateLimits({ own: { offer_codes_restaurant: { points: 1, seconds: 60 } } });
      const other = callAs(services, ordersRouter, world.other, { limits });
      await other.quote(makeRequest(world, { code: "NOBODY" }));
      return { ...whole({ code: "NOEL" }), limits };
    },
  },
  price_changed: {
    "dearer than it was shown": () => ({ own: { expected_total: 33.62 }, line: null, quoted: [] }),
  },
  table_closed: {
    forged: async ({ services, world }) => {
      const { code } = await tablesAs(services, world.cook).create({ restaurant_id: world.restaurant.id, name: "T1" });
      const last = code!.endsWith("2") ? "3" : "2";
      return whole({ mode: "dine_in", table: code!.slice(0, -1) + last });
    },
    rotated: async ({ services, world }) => {
      const tables = tablesAs(services, world.cook);
      const { id, code } = await tables.create({ restaurant_id: world.restaurant.id, name: "T1" });
      await tables.rotate({ id });
      return whole({ mode: "dine_in", table: code! });
    },
    "out of service": async ({ services, world }) => {
      const tables = tablesAs(services, world.cook);
      const { id, code } = await tables.create({ restaurant_id: world.restaurant.id, name: "T1" });
      await tables.close({ id });
      return whole({ mode: "dine_in", table: code! });
    },
    "of another restaurant": async ({ services, elsewhere }) => {
      const tables = tablesAs(services, elsewhere.cook);
      const { code } = await tables.create({ restaurant_id: elsewhere.restaurant.id, name: "T1" });
      return whole({ mode: "dine_in", table: code! });
    },
  },
};

const asIs = (limits: RateLimits | undefined) => (limits ? { limits } : {});

describe.each(testDatabases())("each problem that can stop an order, in a quote and in placing, on %s", ({ open }) => {
  let stage: Stage;
  let database: Database;
  let elsewhere: OrderWorld;
  beforeAll(async () => {
    database = await open();
    elsewhere = await makeOrderWorld(database.db);
  });
  afterAll(() => database.close());
  beforeEach(async () => {
    stage = { database, services: makeServices(database), world: await makeOrderWorld(database.db), elsewhere };
  });

  it("has a case for each code", () => {
    expect(Object.keys(CASES).sort()).toEqual([...PROBLEM_CODES].sort());
    for (const ways of Object.values(CASES)) expect(Object.keys(ways)).not.toEqual([]);
  });

  const all = PROBLEM_CODES.flatMap((code) => Object.entries(CASES[code]).map(([way, make]) => ({ code, way, make })));
  it.each(all)("$code: $way", async ({ code, make }) => {
    const { own, line, quoted = [code], limits } = await make(stage);
    const { services, world } = stage;
    const count = async () => (await database.query("select id from orders")).rows.length;
    const before = await count();
    const request = makeRequest(world, own);
    const found = (problems: { code: string; line: number | null }[]) => problems.map((one) => [one.code, one.line]);

    const { problems } = await callAs(services, ordersRouter, null, asIs(limits)).quote(request);
    expect(found(problems)).toEqual(quoted.map((one) => [one, line]));
    const refused = await refusalOf(
      callAs(services, ordersRouter, world.diner, { ...asIs(limits), headers: { "idempotency-key": "k" } }).place(
        request,
      ),
    );
    expect(refused.code).toBe("order_refused");
    expect(found((refused.data as { problems: { code: string; line: number | null }[] }).problems)).toEqual([
      [code, line],
    ]);
    expect(await count()).toBe(before);
  });
});
