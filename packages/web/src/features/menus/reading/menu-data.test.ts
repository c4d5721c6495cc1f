import { gzipSync } from "node:zlib";
import type { MenuItem } from "@tablee/contract/menus/menus.schema";
import type { Restaurant } from "@tablee/contract/restaurants/restaurants.schema";
import { describe, expect, it } from "vitest";
import { restaurantData } from "../../restaurants/restaurant-data.ts";
import { menuData } from "./menu-data.ts";

type Check = (value: unknown) => boolean;
const filled: Check = (value) => typeof value === "string" && value.trim() !== "";
const web: Check = (value) => typeof value === "string" && URL.canParse(value) && /^https?:/.test(value);
const flag: Check = (value) => typeof value === "boolean";
const matching =
  (pattern: RegExp): Check =>
  (value) =>
    typeof value === "string" && pattern.test(value);
const within =
  (low: number, high: number): Check =>
  (value) =>
    typeof value === "number" && value >= low && value <= high;
const oneOf =
  (...values: string[]): Check =>
  (value) =>
    typeof value === "string" && values.includes(value);
const term = (pattern: string) => matching(new RegExp(`^https://schema\\.org/(${pattern})$`));

/** The rule for a property's value: a check of a plain value, or the type of a nested thing. */
type Rule = Check | string;
interface Type {
  [property: string]: { rule: Rule; required?: true; many?: true };
}

