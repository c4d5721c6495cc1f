import { TableeFile, type TableeRestaurant } from "@tablee/contract/restaurants/tablee-format.schema";
import { type TextInput, readText } from "@tablee/domain/language/read-text";
import { ITEM_TYPES } from "@tablee/domain/menus/menu";
import { describe, expect, it } from "vitest";

import { CUISINES, MENU_TAGS } from "@tablee/domain/menus/menu-constants";
import { demoZones } from "../zones.ts";
import { demoRestaurants } from "./demo-restaurants.ts";

const STARTED_AT = new Date("2026-11-20T17:00:00Z");
const file = TableeFile.parse({ format: "tablee", version: 1, restaurants: demoRestaurants(STARTED_AT) });
const restaurants = file.restaurants;
const menuOf = (restaurant: TableeRestaurant) => {
  if (!restaurant.menu) throw new Error(`${restaurant.ref} has no menu`);
  return restaurant.menu;
};
const byRef = (ref: string) => {
  const found = restaurants.find((restaurant) => restaurant.ref === ref);
  if (!found) throw new Error(`no ${ref}`);
  return found;
};
const repeated = (refs: string[]) => refs.filter((ref, place) => refs.indexOf(ref) !== place);

/** Every translatable text of a restaurant with its path. The names of restaurants are the same in both languages. */
const textsOf = (restaurant: TableeRestaurant): [path: string, text: TextInput][] => {
  const { items, modifier_groups, combos } = menuOf(restaurant);
  return [
    ["description", restaurant.description],
    ["menu_description", restaurant.menu_description],
    ...items.flatMap((item): [string, TextInput][] => [
      [`${item.ref} name`, item.name],
      [`${item.ref} description`, item.description],
    ]),
    ...modifier_groups.flatMap((group): [string, TextInput][] => [
      [`${group.ref} name`, group.name],
      [`${group.ref} description`, group.description],
      ...group.modifiers.flatMap((modifier): [string, TextInput][] => [
        [`${modifier.ref} name`, modifier.name],
        [`${modifier.ref} description`, modifier.description],
      ]),
    ]),
    ...combos.flatMap((combo): [string, TextInput][] => [
      [`${combo.ref} name`, combo.name],
      [`${combo.ref} description`, combo.description],
      [`${combo.ref} promotion`, combo.promotion ?? ""],
      ...combo.slots.map((slot): [string, TextInput] => [`${slot.ref} name`, slot.name]),
    ]),
  ];
};

