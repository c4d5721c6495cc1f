import { TableeFile } from "@tablee/contract/restaurants/tablee-format.schema";
import fc from "fast-check";
import { describe, expect, it } from "vitest";

import { makeDiscoveries } from "./make-discoveries.ts";
import { makeMenu } from "./make-menu.ts";
import { makeRestaurant } from "./make-restaurant.ts";
import { between, pick, sample, seededRandom } from "./random.ts";

describe("seeded random numbers", () => {
  it("always start with the same three for seed 1", () => {
    const random = seededRandom(1);
    expect([random(), random(), random()]).toEqual([0.6270739405881613, 0.002735721180215478, 0.5274470399599522]);
  });

  it("stay within the requested range, list and number", () => {
    fc.assert(
      fc.property(fc.integer(), fc.integer({ min: -50, max: 50 }), fc.nat(60), (seed, low, span) => {
        const random = seededRandom(seed);
        const list = Array.from({ length: span + 1 }, (_none, place) => place);
        const number = between(random, low, low + span);
        expect(number >= low && number <= low + span && Number.isInteger(number)).toBe(true);
        expect(list).toContain(pick(random, list));
        const some = sample(random, list, 5);
        expect(new Set(some).size).toBe(Math.min(5, list.length));
      }),
    );
  });

  it("refuse to choose from an empty list", () => {
    expect(() => pick(seededRandom(1), [])).toThrow("empty");
  });
});

describe("generated restaurants", () => {
  it("pass the schema for any seed, and are the same for the same seed", () => {
    fc.assert(
      fc.property(fc.nat(100_000), (seed) => {
        const restaurant = makeRestaurant(seed);
        expect(TableeFile.safeParse({ format: "tablee", version: 1, restaurants: [restaurant] }).success).toBe(true);
        expect(makeRestaurant(seed)).toEqual(restaurant);
      }),
      { numRuns: 30 },
    );
  });

  it("take the properties that a test sets", () => {
    expect(makeRestaurant(7, { status: "closed", min_order_delay: 12 })).toMatchObject({
      ref: "made-7",
      status: "closed",
      min_order_delay: 12,
    });
  });

  it("have the requested number of items, with groups and combos that refer to them", () => {
    const { items, modifier_groups, combos } = makeMenu(3, 100);
    const refs = new Set(items.map(({ ref }) => ref));
    expect(refs.size).toBe(100);
    for (const ref of modifier_groups.flatMap((group) => group.items)) expect(refs).toContain(ref);
    for (const { item } of combos.flatMap(({ slots }) => slots.flatMap((slot) => slot.items)))
      expect(refs).toContain(item);
  });
});

describe("generated discoveries", () => {
  it("have unique refs, are the same for the same seed, and lie within a year", () => {
    const made = makeDiscoveries(20_000, 5);
    expect(new Set(made.map(({ ref }) => ref)).size).toBe(20_000);
    expect(makeDiscoveries(20_000, 5)[19_999]).toEqual(made[19_999]);
    expect(makeDiscoveries(3, 6)[0]).not.toEqual(made[0]);
    expect(made.every(({ hours_ago }) => hours_ago >= 0 && hours_ago <= 365 * 24)).toBe(true);
  });

  it("use the given authors, places and number of days", () => {
    const cast = { authors: ["someone"], places: [{ restaurant: "osm-node-1", item: null }], days: 2 };
    for (const discovery of makeDiscoveries(50, 1, cast)) {
      expect(discovery).toMatchObject({ author: "someone", restaurant: "osm-node-1", item: null });
      expect(discovery.hours_ago).toBeLessThanOrEqual(48);
    }
  });
});