/** The part of schema.org that is used, as defined there: any other property, type or value is a fault. */
const TYPES: Record<string, Type> = {
  Restaurant: {
    "@context": { rule: oneOf("https://schema.org"), required: true },
    "@id": { rule: web, required: true },
    name: { rule: filled, required: true },
    description: { rule: filled },
    url: { rule: web, required: true },
    sameAs: { rule: web },
    image: { rule: web },
    telephone: { rule: matching(/^\+?[\d\s().-]+$/) },
    servesCuisine: { rule: filled, many: true },
    currenciesAccepted: { rule: matching(/^[A-Z]{3}$/) },
    address: { rule: "PostalAddress" },
    geo: { rule: "GeoCoordinates" },
    openingHoursSpecification: { rule: "OpeningHoursSpecification", many: true },
    specialOpeningHoursSpecification: { rule: "OpeningHoursSpecification", many: true },
    acceptsReservations: { rule: flag },
    hasMenu: { rule: "Menu" },
    potentialAction: { rule: "OrderAction" },
  },
  PostalAddress: { streetAddress: { rule: filled }, addressLocality: { rule: filled }, postalCode: { rule: filled } },
  GeoCoordinates: {
    latitude: { rule: within(-90, 90), required: true },
    longitude: { rule: within(-180, 180), required: true },
  },
  OpeningHoursSpecification: {
    dayOfWeek: { rule: term("(Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day") },
    validFrom: { rule: matching(/^\d{4}-\d\d-\d\d$/) },
    validThrough: { rule: matching(/^\d{4}-\d\d-\d\d$/) },
    opens: { rule: matching(/^([01]\d|2[0-3]):[0-5]\d$/), required: true },
    closes: { rule: matching(/^([01]\d|2[0-3]):[0-5]\d$/), required: true },
  },
  OrderAction: {
    target: { rule: "EntryPoint", required: true },
    deliveryMethod: {
      rule: matching(
        /^(https:\/\/schema\.org\/OnSitePickup|http:\/\/purl\.org\/goodrelations\/v1#DeliveryModeOwnFleet)$/,
      ),
      many: true,
    },
  },
  EntryPoint: { urlTemplate: { rule: web, required: true }, inLanguage: { rule: oneOf("en", "fr") } },
  Menu: {
    inLanguage: { rule: oneOf("en", "fr") },
    url: { rule: web },
    hasMenuSection: { rule: "MenuSection", many: true, required: true },
  },
  MenuSection: {
    name: { rule: filled, required: true },
    hasMenuItem: { rule: "MenuItem", many: true, required: true },
  },
  MenuItem: {
    name: { rule: filled, required: true },
    description: { rule: filled },
    offers: { rule: "Offer" },
    nutrition: { rule: "NutritionInformation" },
    suitableForDiet: { rule: term("(Vegan|Vegetarian|GlutenFree|Halal|Kosher|LowLactose)Diet"), many: true },
  },
  Offer: {
    price: { rule: matching(/^\d+\.\d\d$/), required: true },
    priceCurrency: { rule: matching(/^[A-Z]{3}$/), required: true },
    availability: { rule: term("SoldOut|InStock") },
  },
  NutritionInformation: { calories: { rule: matching(/^\d+ kcal$/), required: true } },
};

/** Lists everything that schema.org does not allow, by its path. */
function faultsOf(thing: unknown, type: string, path = type): string[] {
  const rules = TYPES[type];
  if (!rules || typeof thing !== "object" || thing === null) return [`${path} is no ${type}`];
  const given = thing as Record<string, unknown>;
  const faults = given["@type"] === type ? [] : [`${path}.@type is no ${type}`];
  for (const [property, { required }] of Object.entries(rules)) {
    if (required && given[property] === undefined) faults.push(`${path}.${property} is missing`);
  }
  for (const [property, value] of Object.entries(given)) {
    if (property === "@type") continue;
    const at = `${path}.${property}`;
    const known = rules[property];
    if (!known) faults.push(`${at} is not a property of ${type}`);
    else if (Array.isArray(value) && !known.many) faults.push(`${at} is a list`);
    else
      faults.push(
        ...(Array.isArray(value) ? value : [value]).flatMap((one, n) => faultOf(one, known.rule, `${at}[${n}]`)),
      );
  }
  return faults;
}
const faultOf = (value: unknown, rule: Rule, path: string): string[] =>
  typeof rule === "string" ? faultsOf(value, rule, path) : rule(value) ? [] : [`${path} is ${JSON.stringify(value)}`];

const en = (words: string) => ({ en: words, fr: null, default: null });
const dish = (id: number, own: Partial<MenuItem> = {}): MenuItem => ({
  id,
  name: { en: `Dish ${id}`, fr: `Plat ${id}`, default: null },
  description: en("With herbs, lemon and a little salt"),
  price: 12.5,
  mode_prices: {},
  unit_price: null,
  calories: 640,
  image_url: `/pictures/dish-${id}.webp`,
  orientation: "square",
  stock_status: "available",
  tags: ["vegan"],
  allergens: [],
  type: "plate",
  hidden: false,
  heat: 0,
  section_id: null,
  restaurant_id: 1,
  modifier_size: 0,
  use_wizard: false,
  settings: { min_order_delay: 0 },
  ...own,
});
const combo = {
  id: 1,
  name: en("Trio"),
  description: en(""),
  base_price: 9,
  mode_prices: {},
  promotion: null,
  limit_per_order: null,
  primary_slot_id: null,
  slots: [],
  image_url: null,
  allergens: [],
};
const never = { monday: [], tuesday: [], wednesday: [], thursday: [], friday: [], saturday: [], sunday: [] };
const restaurant = (own: Partial<Restaurant> = {}, items: MenuItem[] = [dish(1)]): Restaurant => ({
  id: 7,
  name: { en: "The Pot", fr: "La Marmite", default: null },
  description: en("Simmered all day"),
  menu_description: en(""),
  phone_number: "+15145550101",
  website: "https://marmite.example/",
  address: "12 rue Rachel",
  city: "Montréal",
  postal_code: "H2W 1E6",
  zone: null,
  latitude: 45.52,
  longitude: -73.58,
  google_place_id: null,
  distance_km: null,
  logo_image_path: null,
  cover_image_path: "/pictures/cover.webp",
  cuisines: ["french"],
  status: "open",
  planned_orders_enabled: false,
  timezone: "America/Toronto",
  currency: "CAD",
  min_order_delay: 0,
  preparation_minutes: 20,
  hours: { ...never, monday: [[11.5, 14]], friday: [[18, 2]], saturday: [[0, 24]] },
  closed_dates: [],
  special_hours: [],
  delivery_offered: true,
  dine_in_offered: true,
  take_out_offered: true,
  curbside_pickup_offered: false,
  drive_through_offered: false,
  hide_dine_in: false,
  hide_delivery: false,
  hide_take_out: false,
  hide_curbside: false,
  hide_drive: false,
  delivery_radius_m: 5_000,
  delivery_fee: 0,
  min_order_amount: 0,
  tip_percents: [10, 15, 18],
  offers: [],
  welcome_url: null,
  has_menu: true,
  items: items.map(({ id }) => id),
  menu: {
    welcome_url: null,
    tax: { included: false, rates: [] },
    offers: [],
    sections: [],
    items,
    combos: [combo],
    modifier_groups: [],
  },
  ...own,
});

/** As it is sent: without undefined properties. */
const sent = (data: unknown) => JSON.parse(JSON.stringify(data)) as Record<string, unknown>;
const whole = (own: Partial<Restaurant> = {}, items?: MenuItem[]) =>
  sent(menuData(restaurant(own, items), "fr", "https://tablee.example"));

describe("a restaurant and its menu in schema.org's terms", () => {
  it("name the owner's sections first, in their order (menus §31)", () => {
    const menu = restaurant({}, [dish(1), dish(2, { section_id: 7 }), dish(3, { section_id: 6 })]).menu;
    const sections = [6, 7, 8].map((id) => ({ id, name: en(`Section ${id}`), image_url: null, hours: null }));
    const { hasMenu } = menuData(restaurant({ menu: { ...menu, sections } }), "en", "https://tablee.example");
    expect(hasMenu.hasMenuSection.map(({ name }) => name).slice(0, 2)).toEqual(["Section 6", "Section 7"]);
    expect(hasMenu.hasMenuSection).toHaveLength(4);
  });

  it("use only types, properties and values that schema.org defines", () => {
    const items = [
      dish(1),
      dish(2, { price: null, calories: null, description: en(""), tags: ["gluten-free", "spicy", "lactose-free"] }),
      dish(3, { stock_status: "out_of_stock", type: "dessert", price: 0 }),
    ];
    const data = whole({}, items);
    expect(faultsOf(data, "Restaurant")).toEqual([]);
    expect(data["name"]).toBe("La Marmite");
    expect(data["acceptsReservations"]).toBe(false);
    expect(data["potentialAction"]).toMatchObject({
      target: { urlTemplate: "https://tablee.example/menu/7", inLanguage: "fr" },
      deliveryMethod: ["https://schema.org/OnSitePickup", "http://purl.org/goodrelations/v1#DeliveryModeOwnFleet"],
    });
    const json = JSON.stringify(data);
    expect(json.match(/SoldOut/g)).toHaveLength(1);
    expect(json).toContain('"price":"12.50"');
    expect(json).toContain("https://schema.org/LowLactoseDiet");
  });

  it("leave out what is unknown", () => {
    const bare: Partial<Restaurant> = {
      description: en(""),
      phone_number: null,
      website: null,
      address: "",
      city: "",
      postal_code: "",
      latitude: null,
      longitude: null,
      cover_image_path: null,
      cuisines: [],
      hours: never,
      delivery_offered: false,
      dine_in_offered: false,
      take_out_offered: false,
    };
    const data = whole(bare);
    expect(faultsOf(data, "Restaurant")).toEqual([]);
    for (const property of ["address", "geo", "image", "telephone", "sameAs", "servesCuisine", "potentialAction"]) {
      expect(data).not.toHaveProperty(property);
    }
    expect(sent(restaurantData(restaurant({ has_menu: false }), "en", "https://tablee.example"))).not.toHaveProperty(
      "hasMenu",
    );
  });

  it("list hours past midnight with the next morning's closing time, and 24 hours as 00:00 to 23:59", () => {
    const hours = whole()["openingHoursSpecification"] as { dayOfWeek: string; opens: string; closes: string }[];
    expect(hours.map(({ dayOfWeek, opens, closes }) => `${dayOfWeek.slice(19)} ${opens}-${closes}`)).toEqual([
      "Monday 11:30-14:00",
      "Friday 18:00-02:00",
      "Saturday 00:00-23:59",
    ]);
  });

  it("list special hours, and closed dates as 00:00 to 00:00 (restaurants §3)", () => {
    const dates = {
      closed_dates: ["2026-12-25", "2026-12-26"],
      special_hours: [{ from: "2026-12-24", to: "2026-12-25", hours: [[18, 1]] as [number, number][] }],
    };
    const specification = { "@type": "OpeningHoursSpecification" };
    expect(faultsOf(whole(dates), "Restaurant")).toEqual([]);
    expect(whole(dates)["specialOpeningHoursSpecification"]).toEqual([
      { ...specification, validFrom: "2026-12-24", validThrough: "2026-12-24", opens: "18:00", closes: "01:00" },
      { ...specification, validFrom: "2026-12-25", validThrough: "2026-12-26", opens: "00:00", closes: "00:00" },
    ]);
    expect(whole()).not.toHaveProperty("specialOpeningHoursSpecification");
  });

  it("are checked for properties and values that schema.org does not define", () => {
    expect(faultsOf({ ...whole(), cuisine: "French" }, "Restaurant")).toHaveLength(1);
    expect(faultsOf({ ...whole(), geo: { "@type": "GeoCoordinates", latitude: "45" } }, "Restaurant")).toHaveLength(2);
  });

  it("stay small with 300 dishes", () => {
    const data = JSON.stringify(
      whole(
        {},
        Array.from({ length: 300 }, (_, n) => dish(n + 1)),
      ),
    );
    expect(data.length).toBeLessThan(90_000);
    expect(gzipSync(data).length).toBeLessThan(6_000);
  });
});
