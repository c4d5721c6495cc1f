import { readFileSync } from "node:fs";
import type { TableeModifierGroup } from "@tablee/contract/restaurants/tablee-format.schema";
import { array, assert, asyncProperty, constantFrom, integer, record } from "fast-check";
import { describe, expect, it } from "vitest";
import { checkReferences } from "../check-references.ts";
import { Remarks } from "../remarks.ts";
import { readUber } from "./read-uber.ts";

const example = JSON.parse(readFileSync(new URL("chez-nadia.example.json", import.meta.url), "utf8")) as unknown;

const read = async (file: unknown) => {
  const remarks = new Remarks();
  const reading = await readUber(file, remarks, { ref: "nadia", name: "Chez Nadia" }, new Date("2026-11-23T12:00:00Z"));
  if (!remarks.failed) checkReferences({ source: "uber", ...reading }, remarks);
  const { errors, warnings } = remarks.report(null);
  const restaurant = reading.restaurants[0];
  const told = ({ path, code }: { path: string; code: string }) => `${path} ${code}`;
  return {
    restaurant,
    items: restaurant?.menu?.items ?? [],
    groups: restaurant?.menu?.modifier_groups ?? [],
    skipped: reading.skipped,
    errors: errors.map(told),
    losses: warnings.map(({ path, message }) => `${path} ${message}`),
  };
};

const en = (text: string) => ({ translations: { en: text } });
const item = (id: string, own: object = {}) => ({ id, title: en(id), price_info: { price: 500 }, ...own });
const group = (id: string, options: string[], quantity: object = {}, own: object = {}) => ({
  id,
  title: en(id),
  quantity_info: { quantity },
  modifier_options: options.map((option) => ({ id: option, type: "ITEM" })),
  ...own,
});
const opens = (...ids: string[]) => ({ modifier_group_ids: { ids } });
/** One menu with one category of these dishes; everything else is outside of it. */
const fileOf = (dishes: { id: string }[], groups: object[] = [], others: object[] = [], menu: object = {}) => ({
  menus: [{ id: "m", title: en("m"), category_ids: ["c"], ...menu }],
  categories: [{ id: "c", title: en("Mains"), entities: dishes.map(({ id }) => ({ id, type: "ITEM" })) }],
  items: [...dishes, ...others],
  modifier_groups: groups,
});
const limits = ({ ref, min_selected_amount, max_selected_amount, selections_per_item, items }: TableeModifierGroup) =>
  `${ref} ${min_selected_amount}-${max_selected_amount} x${selections_per_item} ${items.join()}`;

