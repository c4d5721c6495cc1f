import { expect, test } from "vitest";
import { dropHidden, settleSelections, visibleModifiers } from "./modifier-groups.ts";
import { hiddenBy, makeGroup, makeItem, makeModifier } from "../../menus/menu.example.ts";
import { selection } from "./line.example.ts";
import type { ModifierGroup } from "../../menus/menu.ts";

const ids = (things: readonly { id: number }[]) => things.map(({ id }) => id);
const stays = (groups: ModifierGroup[], ...chosen: number[]) => {
  const all = new Map(
    groups.map((group) => [group.id, selection(...chosen.filter((id) => ids(group.modifiers).includes(id)))]),
  );
  return [...dropHidden(groups, all).values()].flat().map((selected) => selected.modifier_id);
};

test("a selected modifier hides those that refer to it, and they return when it is unselected", () => {
  const group = makeGroup({ id: 10, modifiers: [1, hiddenBy(2, "10|1")] });
  expect(ids(visibleModifiers(group, new Map([[10, selection(1)]])))).toEqual([1]);
  expect(ids(visibleModifiers(group, new Map()))).toEqual([1, 2]);
});

test("any one of several references hides, from other groups too", () => {
  const group = makeGroup({ id: 10, modifiers: [hiddenBy(2, "11|5", "12|6")] });
  expect(visibleModifiers(group, new Map([[12, selection(6)]]))).toEqual([]);
});

test("a reference names its group: the same modifier id in another group hides nothing", () => {
  const group = makeGroup({ id: 10, modifiers: [hiddenBy(2, "11|5")] });
  expect(ids(visibleModifiers(group, new Map([[12, selection(5)]])))).toEqual([2]);
});

test("without hide-when-select the references have no effect", () => {
  const group = makeGroup({ id: 10, modifiers: [1, makeModifier({ id: 2, conditional_modifiers: ["10|1"] })] });
  expect(ids(visibleModifiers(group, new Map([[10, selection(1)]])))).toEqual([1, 2]);
});

test("references that cannot be read, or that lead to nothing, hide nothing", () => {
  const group = makeGroup({ id: 10, modifiers: [1, hiddenBy(2, "", "10", "|", "10|", "x|y", "99|99")] });
  expect(stays([group], 1, 2)).toEqual([1, 2]);
});

test("texts and separators are hidden like any modifier", () => {
  const group = makeGroup({ id: 10, modifiers: [1, { ...hiddenBy(2, "10|1"), type: "text" }] });
  expect(ids(visibleModifiers(group, new Map([[10, selection(1)]])))).toEqual([1]);
});

test("a text that is sent as if it were selected hides nothing", () => {
  const group = makeGroup({ id: 10, modifiers: [makeModifier({ id: 1, type: "text" }), hiddenBy(2, "10|1")] });
  expect(ids(visibleModifiers(group, new Map([[10, selection(1)]])))).toEqual([1, 2]);
});

test("a hidden modifier hides nothing itself: where A hides B, B does not hide C", () => {
  const chain = makeGroup({ id: 10, modifiers: [1, hiddenBy(2, "10|1"), hiddenBy(3, "10|2")] });
  expect(stays([chain], 2, 3)).toEqual([2]);
  expect(stays([chain], 1, 2, 3)).toEqual([1, 3]);
  expect(ids(visibleModifiers(chain, new Map([[10, selection(1, 2, 3)]])))).toEqual([1, 3]);
});

test("a chain works across groups, in any order", () => {
  const a = makeGroup({ id: 10, modifiers: [1] });
  const b = makeGroup({ id: 11, modifiers: [hiddenBy(2, "10|1")] });
  const c = makeGroup({ id: 12, modifiers: [hiddenBy(3, "11|2")] });
  expect(stays([a, b, c], 1, 2, 3)).toEqual([1, 3]);
  expect(stays([c, b, a], 1, 2, 3)).toEqual([3, 1]);
  const all = new Map([
    [10, selection(1)],
    [11, selection(2)],
    [12, selection(3)],
  ]);
  expect(ids(visibleModifiers(c, all, [a, b, c]))).toEqual([3]);
});

test("a modifier that nothing hides stays selected, even where it comes after the one it hides", () => {
  expect(stays([makeGroup({ id: 10, modifiers: [hiddenBy(1, "10|2"), 2] })], 1, 2)).toEqual([2]);
});

test("in a chain of four the first and the third stay", () => {
  const chain = makeGroup({ id: 10, modifiers: [1, hiddenBy(2, "10|1"), hiddenBy(3, "10|2"), hiddenBy(4, "10|3")] });
  expect(stays([chain], 1, 2, 3, 4)).toEqual([1, 3]);
});

test("of two that hide each other the first on the menu stays, in whichever order they were sent", () => {
  const pair = makeGroup({ id: 10, modifiers: [hiddenBy(1, "10|2"), hiddenBy(2, "10|1")] });
  expect(stays([pair], 1, 2)).toEqual([1]);
  expect(stays([pair], 2, 1)).toEqual([1]);
  expect(stays([pair], 2)).toEqual([2]);
});

test("of three that hide each other in a circle the first on the menu stays", () => {
  const circle = makeGroup({
    id: 10,
    modifiers: [hiddenBy(1, "10|3"), hiddenBy(2, "10|1"), hiddenBy(3, "10|2")],
  });
  expect(stays([circle], 1, 2, 3)).toEqual([1]);
  expect(stays([circle], 2, 3)).toEqual([2]);
  // The third hides the one that stays. While it is still in the selections it counts as hidden; without it, it is
  // shown again.
  expect(ids(visibleModifiers(circle, new Map([[10, selection(1, 2, 3)]])))).toEqual([1]);
  expect(ids(visibleModifiers(circle, new Map([[10, selection(1)]])))).toEqual([1, 3]);
});

test("a modifier that refers to itself can still be selected", () => {
  const group = makeGroup({ id: 10, modifiers: [hiddenBy(1, "10|1")] });
  expect(stays([group], 1)).toEqual([1]);
  expect(ids(visibleModifiers(group, new Map([[10, selection(1)]])))).toEqual([1]);
  expect(stays([makeGroup({ id: 10, modifiers: [hiddenBy(1, "10|2"), hiddenBy(2, "10|2")] })], 1, 2)).toEqual([2]);
});

test("a hidden size does not change the maximum of the linked group", () => {
  const extra = makeGroup({ id: 10, modifiers: [1] });
  const sizes = makeGroup({ id: 11, size_link: "modify", modifiers: [{ ...hiddenBy(2, "10|1"), size: 2 }] });
  const toppings = makeGroup({ id: 12, size_link: "linked", max_selected_amount: 1, modifiers: [3, 4, 5] });
  const groups = [extra, sizes, toppings];
  const before = new Map([
    [11, selection(2)],
    [12, selection(3, 4, 5)],
  ]);
  expect(settleSelections(makeItem({ id: 1 }), groups, before)).toEqual(before);
  const after = settleSelections(makeItem({ id: 1 }), groups, new Map([...before, [10, selection(1)]]));
  expect(after).toEqual(
    new Map([
      [10, selection(1)],
      [12, selection(3)],
    ]),
  );
});
