import { describe, expect, it } from "vitest";
import { Remarks } from "../remarks.ts";
import { readOsm } from "./read-osm.ts";

const NOBODY = { ref: "", name: "" };

const read = async (file: unknown) => {
  const remarks = new Remarks();
  const reading = await readOsm(file, remarks, NOBODY, new Date("2026-11-23T12:00:00Z"));
  const told = ({ path, code }: { path: string; code: string }) => `${path} ${code}`;
  const { errors, warnings } = remarks.report(null);
  return { ...reading, errors: errors.map(told), warnings: warnings.map(told) };
};
const place = async (tags: Record<string, string>, own: object = {}) => {
  const reading = await read({ elements: [{ type: "node", id: 7, lat: 45.5, lon: -73.6, tags, ...own }] });
  return { ...reading, restaurant: reading.restaurants[0] };
};

describe("a place of OpenStreetMap", () => {
  it("has its names, address, contacts, cuisines and place id", async () => {
    const { restaurant, errors, warnings } = await place({
      name: "L'Express",
      "name:en": "The Express",
      "name:fr": "L'Express",
      "addr:housenumber": "3927",
      "addr:unit": "2",
      "addr:street": "Rue Saint-Denis",
      "addr:city": "Montréal",
      "addr:postcode": "h2w2m4",
      phone: "514 845-5333; +1 514 555 0101",
      website: "https://restaurantlexpress.com/",
      cuisine: "French; bistro cuisine;french",
      "description:fr": "Un classique",
    });
    expect(restaurant).toMatchObject({
      ref: "node/7",
      name: { en: "The Express", fr: "L'Express", default: "L'Express" },
      description: { en: null, fr: "Un classique", default: null },
      address: "2-3927 Rue Saint-Denis",
      city: "Montréal",
      postal_code: "H2W 2M4",
      phone_number: "+15148455333",
      website: "https://restaurantlexpress.com/",
      cuisines: ["french", "bistro_cuisine"],
      google_place_id: "osm-node-7",
      latitude: 45.5,
      longitude: -73.6,
      timezone: "America/Toronto",
      menu: null,
    });
    expect([...errors, ...warnings]).toEqual([]);
  });

  it("leaves the status and the notice for orders to the kitchen", async () => {
    const { restaurant } = await place({ name: "Café" });
    expect(restaurant?.status).toBeUndefined();
    expect(restaurant?.min_order_delay).toBeUndefined();
  });

  it("of a way or relation has the position of its centre, or none without a centre", async () => {
    const { restaurants } = await read({
      elements: [
        { type: "way", id: 1, center: { lat: 48.85, lon: 2.35 }, tags: { name: "Chez Paul" } },
        { type: "relation", id: 2, tags: { "name:fr": "Sans lieu" } },
      ],
    });
    expect(restaurants).toMatchObject([
      { ref: "way/1", google_place_id: "osm-way-1", latitude: 48.85, longitude: 2.35, timezone: "Europe/Paris" },
      { ref: "relation/2", latitude: null, longitude: null, timezone: "America/Toronto" },
    ]);
  });

  it("has the currency of its country", async () => {
    const { restaurants, warnings } = await read({
      elements: [
        { type: "node", id: 1, lat: 48.4, lon: -4.48, tags: { name: "Crêperie" } },
        { type: "node", id: 2, lat: 40.7, lon: -74, tags: { name: "Diner" } },
        { type: "node", id: 3, lat: 45.5, lon: -73.6, tags: { name: "Casse-croûte" } },
        { type: "node", id: 4, lat: 51.5, lon: -0.1, tags: { name: "Pub" } },
      ],
    });
    expect(restaurants.map(({ currency }) => currency)).toEqual(["EUR", "USD", "CAD", "CAD"]);
    expect(warnings).toEqual(["$.elements[3] currency_unknown"]);
  });

  it("without a name is skipped, not refused", async () => {
    const reading = await read({
      elements: [
        { type: "node", id: 1 },
        { type: "node", id: 2, tags: { name: "  " } },
      ],
    });
    expect(reading).toMatchObject({ restaurants: [], skipped: 2, errors: [] });
  });

  it.each<[Record<string, string>, string]>([
    [{}, "dine_in"],
    [{ takeaway: "yes" }, "dine_in take_out"],
    [{ takeaway: "only" }, "take_out"],
    [{ takeaway: "no", delivery: "yes", drive_through: "yes" }, "dine_in delivery drive_through"],
    [{ indoor_seating: "no" }, ""],
    [{ indoor_seating: "no", outdoor_seating: "terrace" }, "dine_in"],
    [{ delivery: "only" }, "delivery"],
    [{ delivery: "delevery with skip", drive_through: "no" }, "dine_in"],
  ])("with %j offers %s", async (tags, offered) => {
    const { restaurant } = await place({ name: "Casse-croûte", ...tags });
    const modes = ["dine_in", "take_out", "delivery", "drive_through", "curbside_pickup"] as const;
    expect(modes.filter((mode) => restaurant?.[`${mode}_offered`]).join(" ")).toBe(offered);
  });

  it("keeps what can be read and warns of the rest, by its tag", async () => {
    const { restaurant, warnings } = await place({
      name: "Bar Inc",
      phone: "+1 522 3522",
      "contact:phone": "+1-514-555-0101",
      website: "javascript:alert(1)",
      "contact:website": "www.bar-inc.ca/menu",
      "addr:postcode": "somewhere in Montréal",
      opening_hours: "Mo-12:00",
    });
    expect(restaurant).toMatchObject({
      phone_number: "+15145550101",
      website: "https://www.bar-inc.ca/menu",
      postal_code: "",
    });
    expect(warnings).toEqual([
      "$.elements[0].tags.phone phone_unreadable",
      "$.elements[0].tags.website website_unreadable",
      '$.elements[0].tags["addr:postcode"] postal_code_unreadable',
      "$.elements[0].tags.opening_hours hours_unreadable",
    ]);
  });

  it("without hours is closed, without a warning", async () => {
    const { restaurant, warnings } = await place({ name: "Café" });
    expect(Object.values(restaurant?.hours ?? { none: [1] }).flat()).toEqual([]);
    expect(warnings).toEqual([]);
  });
});

