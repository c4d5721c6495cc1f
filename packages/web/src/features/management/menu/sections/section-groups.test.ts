import type { EditedItem, EditedMenu, EditedSection } from "@tablee/contract/management/edited-menu.schema";
import { draftedMenu } from "@tablee/domain/management/menu-draft";
import { editDraft } from "@tablee/domain/management/menu-edits";
import { describe, expect, test } from "vitest";
import { newDish, newSection } from "../new-lines.ts";
import { besideDish, dishGroups, dropEdits, sectionEdits } from "./section-groups.ts";

const NONE: EditedMenu = { sections: [], items: [], modifier_groups: [], combos: [] };
const dish = (ref: string, type: EditedItem["type"], section_id: string | null = null): EditedItem => ({
  ...newDish(NONE, type),
  ref,
  section_id,
});
const section = (ref: string, listed = true): EditedSection => ({ ...newSection(NONE), ref, listed });

const menu: EditedMenu = {
  ...NONE,
  sections: [section("brunch"), section("gone", false)],
  items: [
    dish("a", "plate"),
    dish("b", "plate", "brunch"),
    dish("c", "dessert", "gone"),
    dish("d", "dessert", "brunch"),
  ],
};
const after = (edits: ReturnType<typeof dropEdits>): EditedMenu => {
  const laid = editDraft(menu, [], edits);
  if ("code" in laid) throw new Error(laid.code);
  return draftedMenu(menu, laid.changes).menu;
};
const refsOf = ({ items }: { items: readonly EditedItem[] }) => items.map(({ ref }) => ref);

describe("dishes by the section that they stand in (management §11)", () => {
  test("the owner's sections first, then the types; an archived section heads nothing", () => {
    const groups = dishGroups(menu.items, menu.sections);
    expect(groups.map(({ key, items }) => [key, refsOf({ items })])).toEqual([
      ["own brunch", ["b", "d"]],
      ["plate", ["a"]],
      ["dessert", ["c"]],
    ]);
  });

  test("a dish is moved among those of its section", () => {
    const [a, b] = menu.items;
    expect(a && refsOf({ items: besideDish(menu, a) })).toEqual(["a"]);
    expect(b && refsOf({ items: besideDish(menu, b) })).toEqual(["b", "d"]);
  });

  test("pulled onto a dish of another section it goes there, too", () => {
    const next = after(dropEdits(menu, "a", "d"));
    expect(refsOf(next)).toEqual(["b", "c", "d", "a"]);
    expect(next.items.find(({ ref }) => ref === "a")?.section_id).toBe("brunch");
  });

  test("out of a section it is pulled only onto its own type", () => {
    expect(dropEdits(menu, "d", "a")).toEqual([]);
    const next = after(dropEdits(menu, "b", "a"));
    expect(next.items.find(({ ref }) => ref === "b")?.section_id).toBeNull();
    expect(refsOf(next).slice(0, 2)).toEqual(["b", "a"]);
  });

  test("several are moved at once, those that are there already are left", () => {
    expect(sectionEdits(menu.items, "brunch").map(({ ref }) => ref)).toEqual(["a", "c"]);
  });
});
