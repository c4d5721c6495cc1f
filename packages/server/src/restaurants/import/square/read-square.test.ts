import { describe, expect, it } from "vitest";
import { Remarks } from "../remarks.ts";
import { readSquare } from "./read-square.ts";

const read = async (file: unknown) => {
  const remarks = new Remarks();
  const { restaurants, skipped } = await readSquare(
    file,
    remarks,
    { ref: "glacier", name: "Le glacier" },
    new Date("2026-11-23T12:00:00Z"),
  );
  const told = ({ path, code }: { path: string; code: string }) => `${path} ${code}`;
  const { errors, warnings } = remarks.report(null);
  const menu = restaurants[0]?.menu;
  return {
    restaurant: restaurants[0],
    items: menu?.items ?? [],
    groups: menu?.modifier_groups ?? [],
    skipped,
    errors: errors.map(told),
    warnings: warnings.map(told),
    lost: remarks.report(null, file).warnings.flatMap(({ loss, name, times }) => (loss ? [{ loss, name, times }] : [])),
  };
};

const variation = (id: string, amount: number | null, name = id) => ({
  id,
  item_variation_data: { name, ...(amount === null ? {} : { price_money: { amount } }) },
});
const item = (id: string, data: object = {}, own: object = {}) => ({
  id,
  type: "ITEM",
  item_data: { name: id, variations: [variation(`${id}-v`, 450)], ...data },
  ...own,
});
const modifier = (id: string, amount = 0) => ({ id, modifier_data: { name: id, price_money: { amount } } });
const list = (id: string, data: object = {}) => ({
  id,
  type: "MODIFIER_LIST",
  modifier_list_data: { name: id, modifiers: [modifier(`${id}-1`), modifier(`${id}-2`, 75)], ...data },
});
const linked = (...modifier_list_info: object[]) => ({ modifier_list_info });

