import { expect, test } from "vitest";
import { dishAfter, newDish, newSection } from "./new-lines.ts";

const EMPTY = { sections: [], items: [], modifier_groups: [], combos: [] };

test("a new dish takes the type and the section of the dish before it, if that section is still listed", () => {
  const menu = { ...EMPTY, sections: [{ ...newSection(EMPTY), ref: "sweet" }] };
  const tart = { ...newDish(menu, "dessert"), section_id: "sweet" };
  expect(dishAfter(menu, tart)).toMatchObject({ type: "dessert", section_id: "sweet", price: null });
  const archived = { ...menu, sections: menu.sections.map((one) => ({ ...one, listed: false })) };
  expect(dishAfter(archived, tart)).toMatchObject({ type: "dessert", section_id: null });
  expect(dishAfter(EMPTY, undefined)).toMatchObject({ type: "plate", section_id: null });
});
