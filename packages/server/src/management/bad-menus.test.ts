import type { MenuEdit } from "@tablee/domain/management/menu-edits";
import { offerProblem } from "@tablee/domain/menus/offer-problem";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Database } from "../database/open-database.ts";
import { callAs } from "../testing/call-as.ts";
import { makeServices, type TestServices } from "../testing/make-services.ts";
import { makeAccount, makeCombo, makeStaff } from "../testing/make-world.queries.ts";
import {
  friesLine,
  makeOrderWorld,
  makeRequest,
  type OrderWorld,
  ordersAs,
  refusalOf,
} from "../testing/order-world.ts";
import { testDatabases } from "../testing/test-database.ts";
import { managementRouter } from "./management.router.ts";

/** Changes that an owner might make to a menu, and what happens to baskets from before. */
describe.each(testDatabases())("an invalid menu on %s", ({ open }) => {
  let database: Database;
  let services: TestServices;
  let world: OrderWorld;
  let manager: { account_id: number };
  beforeAll(async () => {
    database = await open();
    services = makeServices(database);
  });
  afterAll(() => database.close());
  beforeEach(async () => {
    world = await makeOrderWorld(database.db);
    manager = { account_id: (await makeAccount(database.db)).id };
    await makeStaff(database.db, world.restaurant.id, manager.account_id, "manager");
  });

  const as = () => callAs(services, managementRouter, manager);
  const edit = (...edits: MenuEdit[]) => as().edit({ restaurant_id: world.restaurant.id, edits: edits as never });
  const live = async () => (await as().draft({ restaurant_id: world.restaurant.id })).live;
  const publish = async () => {
    const { revision } = await as().draft({ restaurant_id: world.restaurant.id });
    return as().publish({ restaurant_id: world.restaurant.id, revision });
  };
  const problems = async () =>
    ((await refusalOf(publish())).data as { code: string; list: string }[]).map(({ code, list }) => `${list} ${code}`);
  const change = async (list: "items" | "combos" | "modifier_groups", ref: string, field: string, value: unknown) => {
    const line = (await live())[list].find((one) => one.ref === ref);
    const seen = (line as unknown as Record<string, unknown>)[field];
    await edit({ kind: "set", list, ref, field, seen, value });
  };
  const combo = (slots: number[][] = [[world.burger.id], [world.fries.id]]) =>
    makeCombo(database.db, world.restaurant.id, slots);

  it("a cycle of choices is not published", async () => {
    const [group] = (await live()).modifier_groups;
    const itself = group?.modifiers.map((one) => ({ ...one, modifier_groups: [group.ref] }));
    await change("modifier_groups", group?.ref ?? "", "modifiers", itself);
    expect(new Set(await problems())).toEqual(new Set(["modifier_groups choices_circle"]));
  });

  it("a slot without dishes is not published", async () => {
    const { ref } = await combo();
    const slots = (await live()).combos[0]?.slots.map((slot, at) => (at === 0 ? { ...slot, items: [] } : slot));
    await change("combos", ref, "slots", slots);
    expect(await problems()).toEqual(["combos slot_empty"]);
  });

  it("a section with no hours is not published", async () => {
    const name = { en: "Brunch", fr: "Brunch", default: null };
    const hours = Array.from({ length: 7 }, () => []);
    const line = { ref: "brunch", name, image_url: null, hours, listed: true };
    await edit({ kind: "add", list: "sections", line, after: null } as never);
    expect(await problems()).toEqual(["sections hours_missing"]);
  });

  it("an offer that would pay the diner is refused", () => {
    const offer = {
      ref: "ten",
      name: { en: "10 off", fr: null, default: null },
      kind: "amount_off" as const,
      code: null,
    };
    const dates = { starts: null, ends: null };
    expect(offerProblem([{ ...offer, ...dates, amount: 10, from: 9.99 }])).toEqual({ at: 0, code: "offer_pays" });
    expect(offerProblem([{ ...offer, ...dates, amount: 10, from: 10 }])).toBeNull();
  });

  it("a combo with an archived item in the basket is refused for that slot alone", async () => {
    const made = await combo([[world.fries.id, world.burger.id], [world.fries.id]]);
    const [first, second] = made.slots.map(({ id }) => id);
    const fills = (slot_id: number | undefined) => ({
      slot_id: slot_id ?? 0,
      item_id: world.fries.id,
      modifier_group_id: null,
      selection: [],
    });
    const basket = makeRequest(world, {
      items: [{ type: "combo", combo_id: made.id, quantity: 1, notes: "", modifiers: [fills(first), fills(second)] }],
    });
    const quote = () => ordersAs(services, null).quote(basket);
    expect((await quote()).problems).toEqual([]);
    await change("items", world.fries.ref, "listed", false);
    expect(await problems()).toEqual(["combos slot_empty"]);
    const other = (await live()).combos[0]?.slots.map((slot) => ({
      ...slot,
      items: [{ ...slot.items[0], item: world.burger.ref }],
    }));
    await change("combos", made.ref, "slots", other);
    await publish();
    const codes = (await quote()).problems.map(({ code, line }) => `${line} ${code}`);
    expect(new Set(codes)).toEqual(new Set(["0 slot_item_unknown", "0 slot_missing"]));
    const placed = await refusalOf(ordersAs(services, world.diner, "archived").place(basket));
    expect(placed.code).toBe("order_refused");
  });

  it("a change published while a hundred baskets hold the old menu charges nobody more than they saw", async () => {
    const basket = (expected_total: number) => makeRequest(world, { items: [friesLine(world)], expected_total });
    const { total } = await ordersAs(services, null).quote(basket(0));
    await change("items", world.fries.ref, "price", 5.25);
    const diners = Array.from({ length: 100 }, (_, at) => at);
    const place = (at: number, agreed: number) =>
      ordersAs(services, at % 2 === 0 ? world.diner : world.other, `basket-${at}`).place(basket(agreed));
    const [tried] = await Promise.all([Promise.allSettled(diners.map((at) => place(at, total))), publish()]);
    const codes = new Set<string>();
    for (const one of tried) {
      if (one.status === "fulfilled") expect(one.value.total).toBe(total);
      else codes.add((one.reason as { data: { problems: { code: string }[] } }).data.problems[0]?.code ?? "");
    }
    expect([...codes].filter((code) => code !== "price_changed")).toEqual([]);
    const dearer = await ordersAs(services, null).quote(basket(0));
    expect(dearer.subtotal).toBe(5.25);
    expect((await place(100, dearer.total)).subtotal).toBe(5.25);
  });
});