describe("a catalog of Square", () => {
  it("is the menu of the given restaurant, in the order of its items", async () => {
    const { restaurant, items } = await read([
      { id: "c", type: "CATEGORY", category_data: { name: "Soft Serve" } },
      { id: "i", type: "IMAGE", image_data: { url: "https://example.test/cone.jpeg" } },
      item("cone", { category_id: "c", description: "Crisp" }, { image_id: "i" }),
      item("cup"),
    ]);
    expect(restaurant).toMatchObject({ ref: "glacier", name: "Le glacier", currency: "CAD" });
    expect(items).toMatchObject([
      {
        ref: "cone",
        name: "cone",
        description: "Crisp",
        price: 4.5,
        tags: ["soft serve"],
        image_url: "https://example.test/cone.jpeg",
      },
      { ref: "cup", price: 4.5, tags: [] },
    ]);
  });

  it("asks which variation where there are several, at the price of each", async () => {
    const { items, groups } = await read({
      objects: [
        item("pie", { variations: [variation("slice", 600), variation("whole", 3_200), variation("half", 1_700)] }),
      ],
    });
    expect(items).toMatchObject([{ price: 6 }]);
    expect(groups).toMatchObject([
      {
        ref: "pie:variations",
        min_selected_amount: 1,
        max_selected_amount: 1,
        price_display: "total",
        items: ["pie"],
        modifiers: [
          { ref: "slice", price: 0 },
          { ref: "whole", price: 26 },
          { ref: "half", price: 11 },
        ],
      },
    ]);
  });

  it("opens with the modifiers that are on by default", async () => {
    const off = modifier("b");
    const on = { ...modifier("a"), modifier_data: { ...modifier("a").modifier_data, on_by_default: true } };
    const { groups } = await read([
      list("sauce", { modifiers: [on, off] }),
      item("cone", linked({ modifier_list_id: "sauce" })),
    ]);
    expect(groups[0]?.modifiers.map(({ preselected }) => preselected)).toEqual([true, false]);
  });

  it("reads a modifier's negative price as a reduction, and refuses a dish with a negative price (menus §45)", async () => {
    const { groups, errors } = await read([
      item("cone", linked({ modifier_list_id: "l" })),
      list("l", { modifiers: [modifier("no-sprinkles", -50)] }),
    ]);
    expect(errors).toEqual([]);
    expect(groups[0]?.modifiers).toMatchObject([{ ref: "no-sprinkles", price: -0.5 }]);
    const refused = await read([item("cone", { variations: [variation("cone-v", -1)] })]);
    expect(refused.errors).toHaveLength(1);
  });

  it("has no price for what is priced at the counter", async () => {
    const { items, groups, warnings } = await read([
      item("gift", { variations: [{ id: "g", item_variation_data: { pricing_type: "VARIABLE_PRICING" } }] }),
      item("none", { variations: undefined }),
      item("some", { variations: [variation("a", 100), variation("b", 200), variation("c", null)] }),
    ]);
    expect(items.map(({ price }) => price)).toEqual([null, null, 1]);
    expect(groups[0]?.modifiers.map(({ ref }) => ref)).toEqual(["a", "b"]);
    expect(warnings).toEqual(["$[2].item_data.variations not_carried_over"]);
  });

  it("takes a list's limits if the link has none of its own: -1 means none", async () => {
    const { groups } = await read([
      list("free"),
      list("one", { selection_type: "SINGLE" }),
      list("limited", { min_selected_modifiers: 1, max_selected_modifiers: 2, allow_quantities: true }),
      item(
        "a",
        linked(
          { modifier_list_id: "free", min_selected_modifiers: -1, max_selected_modifiers: -1 },
          { modifier_list_id: "one" },
        ),
      ),
      item("b", linked({ modifier_list_id: "free", max_selected_modifiers: 1 }, { modifier_list_id: "limited" })),
      item(
        "c",
        linked({ modifier_list_id: "free", max_selected_modifiers: 1 }, { modifier_list_id: "one", enabled: false }),
      ),
    ]);
    const limits = groups.map((group) => [
      group.ref,
      group.min_selected_amount,
      group.max_selected_amount,
      group.selections_per_item,
      group.items.join(),
    ]);
    expect(limits).toEqual([
      ["free", 0, 2, 1, "a"],
      ["one", 0, 1, 1, "a"],
      ["limited", 1, 2, -1, "b"],
      ["free:0:1", 0, 1, 1, "b,c"],
    ]);
  });

  it("reads separate modifiers once, and adds them to the list that they name", async () => {
    const { groups, errors } = await read([
      list("sauce"),
      modifier("sauce-1"),
      { id: "late", modifier_data: { name: "late", modifier_list_id: "sauce", price_money: { amount: 50 } } },
    ]);
    expect(groups[0]?.modifiers.map(({ ref, price }) => [ref, price])).toEqual([
      ["sauce-1", 0],
      ["sauce-2", 0.75],
      ["late", 0.5],
    ]);
    expect(errors).toEqual([]);
  });

  it("leaves out what was deleted or archived, and warns of what is not carried over", async () => {
    const { items, skipped, warnings, lost } = await read([
      item("gone", {}, { is_deleted: true }),
      item("old", { is_archived: true }),
      { id: "d", type: "DISCOUNT", discount_data: { name: "fam+friend" } },
      list("empty", { modifiers: [] }),
      item("a", { category_id: "?" }, { image_id: "?" }),
    ]);
    expect(items.map(({ ref }) => ref)).toEqual(["a"]);
    expect(skipped).toBe(2);
    expect(warnings.toSorted()).toEqual([
      "$[2] not_carried_over",
      "$[3] not_carried_over",
      "$[4] unknown_ref",
      "$[4].item_data unknown_ref",
    ]);
    expect(lost).toEqual([
      { loss: "discount", name: "fam+friend", times: 1 },
      { loss: "without_choices", name: "empty", times: 1 },
    ]);
  });

  it("has the currency of its prices, and refuses unknown or mixed ones", async () => {
    const priced = (currency: string) => ({
      id: currency,
      item_variation_data: { price_money: { amount: 100, currency } },
    });
    expect((await read([item("a", { variations: [priced("EUR")] })])).restaurant?.currency).toBe("EUR");
    expect((await read([item("a", { variations: [priced("GBP")] })])).errors).toEqual([
      "$[0].item_data.variations[0] currency_unknown",
    ]);
    expect((await read([item("a", { variations: [priced("EUR"), priced("USD")] })])).errors).toEqual([
      "$[0].item_data.variations[1] currency_mixed",
    ]);
  });
});

describe("an invalid catalog", () => {
  it.each<[string, unknown, string[]]>([
    ["no list", "catalog", ["$ wrong_type"]],
    ["an object without id", [{ type: "ITEM" }], ["$[0].id missing"]],
    ["an object that is nothing", { objects: [{ id: "x" }] }, ["$.objects[0].type missing"]],
    ["an id twice", [item("a"), item("a")], ["$[1].id duplicate_ref"]],
    [
      "a price below nothing",
      [item("a", { variations: [variation("v", -1)] })],
      ["$[0].item_data.variations[0].item_variation_data.price_money.amount out_of_range"],
    ],
    [
      "half a cent",
      [item("a", { variations: [variation("v", 0.5)] })],
      ["$[0].item_data.variations[0].item_variation_data.price_money.amount wrong_type"],
    ],
    [
      "a list that is not there",
      [item("a", linked({ modifier_list_id: "none" }))],
      ["$[0].item_data.modifier_list_info[0].modifier_list_id unknown_ref"],
    ],
  ])("%s", async (_, file, errors) => {
    const reading = await read(file);
    expect(reading.errors).toEqual(errors);
    expect(reading.restaurant).toBeUndefined();
  });
});