describe("a menu of Uber Eats", () => {
  it("is refused if choices that open one another multiply beyond the size of any menu", async () => {
    // Three kilobytes; written out to the third level, twelve million choices.
    const names = Array.from({ length: 12 }, (_, at) => String(at));
    const dishes = names.map((name) => item(`i${name}`, opens(...names.map((other) => `g${other}`))));
    const groups = names.map((name) =>
      group(
        `g${name}`,
        names.map((other) => `i${other}`),
      ),
    );
    expect((await read(fileOf(dishes, groups))).errors).toEqual(["$.modifier_groups out_of_range"]);
  });

  it("is refused if its choices repeat long texts beyond the size of any menu", async () => {
    const names = Array.from({ length: 200 }, (_, at) => String(at));
    const long = names.map((name) => item(`b${name}`, { description: en("x".repeat(4_000)) }));
    const short = names.map((name) => item(`a${name}`, opens("low")));
    const groups = [
      group(
        "top",
        short.map(({ id }) => id),
      ),
      group(
        "low",
        long.map(({ id }) => id),
      ),
    ];
    const { errors } = await read(fileOf([item("dish", opens("top"))], groups, [...short, ...long]));
    expect(errors).toContain("$.modifier_groups out_of_range");
  });

  it("is read with its words, prices, tags, allergens and hours", async () => {
    const { restaurant, items, errors, skipped } = await read(example);
    expect(errors).toEqual([]);
    expect(skipped).toBe(0);
    expect(items).toHaveLength(22);
    expect(items[0]).toMatchObject({
      ref: "hummus",
      name: { en: "Hummus", fr: "Houmous" },
      price: 7.5,
      calories: 420,
      image_url: "https://images.example/chez-nadia/hummus.jpg",
      tags: ["mezze", "vegan"],
      allergens: ["sesame"],
    });
    expect(items.find(({ ref }) => ref === "arak")?.type).toBe("beverage");
    expect(restaurant?.hours).toMatchObject({
      monday: [[11, 22.5]],
      friday: [[11, 26]],
      saturday: [[9, 26]],
      sunday: [[9, 22.5]],
    });
  });

  it("has its categories as sections, with the hours of their menus where these differ", async () => {
    const { restaurant, items } = await read(example);
    const sections = restaurant?.menu?.sections ?? [];
    expect(new Set(items.map(({ section_id }) => section_id))).toEqual(new Set(sections.map(({ ref }) => ref)));
    expect(sections.find(({ ref }) => ref === "brunch")?.hours).toMatchObject({ friday: [], sunday: [[9, 14]] });
    expect(sections.find(({ ref }) => ref === "mezze")?.hours).toMatchObject({
      friday: [[11, 26]],
      sunday: [[11, 22.5]],
    });
    const on = (id: string, own: object) => ({ id, title: en(id), category_ids: [`${id}-c`], ...own });
    const monday = (start_time: string, end_time: string) => ({
      service_availability: [{ day_of_week: "monday", time_periods: [{ start_time, end_time }] }],
    });
    const two = {
      menus: [on("noon", monday("11:00", "15:00")), on("late", monday("11:00", "23:00"))],
      categories: [
        { id: "noon-c", title: en("Noon"), entities: [{ id: "a" }, { id: "b" }] },
        { id: "late-c", title: en("Late"), entities: [{ id: "b" }] },
      ],
      items: [item("a"), item("b")],
    };
    const both = await read(two);
    expect(both.restaurant?.menu?.sections).toMatchObject([
      { ref: "noon-c", hours: { monday: [[11, 15]] } },
      { ref: "late-c", hours: null },
    ]);
    // A dish served both at noon and late is in the section in which it is available longest.
    expect(both.items.map(({ section_id }) => section_id)).toEqual(["noon-c", "late-c"]);
    expect(both.losses).toHaveLength(1);
  });

  it("has the modifier groups of each dish, with their limits", async () => {
    const { groups } = await read(example);
    const pitas = "falafel-pita,shawarma-pita";
    expect(groups.map(limits)).toEqual([
      "breads 0-3 x-1 hummus,baba,shakshuka,manakish",
      "protein 0-1 x1 fattoush",
      `make-it 1-1 x1 ${pitas}`,
      "make-it:combo:combo-side 1-1 x1 ",
      "make-it:combo:combo-drink:lemonade:sweetness 1-1 x1 ",
      "make-it:combo:combo-drink 1-1 x1 ",
      `extras 0-3 x1 ${pitas},kafta-pita,shawarma-plate,mixed-grill,veggie-plate`,
      `removals 0-2 x1 ${pitas},kafta-pita`,
      "make-it:kafta-pita 1-1 x1 kafta-pita",
      "make-it:combo:combo-side:kafta-pita 1-1 x1 ",
      "make-it:combo:combo-drink:lemonade:sweetness:kafta-pita 1-1 x1 ",
      "make-it:combo:combo-drink:kafta-pita 1-1 x1 ",
      "plate-side 2-2 x-1 shawarma-plate,veggie-plate,fish-plate",
      "plate-side:mixed-grill 4-4 x-1 mixed-grill",
      "sweetness 1-1 x1 lemonade",
    ]);
    const side = groups.find(({ ref }) => ref === "make-it:combo:combo-side:kafta-pita");
    expect(side?.modifiers[0]).toMatchObject({ ref: "garlic-potatoes", price: 1, conditional_modifiers: [] });
    const opened = (ref: string) =>
      groups.find((one) => one.ref === ref)?.modifiers.map(({ modifier_groups }) => modifier_groups.join());
    expect(opened("make-it:kafta-pita")).toEqual([
      "",
      "make-it:combo:combo-side:kafta-pita,make-it:combo:combo-drink:kafta-pita",
    ]);
    expect(opened("make-it:combo:combo-drink")).toEqual(["", "", "make-it:combo:combo-drink:lemonade:sweetness"]);
    expect(groups.find(({ ref }) => ref === "make-it:kafta-pita")?.modifiers[1]?.price).toBe(4.5);
    expect(groups.filter(({ free_amount }) => free_amount > 0).map(({ ref }) => ref)).toEqual(["extras"]);
  });

  it("reports once for each kind what is not carried over", async () => {
    const { losses } = await read(example);
    expect(losses.toSorted()).toEqual([
      "$.items[0].tax_info Tax rates: ours are those of the restaurant's place (38 times)",
      "$.items[20].visibility_info Days and hours of single dishes",
      "$.items[21].suspension_info Until when something is sold out: the kitchen says so itself",
      "$.modifier_groups[0].display_type How choices are folded (9 times)",
    ]);
  });

  it("reads English and French texts, and another language if there is neither", async () => {
    const titled = (translations: object) => ({ title: { translations } });
    const { items, losses } = await read(
      fileOf([
        item("a", titled({ "fr-CA": "Pomme", en_us: "Apple", es: "Manzana" })),
        item("b", titled({ de: "Apfel" })),
      ]),
    );
    expect(items.map(({ name }) => name)).toEqual([
      { en: "Apple", fr: "Pomme", default: null },
      { en: null, fr: null, default: "Apfel" },
    ]);
    expect(losses).toEqual(["$.items[0].title.translations.es Words in es"]);
  });

  it("reads hours past midnight, around the clock and of several menus", async () => {
    const on = (...time_periods: [string, string][]) => ({
      service_availability: [
        {
          day_of_week: "monday",
          time_periods: time_periods.map(([start_time, end_time]) => ({ start_time, end_time })),
        },
      ],
    });
    const hours = async (...times: [string, string][]) =>
      (await read(fileOf([item("a")], [], [], on(...times)))).restaurant?.hours.monday;
    expect(await hours(["00:00", "23:59"])).toEqual([[0, 24]]);
    expect(await hours(["18:00", "02:30"])).toEqual([[18, 26.5]]);
    expect(await hours(["17:00", "00:00"])).toEqual([[17, 24]]);
    expect(await hours(["11:00", "14:00"], ["13:00", "15:30"], ["17:15", "22:00"])).toEqual([
      [11, 15.5],
      [17.25, 22],
    ]);
    expect((await read(fileOf([item("a")]))).restaurant?.hours.monday).toEqual([]);
  });

  it("reads a choice's negative price as a reduction, and refuses a dish with a negative price (menus §45)", async () => {
    const dish = item("fries", opens("less"));
    const without = item("no-gravy", { price_info: { price: -150 } });
    const { groups, errors } = await read(fileOf([dish], [group("less", ["no-gravy"])], [without]));
    expect(errors).toEqual([]);
    expect(groups[0]?.modifiers).toMatchObject([{ ref: "no-gravy", price: -1.5 }]);
    const refused = await read(fileOf([item("soup", { price_info: { price: -1 } })]));
    expect(refused.errors).toEqual(["$.items[0].price_info.price out_of_range"]);
  });

  it("preselects the choices that the file preselects", async () => {
    const beforehand = (default_quantity: number) => ({ quantity_info: { quantity: { default_quantity } } });
    const { groups, losses } = await read(
      fileOf(
        [item("dish", opens("top"))],
        [group("top", ["x", "y", "z"], { max_permitted: 3 })],
        [item("x", beforehand(1)), item("y"), item("z", beforehand(2))],
      ),
    );
    expect(groups[0]?.modifiers.map(({ preselected }) => preselected)).toEqual([true, false, true]);
    expect(losses).toEqual(["$.modifier_groups[0] What is chosen beforehand more than once"]);
  });

  it("has the groups below a choice, at most three levels deep", async () => {
    const one = { min_permitted: 1, max_permitted: 1 };
    const file = fileOf(
      [item("dish", opens("top"))],
      [group("top", ["x", "y"], { max_permitted: 2 }), group("must", ["z"], one), group("deep", ["w"], one)],
      [item("x", opens("must")), item("y", opens("must")), item("z", opens("deep")), item("w", opens("top"))],
    );
    const { groups, losses } = await read(file);
    const under = Object.fromEntries(
      groups.map(({ ref, modifiers }) => [ref, modifiers.map(({ modifier_groups }) => modifier_groups.join())]),
    );
    // Both can be taken, so each has its own copy.
    expect(under).toEqual({
      top: ["top:x:must", "top:y:must"],
      "top:x:must": ["top:x:must:z:deep"],
      "top:y:must": ["top:y:must:z:deep"],
      "top:x:must:z:deep": [""],
      "top:y:must:z:deep": [""],
    });
    expect(losses).toEqual(["$.modifier_groups[0] Choices more than three levels deep (2 times)"]);
  });

  it("shares a group between the choices that open it, with a separate copy where its prices differ", async () => {
    const sauce = item("sauce", {
      price_info: { price: 50, overrides: [{ context_type: "ITEM", context_value: "large", price: 80 }] },
    });
    const { groups } = await read(
      fileOf(
        [item("dish", opens("size"))],
        [
          group("size", ["small", "medium", "large"], { min_permitted: 1, max_permitted: 1 }),
          group("sauces", ["sauce"]),
        ],
        [item("small", opens("sauces")), item("medium", opens("sauces")), item("large", opens("sauces")), sauce],
      ),
    );
    expect(groups[0]?.modifiers.map(({ modifier_groups }) => modifier_groups)).toEqual([
      ["size:small:sauces"],
      ["size:small:sauces"],
      ["size:large:sauces"],
    ]);
    expect(groups.slice(1).map(({ modifiers }) => modifiers[0]?.price)).toEqual([0.5, 0.8]);
  });
});

