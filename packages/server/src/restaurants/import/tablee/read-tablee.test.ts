import type { TableeFileInput } from "@tablee/contract/restaurants/tablee-format.schema";
import { WEEKDAYS, type WeekHours } from "@tablee/domain/restaurants/week-hours";
import { describe, expect, it } from "vitest";
import { checkReferences } from "../check-references.ts";
import { Remarks } from "../remarks.ts";
import { readTablee } from "./read-tablee.ts";

const CLOSED = Object.fromEntries(WEEKDAYS.map((day) => [day, []])) as unknown as WeekHours;
type Restaurant = TableeFileInput["restaurants"][number];

const restaurant = (own: Partial<Restaurant> = {}): Restaurant => ({
  ref: "margot",
  name: "Chez Margot",
  hours: CLOSED,
  menu: {
    items: [
      { ref: "burger", name: "Burger", price: 12.5 },
      { ref: "fries", name: ["Fries", "Frites"], price: null },
    ],
    modifier_groups: [
      {
        ref: "size",
        name: "Size|Format",
        min_selected_amount: 1,
        max_selected_amount: 1,
        items: ["burger"],
        modifiers: [
          { ref: "small", name: "Small" },
          { ref: "large", name: "Large", price: 2, conditional_modifiers: ["size|small"] },
        ],
      },
    ],
    combos: [
      {
        ref: "trio",
        name: "Trio",
        base_price: 15,
        primary_slot: "main",
        slots: [
          { ref: "main", name: "Main", items: [{ item: "burger" }] },
          { ref: "side", name: "Side", optional: true, items: [{ item: "fries", extra_price: 1 }] },
        ],
      },
    ],
  },
  ...own,
});

const read = async (file: unknown) => {
  const remarks = new Remarks();
  const reading = await readTablee(file, remarks, { ref: "", name: "" }, new Date("2026-11-23T12:00:00Z"));
  if (!remarks.failed) checkReferences({ source: "tablee", ...reading }, remarks);
  const told = ({ path, code }: { path: string; code: string }) => `${path} ${code}`;
  const { errors, warnings } = remarks.report(null);
  return { restaurants: reading.restaurants, errors: errors.map(told), warnings: warnings.map(told) };
};
const fileOf = (...restaurants: unknown[]) => ({ format: "tablee", version: 1, restaurants });

const CLEAN = JSON.stringify(fileOf(restaurant()));

/** Changes to a file, by dotted path; undefined deletes the field. `M` is the first restaurant's menu. */
type Changes = Record<string, unknown>;
const spoilt = (changes: Changes) => {
  const file: unknown = JSON.parse(CLEAN);
  for (const [path, value] of Object.entries(changes)) {
    const steps = path.replace(/^M\b/, "restaurants.0.menu").split(".");
    const last = steps.pop() ?? "";
    let place = file as Record<string, unknown>;
    for (const step of steps) place = place[step] as Record<string, unknown>;
    if (value === undefined) delete place[last];
    else Object.defineProperty(place, last, { value, enumerable: true, configurable: true, writable: true });
  }
  return read(file);
};

describe("a file in our own format", () => {
  it("is read with defaults for everything left out", async () => {
    const { restaurants, errors, warnings } = await read(
      fileOf(restaurant(), { ref: "bare", name: "Bare", hours: CLOSED }),
    );
    expect([...errors, ...warnings]).toEqual([]);
    expect(restaurants).toMatchObject([
      { ref: "margot", timezone: "America/Toronto", currency: "CAD", menu: { items: [{ type: "other" }, {}] } },
      { ref: "bare", menu: null, delivery_radius_m: 5_000 },
    ]);
  });

  it("warns of a field that it does not know, wherever it is", async () => {
    const { warnings, errors } = await spoilt({
      comment: "x",
      "restaurants.0.prise": 1,
      "restaurants.0.name": { en: "Margot", de: "Margot" },
      "M.combos.0.slots.1.items.0.extra": 1,
      "M.items.0.__proto__": 1,
    });
    expect(errors).toEqual([]);
    expect(warnings.toSorted()).toEqual([
      "$.comment unknown_field",
      "$.restaurants[0].menu.combos[0].slots[1].items[0].extra unknown_field",
      "$.restaurants[0].menu.items[0].__proto__ unknown_field",
      "$.restaurants[0].name.de unknown_field",
      "$.restaurants[0].prise unknown_field",
    ]);
  });
});

