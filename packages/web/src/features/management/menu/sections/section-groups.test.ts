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

describe("dishes grouped by section (management §11)", () => {
  test("the owner's sections come first, then the item types; an archived section has no group", () => {
    const groups = dishGroups(menu.items, menu.sections);
    expect(groups.map(({ key, items }) => [key, refsOf({ items })])).toEqual([
      ["own brunch", ["b", "d"]],
      ["plate", ["a"]],
      ["dessert", ["c"]],
    ]);
  });

  test("a dish is moved among the dishes of its own section", () => {
    const [a, b] = menu.items;
    expect(a && refsOf({ items: besideDish(menu, a) })).toEqual(["a"]);
    expect(b && refsOf({ items: besideDish(menu, b) })).toEqual(["b", "d"]);
  });

  test("a dish dropped onto a dish of another section moves to that section", () => {
    const next = after(dropEdits(menu, "a", "d"));
    expect(refsOf(next)).toEqual(["b", "c", "d", "a"]);
    expect(next.items.find(({ ref }) => ref === "a")?.section_id).toBe("brunch");
  });

  test("a dish leaves its section only when it is dropped onto a dish of its own type", () => {
    expect(dropEdits(menu, "d", "a")).toEqual([]);
    const next = after(dropEdits(menu, "b", "a"));
    expect(next.items.find(({ ref }) => ref === "b")?.section_id).toBeNull();
    expect(refsOf(next).slice(0, 2)).toEqual(["b", "a"]);
  });

  test("moving several dishes to a section leaves those already in it unchanged", () => {
    expect(sectionEdits(menu.items, "brunch").map(({ ref }) => ref)).toEqual(["a", "c"]);
  });
});