describe("the demo's restaurants", () => {
  it("are at least 24, each with a ref, a place and a menu of its own", () => {
    expect(restaurants.length).toBeGreaterThanOrEqual(24);
    for (const key of ["ref", "google_place_id", "phone_number", "address"] as const) {
      expect(repeated(restaurants.map((restaurant) => String(restaurant[key]))), key).toEqual([]);
    }
    for (const restaurant of restaurants) {
      expect(menuOf(restaurant).items.length, restaurant.ref).toBeGreaterThanOrEqual(12);
    }
  });

  it("lie in a known zone of Montréal, with local postal codes and phone numbers", () => {
    const zones = demoZones.map(({ ref }) => ref);
    for (const { ref, zone, latitude, longitude, postal_code, phone_number } of restaurants) {
      expect(zones, ref).toContain(zone);
      expect(Math.abs((latitude ?? 0) - 45.52), ref).toBeLessThan(0.1);
      expect(Math.abs((longitude ?? 0) + 73.58), ref).toBeLessThan(0.12);
      expect(postal_code, ref).toMatch(/^H\d[ABCEGHJ-NPRSTV-Z] \d[ABCEGHJ-NPRSTV-Z]\d$/);
      expect(phone_number, ref).toMatch(/^\+1514555\d{4}$/);
    }
  });

  it("have every text in both languages, with curly apostrophes", () => {
    for (const restaurant of restaurants) {
      expect(restaurant.description, restaurant.ref).not.toBe("");
      for (const [path, input] of textsOf(restaurant)) {
        const text = readText(input);
        const where = `${restaurant.ref} ${path}`;
        expect([text.en === null, text.fr === null], where).toEqual([text.en === null, text.en === null]);
        if (!path.endsWith("description") && !path.endsWith("promotion")) expect(text.en, where).not.toBeNull();
        if (path.endsWith("description") && text.en !== null && text.en.split(" ").length > 3) {
          expect(text.fr, where).not.toBe(text.en);
        }
        expect(`${text.en} ${text.fr}`, where).not.toMatch(/\p{L}'\p{L}/u);
      }
    }
  });

  it("have only tags and cuisines that the product knows", () => {
    for (const restaurant of restaurants) {
      for (const cuisine of restaurant.cuisines)
        expect(CUISINES as readonly string[], restaurant.ref).toContain(cuisine);
      for (const item of menuOf(restaurant).items) {
        for (const tag of item.tags)
          expect(MENU_TAGS as readonly string[], `${restaurant.ref} ${item.ref}`).toContain(tag);
      }
    }
  });
});

describe("the demo's menus", () => {
  it("use each ref once", () => {
    for (const restaurant of restaurants) {
      const { items, modifier_groups, combos } = menuOf(restaurant);
      const refs = {
        items: items.map(({ ref }) => ref),
        groups: modifier_groups.map(({ ref }) => ref),
        modifiers: modifier_groups.flatMap(({ modifiers }) => modifiers.map(({ ref }) => ref)),
        combos: combos.map(({ ref }) => ref),
        slots: combos.flatMap(({ slots }) => slots.map(({ ref }) => ref)),
      };
      for (const [kind, list] of Object.entries(refs)) expect(repeated(list), `${restaurant.ref} ${kind}`).toEqual([]);
    }
  });

  it("refer only to items, modifiers and slots that exist", () => {
    for (const restaurant of restaurants) {
      const { items, modifier_groups, combos } = menuOf(restaurant);
      const itemRefs = new Set(items.map(({ ref }) => ref));
      const keys = new Set(
        modifier_groups.flatMap(({ ref, modifiers }) => modifiers.map((each) => `${ref}|${each.ref}`)),
      );
      const groupItems = modifier_groups.flatMap((group) => group.items);
      const slotItems = combos.flatMap(({ slots }) => slots.flatMap((slot) => slot.items.map(({ item }) => item)));
      const hiders = modifier_groups.flatMap(({ modifiers }) =>
        modifiers.flatMap((each) => each.conditional_modifiers),
      );
      expect(
        [...groupItems, ...slotItems].filter((ref) => !itemRefs.has(ref)),
        restaurant.ref,
      ).toEqual([]);
      expect(
        hiders.filter((key) => !keys.has(key)),
        restaurant.ref,
      ).toEqual([]);
      for (const { ref, primary_slot, slots } of combos) {
        expect(
          slots.map((slot) => slot.ref),
          ref,
        ).toContain(primary_slot);
      }
    }
  });

  it("require no more choices than a group offers", () => {
    for (const restaurant of restaurants) {
      for (const { ref, modifiers, min_selected_amount, max_selected_amount, selections_per_item } of menuOf(restaurant)
        .modifier_groups) {
        const min = min_selected_amount === -1 ? max_selected_amount : min_selected_amount;
        const each = selections_per_item === -1 ? max_selected_amount : selections_per_item;
        const choices = modifiers.filter(
          ({ type, stock_status }) => type === "selectable" && (stock_status ?? "available") === "available",
        );
        expect(min, `${restaurant.ref} ${ref}`).toBeLessThanOrEqual(max_selected_amount);
        expect(choices.length * each, `${restaurant.ref} ${ref}`).toBeGreaterThanOrEqual(min);
      }
    }
  });

  it("have no dietary tags that their allergens contradict", () => {
    const denies = {
      "gluten-free": ["gluten"],
      "lactose-free": ["milk"],
      vegetarian: ["fish", "crustaceans", "molluscs"],
      vegan: ["fish", "crustaceans", "molluscs", "milk", "eggs"],
    };
    for (const restaurant of restaurants) {
      for (const { ref, tags, allergens } of menuOf(restaurant).items) {
        for (const [tag, denied] of Object.entries(denies)) {
          if (!tags.includes(tag)) continue;
          expect(
            allergens.filter((allergen) => denied.includes(allergen)),
            `${restaurant.ref} ${ref} ${tag}`,
          ).toEqual([]);
        }
        expect(tags.includes("vegan") && tags.includes("vegetarian"), `${restaurant.ref} ${ref}`).toBe(false);
        expect(new Set(allergens).size, `${restaurant.ref} ${ref}`).toBe(allergens.length);
        expect(new Set(tags).size, `${restaurant.ref} ${ref}`).toBe(tags.length);
      }
    }
  });

  it("have prices in whole cents", () => {
    for (const restaurant of restaurants) {
      const { items, modifier_groups, combos } = menuOf(restaurant);
      const amounts = [
        restaurant.delivery_fee,
        ...items.map(({ price }) => price ?? 0),
        ...modifier_groups.flatMap(({ modifiers }) => modifiers.map(({ price }) => price)),
        ...combos.map(({ base_price }) => base_price),
      ];
      for (const amount of amounts) expect(Math.abs(amount * 100 - Math.round(amount * 100))).toBeLessThan(1e-6);
    }
  });

  it("use every feature that a menu can have", () => {
    const menus = restaurants.map(menuOf);
    const items = menus.flatMap((menu) => menu.items);
    const groups = menus.flatMap((menu) => menu.modifier_groups);
    const modifiers = groups.flatMap((group) => group.modifiers);
    const combos = menus.flatMap((menu) => menu.combos);
    const fillings = combos.flatMap(({ slots }) => slots.flatMap((slot) => slot.items));

    expect(new Set(items.map(({ type }) => type))).toEqual(new Set(ITEM_TYPES));
    expect(items.some(({ price }) => price === null)).toBe(true);
    expect(items.some(({ stock_status }) => stock_status === "out_of_stock")).toBe(true);
    expect(items.some(({ unit_price }) => unit_price !== null)).toBe(true);
    expect(items.some(({ use_wizard }) => use_wizard)).toBe(true);
    expect(items.some(({ settings }) => settings.min_order_delay > 0)).toBe(true);
    expect(new Set(groups.map(({ size_link }) => size_link))).toEqual(new Set([null, "linked", "modify"]));
    expect(new Set(groups.map(({ price_display }) => price_display))).toEqual(new Set(["total", "extra"]));
    expect(groups.some(({ min_selected_amount }) => min_selected_amount === -1)).toBe(true);
    expect(groups.some(({ selections_per_item }) => selections_per_item === -1)).toBe(true);
    expect(groups.some(({ selections_per_item }) => selections_per_item > 1)).toBe(true);
    expect(groups.some(({ free_amount }) => free_amount > 0)).toBe(true);
    expect(modifiers.some(({ preselected }) => preselected)).toBe(true);
    expect(modifiers.some(({ modifier_groups }) => modifier_groups.length > 0)).toBe(true);
    expect(new Set(modifiers.map(({ type }) => type))).toEqual(new Set(["text", "separator", "selectable"]));
    expect(modifiers.some(({ conditional_display }) => conditional_display === "hide-when-select")).toBe(true);
    expect(modifiers.some(({ stock_status }) => stock_status === "out_of_stock")).toBe(true);
    expect(combos.some(({ limit_per_order }) => limit_per_order !== null)).toBe(true);
    expect(combos.some(({ promotion }) => promotion !== null)).toBe(true);
    expect(combos.some(({ slots }) => slots.some(({ optional }) => optional))).toBe(true);
    expect(combos.some(({ slots }) => slots.some(({ min, max }) => min > 1 && max > 1))).toBe(true);
    expect(fillings.some(({ variant, name }) => variant > 0 && name !== null)).toBe(true);
    expect(fillings.some(({ use_base_price }) => use_base_price)).toBe(true);
    expect(fillings.some(({ extra_price }) => extra_price > 0)).toBe(true);
    expect(Math.max(...menus.map((menu) => menu.items.length))).toBeGreaterThanOrEqual(300);
    expect(menus.some((menu) => menu.welcome_url !== null)).toBe(true);
  });

  it("offer every mode at Chez Margot, and only dine-in at L’Ardoise", () => {
    const margot = byRef("chez-margot");
    const slate = byRef("l-ardoise");
    const offered = (restaurant: TableeRestaurant) => [
      restaurant.dine_in_offered && !restaurant.hide_dine_in,
      restaurant.take_out_offered && !restaurant.hide_take_out,
      restaurant.delivery_offered && !restaurant.hide_delivery,
      restaurant.curbside_pickup_offered && !restaurant.hide_curbside,
      restaurant.drive_through_offered && !restaurant.hide_drive,
    ];
    expect(offered(margot)).toEqual([true, true, true, true, true]);
    expect(offered(slate)).toEqual([true, false, false, false, false]);
    expect(byRef("cantine-du-bord-de-leau").delivery_offered).toBe(false);
    expect(byRef("traiteur-belles-tables").min_order_delay).toBe(48);
    expect(byRef("cremerie-soleil").cover_image_path).toBeNull();
    expect(byRef("cafe-tourne-disque").logo_image_path).toBeNull();
  });
});
