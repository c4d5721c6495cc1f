import fc from "fast-check";
import { expect, test } from "vitest";
import { groupsOfItem } from "../../menus/find-in-menu.ts";
import { hiddenBy, makeGroup, makeItem, makeModifier } from "../../menus/menu.example.ts";
import { selection } from "../line/line.example.ts";
import { menuArbitrary } from "../line/menu.arbitrary.ts";
import { settleSelections } from "../line/modifier-groups.ts";
import { openingSelections } from "./preselected.ts";

const item = makeItem({ id: 1 });
const chosen = (id: number, own: object = {}) => makeModifier({ id, preselected: true, ...own });

test("preselected modifiers are selected once, if in stock and within the limits, and hide what refers to them (menus §37)", () => {
  const garnish = makeGroup({
    id: 10,
    max_selected_amount: 2,
    modifiers: [chosen(100), 101, chosen(102, { stock_status: "sold_out" }), chosen(103), chosen(104)],
  });
  expect([...openingSelections(item, [garnish])]).toEqual([[10, selection(100, 103)]]);
  const size = makeGroup({
    id: 11,
    min_selected_amount: 1,
    max_selected_amount: 1,
    modifiers: [110, chosen(111), chosen(112)],
  });
  const hidden = makeGroup({ id: 12, modifiers: [{ ...hiddenBy(120, "11|111"), preselected: true }, 121] });
  expect([...openingSelections(item, [size, hidden])]).toEqual([[11, selection(111)]]);
});

test("a dish opens with valid selections, and with none where nothing is preselected or required", () => {
  fc.assert(
    fc.property(menuArbitrary, (menu) => {
      for (const each of menu.items) {
        const groups = groupsOfItem(menu, each.id);
        const opening = openingSelections(each, groups);
        expect(settleSelections(each, groups, opening)).toEqual(opening);
        const none = groups.map((group) => ({
          ...group,
          modifiers: group.modifiers.map((modifier) => ({ ...modifier, preselected: false })),
        }));
        for (const [group_id, selected] of opening) {
          const group = groups.find(({ id }) => id === group_id);
          for (const { modifier_id } of selected) {
            const modifier = group?.modifiers.find(({ id }) => id === modifier_id);
            if (modifier?.preselected) continue;
            // Otherwise it is the only possible answer of a required group.
            expect(group?.min_selected_amount).not.toBe(0);
          }
        }
        for (const [group_id] of openingSelections(each, none)) {
          expect(groups.find(({ id }) => id === group_id)?.min_selected_amount).not.toBe(0);
        }
      }
    }),
  );
});
