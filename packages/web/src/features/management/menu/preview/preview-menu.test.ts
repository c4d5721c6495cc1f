import { Menu } from "@tablee/contract/menus/menus.schema";
import { expect, test } from "vitest";
import { newCombo, newDish, newGroup, newSection, newPartDish } from "../new-lines.ts";
import { previewMenu } from "./preview-menu.ts";

test("a draft is previewed as diners would get it: only listed lines, with ids in place of refs", () => {
  const none = { sections: [], items: [], modifier_groups: [], combos: [] };
  const section = { ...newSection(none), ref: "brunch", hours: Array.from({ length: 7 }, () => [[7, 11]] as never) };
  const soup = { ...newDish(none, "plate"), ref: "soup", section_id: "brunch", price: 5 };
  const gone = { ...newDish(none, "plate"), ref: "gone", listed: false };
  const tart = { ...newDish(none, "dessert"), ref: "tart", section_id: "away" };
  const group = { ...newGroup(none, ["gone", "tart"]), ref: "sizes" };
  const combo = newCombo(none);
  const slots = combo.slots.map((slot) => ({
    ...slot,
    items: ["gone", "soup"].map((item) => newPartDish(item, 0)),
  }));
  const edited = {
    sections: [section, { ...newSection(none), ref: "away", listed: false }],
    items: [soup, gone, tart],
    modifier_groups: [group],
    combos: [{ ...combo, slots, primary_slot: slots[0]?.ref ?? null }],
  };
  const { menu, item } = previewMenu(edited, 7);
  expect(Menu.safeParse(menu).error).toBeUndefined();
  expect(menu.items.map(({ id, section_id }) => [id, section_id])).toEqual([
    [item("soup"), menu.sections[0]?.id],
    [item("tart"), null],
  ]);
  expect(menu.sections[0]?.hours?.sunday).toEqual([[7, 11]]);
  expect(menu.modifier_groups[0]?.items).toEqual([item("tart")]);
  expect(menu.combos[0]?.slots[0]?.items.map(({ item_id }) => item_id)).toEqual([item("soup")]);
  expect(menu.combos[0]?.primary_slot_id).toBe(menu.combos[0]?.slots[0]?.id);
});
