import { hiddenBy, makeGroup, makeItem, makeMenu, makeModifier, text } from "@tablee/domain/menus/menu.example";
import { inGroup, selection } from "@tablee/domain/orders/line/line.example";
import { minor } from "@tablee/domain/money/minor";
import type { Selections } from "@tablee/domain/orders/line/modifier-groups";
import { describe, expect, it } from "vitest";
import { choose, composition, droppedBy, lineModifiers, selectionsIn } from "./item-composition.ts";
import { hintWords } from "../reading/menu-words.ts";

const burger = makeItem({ id: 1, price: minor(1450) });
const size = makeGroup({
  id: 10,
  name: text("Size"),
  min_selected_amount: 1,
  max_selected_amount: 1,
  price_display: "total",
  modifiers: [makeModifier({ id: 101 }), makeModifier({ id: 102, price: minor(400) })],
});
const patty = makeGroup({ id: 20, min_selected_amount: 1, max_selected_amount: 1, modifiers: [201, 202] });
const toppings = makeGroup({
  id: 30,
  min_selected_amount: 0,
  max_selected_amount: 2,
  modifiers: [301, 302, hiddenBy(303, "20|202")],
});
const sauces = makeGroup({
  id: 40,
  min_selected_amount: 0,
  max_selected_amount: 4,
  selections_per_item: 2,
  modifiers: [401, 402],
});
const menu = makeMenu({ items: [burger], modifier_groups: [size, patty, toppings, sauces] });
const NONE: Selections = new Map();
const view = (selections: Selections, id: number) =>
  composition(menu, burger, selections).find(({ group }) => group.id === id)!;

describe("a modifier group in the dialog", () => {
  it("has a control, a hint and the number of missing choices", () => {
    expect(view(NONE, 10)).toMatchObject({ unmet: true, missing: 1, total: 0, resolved: { control: "radio" } });
    expect(view(NONE, 30)).toMatchObject({ unmet: false, missing: 0, resolved: { control: "checkbox" } });
    expect(view(NONE, 40).resolved.control).toBe("spinner");
    expect(hintWords(view(NONE, 10).hint)).toBe("Select one");
    expect(hintWords(view(NONE, 30).hint)).toBe("Select up to 2 choices");
  });

  it("leaves out a modifier that another choice hides, and tells which choice hides it", () => {
    const chosen = choose(menu, burger, NONE, 20, 202, 1);
    expect(view(chosen, 30).visible.map(({ id }) => id)).toEqual([301, 302]);
    expect(view(chosen, 20).hides).toMatchObject([{ hidden: { id: 303 }, by: { id: 202 } }]);
    expect(view(NONE, 20).hides).toEqual([]);
  });

  it("is left out when it takes no choices or all its modifiers are hidden", () => {
    const linked = makeGroup({ id: 50, max_selected_amount: 0, size_link: "linked", modifiers: [501] });
    const gone = makeGroup({ id: 60, min_selected_amount: 1, modifiers: [hiddenBy(601, "20|202")] });
    const more = makeMenu({ items: [burger], modifier_groups: [patty, linked, gone] });
    const chosen = choose(more, burger, NONE, 20, 202, 1);
    expect(composition(more, burger, chosen).map(({ group }) => group.id)).toEqual([20]);
  });
});

describe("choosing", () => {
  it("deselects a modifier that the choice hides", () => {
    const bacon = choose(menu, burger, NONE, 30, 303, 1);
    const plant = choose(menu, burger, bacon, 20, 202, 1);
    expect(plant.get(30)).toBeUndefined();
  });

  it("stops at the group's maximum, and a radio replaces the previous choice", () => {
    let chosen = choose(menu, burger, NONE, 30, 301, 1);
    chosen = choose(menu, burger, chosen, 30, 302, 1);
    chosen = choose(menu, burger, chosen, 30, 303, 1);
    expect(chosen.get(30)).toEqual(selection(301, 302));
    chosen = choose(menu, burger, choose(menu, burger, chosen, 10, 101, 1), 10, 102, 1);
    expect(chosen.get(10)).toEqual(selection(102));
  });

  it("changes nothing in a group that the item does not have", () => {
    expect(choose(menu, burger, NONE, 99, 1, 1)).toBe(NONE);
  });
});

describe("a line that is reopened", () => {
  it("keeps all its selections", () => {
    const modifiers = [
      inGroup(1, 10, selection(102)),
      inGroup(1, 30, selection(301, 302)),
      inGroup(1, 40, selection([401, 2])),
    ];
    const again = selectionsIn(menu, burger, modifiers, null);
    expect(lineModifiers(menu, 1, again, null)).toEqual(modifiers);
  });

  it("loses only what is no longer on the menu", () => {
    const modifiers = [inGroup(1, 10, selection(999)), inGroup(1, 77, selection(1)), inGroup(1, 30, selection(301))];
    expect([...selectionsIn(menu, burger, modifiers, null)]).toEqual([[30, selection(301)]]);
  });
});

describe("what a choice removes from other groups", () => {
  const cup = makeGroup({
    id: 70,
    min_selected_amount: 1,
    max_selected_amount: 1,
    size_link: "modify",
    modifiers: [makeModifier({ id: 701, size: 0 }), makeModifier({ id: 702, size: 1 })],
  });
  const linked = makeGroup({
    id: 80,
    min_selected_amount: 0,
    max_selected_amount: 1,
    size_link: "linked",
    modifiers: [801, makeModifier({ id: 802, price: minor(200) })],
  });
  const sized = makeMenu({ items: [burger], modifier_groups: [cup, linked, patty, toppings] });
  const at = (group_id: number) => ({ slot_id: null, group_id });
  const chooseAll = (...chosen: [group: number, modifier: number][]) =>
    chosen.reduce((all, [group, modifier]) => choose(sized, burger, all, group, modifier, 1), NONE);

  it("is reported with its price: a paid topping that a smaller size has no room for", () => {
    const large = chooseAll([70, 702], [80, 801], [80, 802]);
    const small = choose(sized, burger, large, 70, 701, 1);
    const dropped = droppedBy(sized, burger, at(70), large, small);
    expect(dropped).toMatchObject({ group_id: 70, modifiers: [{ id: 802, price: 200 }] });
  });

  it("is reported when the choice hides it", () => {
    const before = chooseAll([20, 201], [30, 303]);
    const after = choose(sized, burger, before, 20, 202, 1);
    expect(droppedBy(sized, burger, at(20), before, after)?.modifiers.map(({ id }) => id)).toEqual([303]);
  });

  it("is nothing when only the group's own selection has changed", () => {
    const before = chooseAll([70, 702], [80, 801]);
    expect(droppedBy(sized, burger, at(70), before, choose(sized, burger, before, 70, 701, 1))).toBeNull();
    expect(droppedBy(sized, burger, at(80), before, choose(sized, burger, before, 80, 801, 0))).toBeNull();
  });
});
