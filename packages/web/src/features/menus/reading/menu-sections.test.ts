import { ITEM_TYPES } from "@tablee/domain/menus/menu";
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { itemsPerRow, MOST_SHOWN, mostShown, sectionsOf } from "./menu-sections.ts";

describe("sections", () => {
  it("are by type, in the order in which one eats, and never empty", () => {
    const items = (["beverage", "plate", "plate", "dessert"] as const).map((type, id) => ({ id, type }));
    const sections = sectionsOf(items);
    expect(sections.map(({ key, items: own }) => [key, own.map(({ id }) => id)])).toEqual([
      ["plate", [1, 2]],
      ["dessert", [3]],
      ["beverage", [0]],
    ]);
  });

  it("hold every item exactly once", () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...ITEM_TYPES)), (types) => {
        const items = types.map((type, id) => ({ id, type }));
        const placed = sectionsOf(items).flatMap((section) => section.items);
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

  it("leaves each card about 186 px where there are more than two", () => {
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
