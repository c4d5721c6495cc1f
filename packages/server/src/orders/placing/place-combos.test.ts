import type { OrderRequest } from "@tablee/contract/orders/orders.schema";
import type { LineModifier } from "@tablee/domain/orders/line/order-line";
import { minor, toDecimal } from "@tablee/domain/money/minor";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Database } from "../../database/open-database.ts";
import { ticketBytes } from "../../kitchen/printing/ticket-bytes.ts";
import { makeServices, type TestServices } from "../../testing/make-services.ts";
import { makeCombo, makeGroup, makeItem } from "../../testing/make-world.queries.ts";
import { makeOrderWorld, makeRequest, type OrderWorld, ordersAs, refusalOf } from "../../testing/order-world.ts";
import { testDatabases } from "../../testing/test-database.ts";

type Combo = Awaited<ReturnType<typeof makeCombo>>;
type Chosen = LineModifier["selection"];

describe.each(testDatabases())("combos and choices in an order, on %s", ({ open }) => {
  let database: Database;
  let services: TestServices;
  let world: OrderWorld;
  let combo: Combo;
  beforeAll(async () => {
    database = await open();
  });
  afterAll(() => database.close());
  beforeEach(async () => {
    services = makeServices(database);
    world = await makeOrderWorld(database.db);
    combo = await makeCombo(database.db, world.restaurant.id, [[world.burger.id], [world.fries.id]], {
      limit_per_order: 2,
    });
  });

  const pink = (): Chosen => [{ modifier_id: world.cooking.modifiers[0]!.id, quantity: 1 }];
  const fill = (slot_id: number, item_id: number): LineModifier => ({
    slot_id,
    item_id,
    modifier_group_id: null,
    selection: [],
  });
  const choose = (
    slot_id: number | null,
    item_id: number,
    modifier_group_id: number,
    selection: Chosen,
  ): LineModifier => ({
    slot_id,
    item_id,
    modifier_group_id,
    selection,
  });
  /** A valid combo: a pink burger and fries. */
  const filled = () => [
    fill(combo.slots[0]!.id, world.burger.id),
    choose(combo.slots[0]!.id, world.burger.id, world.cooking.id, pink()),
    fill(combo.slots[1]!.id, world.fries.id),
  ];
  const comboLine = (modifiers: LineModifier[], quantity = 1) => ({
    type: "combo" as const,
    combo_id: combo.id,
    modifiers,
    quantity,
    notes: "",
  });
  const itemLine = (item_id: number, modifiers: LineModifier[]) => ({
    type: "item" as const,
    item_id,
    modifiers,
    quantity: 1,
    notes: "",
  });

  /** Returns the codes with which it is refused, each with its line; a quote must return the same. */
  const codesOf = async (items: OrderRequest["items"]) => {
    const request = makeRequest(world, { items });
    const { code, data } = await refusalOf(ordersAs(services, world.diner, "k").place(request));
    expect(code).toBe("order_refused");
    const { problems } = data as { problems: { code: string; line: number | null }[] };
    expect((await ordersAs(services, null).quote(request)).problems).toEqual(problems);
    return problems.map((problem) => [problem.code, problem.line]);
  };

  it("accepts a complete combo at its price", async () => {
    const placed = await ordersAs(services, world.diner, "good").place(
      makeRequest(world, { items: [comboLine(filled(), 2)] }),
    );
    expect(placed.subtotal).toBe(40);
  });

  it("refuses a slot that is another combo's, and an empty one", async () => {
    const other = await makeCombo(database.db, world.restaurant.id, [[world.burger.id], [world.fries.id]]);
    const [first, , second] = filled();
    expect(await codesOf([comboLine([first!, { ...second!, slot_id: other.slots[1]!.id }])])).toEqual([
      ["slot_item_unknown", 0],
      ["slot_missing", 0],
      ["group_below_minimum", 0],
    ]);
    expect(await codesOf([comboLine([second!])])).toEqual([["slot_missing", 0]]);
  });

  it("refuses an item of another restaurant in a slot, and one that the slot does not offer", async () => {
    const elsewhere = await makeOrderWorld(database.db);
    const [first, cooking] = filled();
    for (const item_id of [elsewhere.fries.id, world.burger.id, 2_147_483_647]) {
      expect(await codesOf([comboLine([first!, cooking!, fill(combo.slots[1]!.id, item_id)])])).toEqual([
        ["slot_item_unknown", 0],
        ["slot_missing", 0],
      ]);
    }
  });

  it("refuses what is sold out in a slot, and a choice above or below what its group allows", async () => {
    const [first, cooking, second] = filled();
    const both = world.cooking.modifiers.map(({ id }) => ({ modifier_id: id, quantity: 1 }));
    expect(await codesOf([comboLine([first!, second!])])).toEqual([["group_below_minimum", 0]]);
    expect(await codesOf([comboLine([first!, { ...cooking!, selection: both }, second!])])).toEqual([
      ["group_above_maximum", 0],
    ]);
    await database.query(`update menu_items set stock_status = 'out_of_stock' where id = ${world.fries.id}`);
    await database.query(`update restaurants set revision = revision + 1 where id = ${world.restaurant.id}`);
    expect(await codesOf([comboLine(filled())])).toEqual([["out_of_stock", 0]]);
  });

  it("requires the choice within a choice, and keeps in the order where it was made (menus §46)", async () => {
    const { db } = database;
    const restaurant_id = world.restaurant.id;
    const steak = await makeItem(db, restaurant_id);
    const sauce = await makeGroup(db, restaurant_id, [], ["Pepper"], { modifier: { price: minor(150) } });
    const side = await makeGroup(db, restaurant_id, [steak.id], ["Fries"], {
      modifier: { modifier_groups: [sauce.id] },
    });
    const [fries, pepper] = [side.modifiers[0]!.id, sauce.modifiers[0]!.id];
    const withFries = choose(null, steak.id, side.id, [{ modifier_id: fries, quantity: 1 }]);
    const withPepper = choose(null, steak.id, sauce.id, [{ modifier_id: pepper, quantity: 1 }]);
    expect(await codesOf([itemLine(steak.id, [withFries])])).toEqual([["group_below_minimum", 0]]);
    expect(await codesOf([itemLine(steak.id, [withPepper])])).toEqual([
      ["group_below_minimum", 0],
      ["modifier_hidden", 0],
    ]);
    const placed = await ordersAs(services, world.diner, "nested").place(
      makeRequest(world, { items: [itemLine(steak.id, [withPepper, withFries])] }),
    );
    const [line] = placed.items;
    expect(line?.price).toBe(toDecimal(minor((steak.price ?? 0) + 150)));
    expect(line?.modifiers.map(({ modifier_group_id, within }) => [modifier_group_id, within])).toEqual([
      [side.id, undefined],
      [sauce.id, [fries]],
    ]);
    const bytes = ticketBytes(placed, { columns: 48, language: "en", at: new Date(placed.date_creation), copy: 1 });
    expect(Buffer.from(bytes).toString("latin1")).toMatch(/ {4}Fries[^A-Za-z]* {6}> Pepper/);
  });

  it("refuses more of a combo than one order may have, counted over all lines", async () => {
    expect(await codesOf([comboLine(filled()), comboLine(filled(), 2)])).toEqual([["limit_reached", 1]]);
    expect(await codesOf([comboLine(filled(), 3)])).toEqual([["limit_reached", 0]]);
  });

  it("refuses a modifier that another one hides, one that is sold out, and more than its group allows", async () => {
    const { db } = database;
    const soup = await makeItem(db, world.restaurant.id);
    const base = await makeGroup(db, world.restaurant.id, [soup.id], ["Vegetable"]);
    const extras = await makeGroup(db, world.restaurant.id, [soup.id], ["Bacon", "Croutons"], {
      min_selected_amount: 0,
      max_selected_amount: 2,
      selections_per_item: 1,
      modifier: {
        conditional_display: "hide-when-select",
        conditional_modifiers: [`${base.id}|${base.modifiers[0]!.id}`],
      },
    });
    const vegetable = choose(null, soup.id, base.id, [{ modifier_id: base.modifiers[0]!.id, quantity: 1 }]);
    const extra = (quantity: number) =>
      choose(null, soup.id, extras.id, [{ modifier_id: extras.modifiers[0]!.id, quantity }]);
    expect(await codesOf([itemLine(soup.id, [vegetable, extra(1)])])).toEqual([["modifier_hidden", 0]]);
    expect(await codesOf([itemLine(soup.id, [extra(2)])])).toEqual([
      ["group_below_minimum", 0],
      ["group_above_maximum", 0],
    ]);
    await database.query(`update modifiers set stock_status = 'gone' where id = ${base.modifiers[0]!.id}`);
    await database.query(`update restaurants set revision = revision + 1 where id = ${world.restaurant.id}`);
    expect(await codesOf([itemLine(soup.id, [vegetable])])).toEqual([["out_of_stock", 0]]);
  });
});