describe("an invalid menu", () => {
  it.each<[string, unknown, string[]]>([
    ["no menu", { menus: [], categories: [], items: [] }, ["$.menus out_of_range"]],
    ["something else", [], ["$ wrong_type"]],
    ["an item twice", fileOf([item("a")], [], [item("a")]), ["$.items[1].id duplicate_ref"]],
    ["half a cent", fileOf([item("a", { price_info: { price: 0.5 } })]), ["$.items[0].price_info.price wrong_type"]],
    ["a dish that is not there", { ...fileOf([item("a")]), items: [] }, ["$.categories[0].entities[0].id unknown_ref"]],
    [
      "a group that is not there",
      fileOf([item("a", opens("g"))]),
      ["$.items[0].modifier_group_ids.ids[0] unknown_ref"],
    ],
    [
      "a choice that is not there",
      fileOf([item("a")], [group("g", ["b"])]),
      ["$.modifier_groups[0].modifier_options[0].id unknown_ref"],
    ],
    [
      "a day that is none",
      fileOf([item("a")], [], [], { service_availability: [{ day_of_week: "someday", time_periods: [] }] }),
      ["$.menus[0].service_availability[0].day_of_week invalid_value"],
    ],
  ])("%s", async (_, file, errors) => {
    const reading = await read(file);
    expect(reading.errors).toEqual(errors);
    expect(reading.restaurant).toBeUndefined();
  });
});