describe("faults are reported all at once", () => {
  it("in every row and field", async () => {
    const { errors, restaurants } = await spoilt({
      "restaurants.0.ref": undefined,
      "restaurants.0.latitude": 91,
      "restaurants.0.website": "javascript:alert(1)",
      "restaurants.0.cover_image_path": "http://[",
      "restaurants.0.hours.monday": [[9, "17"]],
      "M.items.0.price": -1,
      "M.items.1.name": ["Fries"],
      "M.items.1.type": "soup",
      "M.modifier_groups.0.max_selected_amount": "1",
      "M.modifier_groups.0.modifiers.1.price": null,
      "M.combos.0.slots": [],
      "restaurants.1": 7,
      "restaurants.2": { ref: "b", name: "B", hours: {} },
    });
    expect(errors.toSorted()).toEqual(
      [
        "$.restaurants[0].ref missing",
        "$.restaurants[0].latitude out_of_range",
        "$.restaurants[0].website invalid_value",
        "$.restaurants[0].cover_image_path invalid_value",
        "$.restaurants[0].hours.monday[0][1] wrong_type",
        "$.restaurants[0].menu.items[0].price out_of_range",
        "$.restaurants[0].menu.items[1].name wrong_type",
        "$.restaurants[0].menu.items[1].type invalid_value",
        "$.restaurants[0].menu.modifier_groups[0].max_selected_amount wrong_type",
        "$.restaurants[0].menu.modifier_groups[0].modifiers[1].price wrong_type",
        "$.restaurants[0].menu.combos[0].slots out_of_range",
        "$.restaurants[1] wrong_type",
        ...WEEKDAYS.map((day) => `$.restaurants[2].hours.${day} missing`),
      ].toSorted(),
    );
    expect(restaurants).toEqual([]);
  });

  it.each<[string, Changes, string]>([
    ["another format", { format: "uber" }, "$.format invalid_value"],
    ["another version", { version: 3 }, "$.version invalid_value"],
    ["no restaurants", { restaurants: [] }, "$.restaurants out_of_range"],
    ["20,001 restaurants", { restaurants: Array.from({ length: 20_001 }) }, "$.restaurants out_of_range"],
    ["2,001 items", { "M.items": Array.from({ length: 2_001 }) }, "$.restaurants[0].menu.items out_of_range"],
    ["a menu that is a list", { "restaurants.0.menu": [] }, "$.restaurants[0].menu wrong_type"],
  ])("%s", async (_, changes, error) => {
    expect((await spoilt(changes)).errors).toContain(error);
  });
});

describe("references that the schema cannot check", () => {
  const GROUP = "$.restaurants[0].menu.modifier_groups[0]";
  const COMBO = "$.restaurants[0].menu.combos[0]";
  const burger = { ref: "burger", name: "Burger", price: 1 };
  it.each<[string, Changes, string[]]>([
    ["a restaurant twice", { "restaurants.1": restaurant() }, ["$.restaurants[1].ref duplicate_ref"]],
    ["an item twice", { "M.items.2": burger }, ["$.restaurants[0].menu.items[2].ref duplicate_ref"]],
    [
      "a modifier twice",
      { "M.modifier_groups.0.modifiers.1.ref": "small" },
      [`${GROUP}.modifiers[1].ref duplicate_ref`],
    ],
    ["a slot twice", { "M.combos.0.slots.1.ref": "main" }, [`${COMBO}.slots[1].ref duplicate_ref`]],
    [
      "an item twice in a group",
      { "M.modifier_groups.0.items": ["burger", "burger"] },
      [`${GROUP}.items[1] duplicate_ref`],
    ],
    ["a group's unknown item", { "M.modifier_groups.0.items": ["pizza"] }, [`${GROUP}.items[0] unknown_ref`]],
    ["a slot's unknown item", { "M.combos.0.slots.0.items.0.item": "x" }, [`${COMBO}.slots[0].items[0] unknown_ref`]],
    ["an unknown primary slot", { "M.combos.0.primary_slot": "x" }, [`${COMBO}.primary_slot unknown_ref`]],
    [
      "an unknown condition",
      { "M.modifier_groups.0.modifiers.0.conditional_modifiers": ["size|x", "small"] },
      [0, 1].map((index) => `${GROUP}.modifiers[0].conditional_modifiers[${index}] unknown_ref`),
    ],
    [
      "a choice that opens a group that is not there",
      { version: 2, "M.modifier_groups.0.modifiers.0.modifier_groups": ["x"] },
      [`${GROUP}.modifiers[0].modifier_groups[0] unknown_ref`],
    ],
    [
      "a cycle of choices",
      { version: 2, "M.modifier_groups.0.modifiers.0.modifier_groups": ["size"] },
      [`${GROUP}.modifiers[0].modifier_groups choices_circle`],
    ],
    [
      "a minimum above the maximum",
      { "M.modifier_groups.0.min_selected_amount": 2 },
      [`${GROUP}.min_selected_amount minimum_above_maximum`],
    ],
    [
      "a minimum that nobody can reach",
      { "M.modifier_groups.0.min_selected_amount": 3, "M.modifier_groups.0.max_selected_amount": 3 },
      [`${GROUP}.min_selected_amount minimum_unreachable`],
    ],
    [
      "a bar in a group's ref",
      { "M.modifier_groups.0.ref": "si|ze", "M.modifier_groups.0.modifiers.1.conditional_modifiers": [] },
      [`${GROUP}.ref invalid_value`],
    ],
    ["a name without words", { "restaurants.0.name": " | " }, ["$.restaurants[0].name name_missing"]],
    ["an unknown timezone", { "restaurants.0.timezone": "Montréal" }, ["$.restaurants[0].timezone timezone_unknown"]],
  ])("%s", async (_, changes, errors) => {
    expect((await spoilt(changes)).errors).toEqual(errors);
  });

  it("a linked group may require more than its own maximum, and -1 requires all", async () => {
    const group = "M.modifier_groups.0";
    const linked = { [`${group}.min_selected_amount`]: 2, [`${group}.size_link`]: "linked" };
    const all = {
      [`${group}.min_selected_amount`]: -1,
      [`${group}.max_selected_amount`]: 9,
      [`${group}.selections_per_item`]: -1,
    };
    for (const changes of [linked, all]) expect((await spoilt(changes)).errors).toEqual([]);
  });

  it("the same ref of two sources is two restaurants, and the default source is tablee", async () => {
    expect((await spoilt({ "restaurants.1": restaurant({ source: "osm" }) })).errors).toEqual([]);
    const twice = await spoilt({ "restaurants.1": restaurant({ source: "tablee" }) });
    expect(twice.errors).toEqual(["$.restaurants[1].ref duplicate_ref"]);
  });
});
