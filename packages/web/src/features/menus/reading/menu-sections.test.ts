import { ITEM_TYPES } from "@tablee/domain/menus/menu";
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { itemsPerRow, MOST_SHOWN, mostShown, sectionsByType, sectionsOf } from "./menu-sections.ts";
import { readSectionKey } from "./section-key.ts";

describe("sections", () => {
  it("are grouped by type, in the order of a meal, and never empty", () => {
    const items = (["beverage", "plate", "plate", "dessert"] as const).map((type, id) => ({ id, type }));
    const sections = sectionsByType(items);
    expect(sections.map(({ key, items: own }) => [key, own.map(({ id }) => id)])).toEqual([
      ["plate", [1, 2]],
      ["dessert", [3]],
      ["beverage", [0]],
    ]);
  });

  it("contain every item exactly once", () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...ITEM_TYPES)), (types) => {
        const items = types.map((type, id) => ({ id, type }));
        const placed = sectionsByType(items).flatMap((section) => section.items);
        expect(placed.toSorted((a, b) => a.id - b.id)).toEqual(items);
      }),
    );
  });
});

describe("a row of a section", () => {
  it.each([
    ["a phone of 320", 18, 2],
    ["a phone of 390", 22.375, 2],
    ["a phone of 390 with 200 % text", 11.2, 1],
    ["a tablet of 768", 44.5, 3],
    ["a large screen with the basket beside", 50.75, 4],
    ["the widest content", 55.25, 4],
  ])("on %s", (_where, rem, cards) => {
    expect(itemsPerRow(rem)).toBe(cards);
  });

  it("gives each card between 176 and 250 px when there is room for more than two", () => {
    fc.assert(
      fc.property(fc.double({ min: 35, max: 56, noNaN: true }), (rem) => {
        const cards = itemsPerRow(rem);
        const px = ((rem - (cards - 1)) / cards) * 16;
        expect(px).toBeGreaterThanOrEqual(176 - 0.001);
        expect(px).toBeLessThan(250);
      }),
    );
  });

  it("shows at most twice its items minus one on wide screens (menus §22)", () => {
    expect(mostShown(3)).toBe(5);
    expect(mostShown(4)).toBe(7);
    expect(mostShown(2)).toBe(7);
    expect(MOST_SHOWN).toBe(7);
  });
});

describe("the owner's sections (menus §31)", () => {
  const own = [3, 1].map((id) => ({
    id,
    name: { en: "Brunch", fr: "Brunch", default: null },
    image_url: null,
    hours: null,
  }));
  const items = fc.array(
    fc.record({ type: fc.constantFrom(...ITEM_TYPES), section_id: fc.constantFrom(null, 1, 2, 3) }),
    { maxLength: 12 },
  );

  it("come first, in their order, and every dish is in exactly one section", () => {
    fc.assert(
      fc.property(items, (dishes) => {
        const sections = sectionsOf(dishes, own);
        expect(new Set(sections.flatMap((section) => section.items))).toEqual(new Set(dishes));
        expect(sections.flatMap((section) => section.items)).toHaveLength(dishes.length);
        const owned = sections.flatMap((section) => section.own?.id ?? []);
        expect(owned).toEqual([3, 1].filter((id) => dishes.some(({ section_id }) => section_id === id)));
        expect(sections.findLastIndex((section) => section.own !== null)).toBe(owned.length - 1);
        for (const { key } of sections) expect(readSectionKey(key)).toBe(key);
      }),
    );
  });

  it("have a key in addresses that is read only with a valid number", () => {
    expect(["s0", "s", "s1.5", "s-1", "combos", 3, undefined].map(readSectionKey)).toEqual(Array(7).fill(undefined));
  });
});