describe("a file that is not a valid Overpass answer", () => {
  it.each<[string, unknown, string[]]>([
    ["no object", [], ["$ wrong_type"]],
    ["no elements", { version: 0.6 }, ["$.elements missing"]],
    ["a string as id", { elements: [{ type: "node", id: "12", tags: {} }] }, ["$.elements[0].id wrong_type"]],
    ["an unknown type", { elements: [{ type: "area", id: 1 }] }, ["$.elements[0].type invalid_value"]],
    [
      "positions off the earth",
      { elements: [{ type: "node", id: 1, lat: 91, lon: -181, tags: { name: "a" } }] },
      ["$.elements[0].lat out_of_range", "$.elements[0].lon out_of_range"],
    ],
    [
      "tags that are no texts",
      { elements: [null, { type: "node", id: 1, tags: { name: 3 } }] },
      ["$.elements[0] wrong_type", "$.elements[1].tags.name wrong_type"],
    ],
  ])("%s", async (_, file, errors) => {
    expect((await read(file)).errors).toEqual(errors);
  });

  it("warns where Overpass gave up half way", async () => {
    const { warnings } = await read({ elements: [], remark: "runtime error: Query timed out" });
    expect(warnings).toEqual(["$.remark incomplete"]);
  });

  it("stops listing after a thousand errors and says so", async () => {
    const { errors } = await read({ elements: Array.from({ length: 5_000 }, () => 1) });
    expect(errors).toHaveLength(1_001);
    expect(errors.at(-1)).toBe("$ too_many");
  });

  it("reads tags named like JavaScript properties as ordinary tags", async () => {
    const tags: unknown = JSON.parse('{"name": "a", "__proto__": "b", "constructor": "c", "toString": "d"}');
    const { restaurants, errors } = await read({ elements: [{ type: "node", id: 1, tags }] });
    expect(errors).toEqual([]);
    expect(restaurants).toHaveLength(1);
  });
});