describe("any menu of Uber Eats", () => {
  const id = constantFrom("a", "b", "c", "d", "e", "f");
  const quantity = record(
    { min_permitted: integer({ min: 0, max: 2 }), max_permitted: integer({ min: 0, max: 4 }) },
    { requiredKeys: [] },
  );

  it("has unique refs, limits that can be met, and only prices from the file", async () => {
    const ids = ["a", "b", "c", "d", "e", "f"];
    const edges = array(record({ group: id, options: array(id, { maxLength: 4 }), quantity }), { maxLength: 6 });
    const links = array(array(id, { maxLength: 3 }), { minLength: 6, maxLength: 6 });
    await assert(
      asyncProperty(edges, links, async (given, opened) => {
        const groups = [...new Map(given.map((one) => [one.group, one])).values()].map((one) =>
          group(one.group, [...new Set(one.options)], one.quantity),
        );
        const there = new Set(groups.map((one) => one.id));
        const own = (n: number) => opens(...new Set((opened[n] ?? []).filter((one) => there.has(one))));
        const items = ids.map((one, n) => item(one, { ...own(n), price_info: { price: n * 100 } }));
        const { groups: made, errors, items: dishes } = await read(fileOf(items.slice(0, 3), groups, items.slice(3)));
        // Groups that nobody could ever fill are refused, never imported.
        expect(errors.every((error) => /minimum_(above_maximum|unreachable)/.test(error))).toBe(true);
        if (errors.length > 0) return;
        expect(dishes.map(({ ref }) => ref)).toEqual(["a", "b", "c"]);
        expect(new Set(made.map(({ ref }) => ref)).size).toBe(made.length);
        for (const one of made) {
          for (const { ref, price } of one.modifiers) expect(price).toBe(ids.indexOf(ref));
        }
      }),
    );
  });
});
