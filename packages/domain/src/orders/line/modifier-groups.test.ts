import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  canSelectMore,
  checkGroup,
  groupHint,
  isGroupValid,
  isRequired,
  isUnmet,
  maxFor,
  resolveGroup,
  selectedTotal,
  selectModifier,
  settleSelections,
  totalSize,
  visibleModifiers,
} from "./modifier-groups.ts";
import { hiddenBy, makeGroup, makeItem, makeModifier } from "../../menus/menu.example.ts";
import { selection } from "./line.example.ts";

type Limits = [min: number, max: number, perItem: number];
const group = ([min, max, perItem]: Limits, given: Partial<Parameters<typeof makeGroup>[0]> = {}) =>
  makeGroup({
    id: 10,
    min_selected_amount: min,
    max_selected_amount: max,
    selections_per_item: perItem,
    modifiers: [1, 2, 3, 4],
    ...given,
  });
const resolved = (limits: Limits) => resolveGroup(group(limits), 0);
const verdict = (limits: Limits, ...chosen: Parameters<typeof selection>) => {
  const one = resolved(limits);
  return checkGroup(one, selection(...chosen), one.group.modifiers)?.code ?? null;
};

describe("limits", () => {
  test.each<[Limits, number, [min: number, max: number, perItem: number, control: string]]>([
    [[0, 3, 1], 0, [0, 3, 1, "checkbox"]],
    [[1, 1, 1], 0, [1, 1, 1, "radio"]],
    [[1, 1, 5], 0, [1, 1, 5, "radio"]],
    [[-1, 1, 1], 0, [1, 1, 1, "radio"]],
    [[-1, 1, -1], 0, [1, 1, 1, "radio"]],
    [[0, 1, 1], 0, [0, 1, 1, "checkbox"]],
    [[0, 1, -1], 0, [0, 1, 1, "checkbox"]],
    [[-1, 3, 1], 0, [3, 3, 1, "checkbox"]],
    [[-1, 3, -1], 0, [3, 3, 3, "spinner"]],
    [[0, 5, 3], 0, [0, 5, 3, "spinner"]],
    [[0, 5, -1], 0, [0, 5, 5, "spinner"]],
    [[2, 4, 0], 0, [2, 4, 1, "checkbox"]],
    [[3, 2, 1], 0, [2, 2, 1, "checkbox"]],
    [[-1, 0, -1], 0, [0, 0, 0, "checkbox"]],
  ])("%j on a size of %i", (limits, size, [min, max, per_item, control]) => {
    expect(resolveGroup(group(limits), size)).toMatchObject({ min, max, per_item, control });
  });

  test("a linked size is added before -1s are resolved and the control is chosen", () => {
    const linked = (limits: Limits, size: number) => resolveGroup(group(limits, { size_link: "linked" }), size);
    expect(linked([0, 2, 1], 1)).toMatchObject({ min: 0, max: 3 });
    expect(linked([-1, 2, -1], 2)).toMatchObject({ min: 4, max: 4, per_item: 4, control: "spinner" });
    expect(linked([1, 0, -1], 1)).toMatchObject({ min: 1, max: 1, per_item: 1, control: "radio" });
    expect(linked([1, 0, -1], 0)).toMatchObject({ min: 0, max: 0 });
    expect(linked([1, 1, 1], 1)).toMatchObject({ min: 1, max: 2, control: "checkbox" });
    expect(linked([0, 2, 1], -5)).toMatchObject({ max: 0 });
  });

  test("a modifying group, and one without a link, keep their own maximum", () => {
    expect(resolveGroup(group([0, 2, 1], { size_link: "modify" }), 3).max).toBe(2);
    expect(resolveGroup(group([0, 2, 1]), 3).max).toBe(2);
  });
});

describe("sizes", () => {
  const sizes = makeGroup({
    id: 11,
    size_link: "modify",
    modifiers: [makeModifier({ id: 1, size: 1 }), makeModifier({ id: 2, size: 2 })],
  });
  const more = makeGroup({ id: 12, size_link: "modify", modifiers: [makeModifier({ id: 5, size: 3 })] });
  const linked = makeGroup({ id: 13, size_link: "linked", modifiers: [makeModifier({ id: 7, size: 9 })] });
  const item = makeItem({ id: 1, modifier_size: 1 });

  test("add up modifier_size and the sizes selected in all modifying groups, times their quantities", () => {
    const chosen = new Map([
      [11, selection([2, 2])],
      [12, selection(5)],
      [13, selection(7)],
    ]);
    expect(totalSize(item, [sizes, more, linked], chosen)).toBe(1 + 4 + 3);
    expect(totalSize(item, [sizes, more, linked], new Map())).toBe(1);
  });

  test("are 0 for unknown modifiers and invalid quantities", () => {
    expect(totalSize(item, [sizes], new Map([[11, selection(99, [1, -3], [1, 1.5], [2, Number.NaN])]]))).toBe(1);
  });
});

describe("validity (menus §11)", () => {
  test("the selected total must reach the minimum", () => {
    expect(verdict([2, 4, 1], 1)).toBe("group_below_minimum");
    expect(verdict([2, 4, 1], 1, 2)).toBeNull();
    expect(verdict([2, 4, 3], [1, 2])).toBeNull();
  });

  test("a minimum of -1 requires the maximum", () => {
    expect(verdict([-1, 3, 1], 1, 2)).toBe("group_below_minimum");
    expect(verdict([-1, 3, 1], 1, 2, 3)).toBeNull();
  });

  test("neither the total nor a single modifier may exceed its limit", () => {
    expect(verdict([0, 2, 1], 1, 2, 3)).toBe("group_above_maximum");
    expect(verdict([0, 5, 3], [1, 4])).toBe("group_above_maximum");
    expect(verdict([0, 5, 1], [1, 2])).toBe("group_above_maximum");
    expect(verdict([0, 5, 1], 1, 1)).toBe("group_above_maximum");
    expect(verdict([0, 5, -1], [1, 5])).toBeNull();
  });

  test("unknown, unselectable, hidden and sold-out modifiers are refused with their codes", () => {
    const one = resolveGroup(
      group([0, 9, 1], {
        modifiers: [
          1,
          makeModifier({ id: 2, type: "text" }),
          makeModifier({ id: 3, type: "separator" }),
          makeModifier({ id: 4, stock_status: "sold_out" }),
          hiddenBy(5, "10|1"),
        ],
      }),
      0,
    );
    const code = (...chosen: number[]) => {
      const selected = selection(...chosen);
      return checkGroup(one, selected, visibleModifiers(one.group, new Map([[10, selected]])))?.code ?? null;
    };
    expect([code(99), code(2), code(3), code(4), code(1, 5), code(5), code(1)]).toEqual([
      "modifier_unknown",
      "modifier_unknown",
      "modifier_unknown",
      "out_of_stock",
      "modifier_hidden",
      null,
      null,
    ]);
  });

  test("the data of a problem names the group, the limit and the selected total", () => {
    const one = resolved([2, 4, 1]);
    expect(checkGroup(one, selection(1), one.group.modifiers)).toEqual({
      code: "group_below_minimum",
      data: { modifier_group_id: 10, min: 2, selected: 1 },
    });
  });

  test("a group whose modifiers are all hidden requires nothing, even if a text remains", () => {
    const modifiers = [makeModifier({ id: 1, type: "text" }), hiddenBy(2, "11|7"), hiddenBy(3, "11|7")];
    const one = resolveGroup(group([1, 1, 1], { modifiers }), 0);
    const hidden = visibleModifiers(one.group, new Map([[11, selection(7)]]));
    expect(isGroupValid(one, [], hidden)).toBe(true);
    expect(isUnmet(one, [], hidden)).toBe(false);
    expect(isGroupValid(one, [], one.group.modifiers)).toBe(false);
    expect(isUnmet(one, [], one.group.modifiers)).toBe(true);
  });

  test("a group without modifiers requires nothing", () => {
    const one = resolveGroup(group([1, 1, 1], { modifiers: [] }), 0);
    expect(isGroupValid(one, [], [])).toBe(true);
  });
});

describe("what can still be selected (menus §11)", () => {
  test("a checkbox group accepts more only while its total is below the maximum", () => {
    const one = resolved([0, 2, 1]);
    expect(canSelectMore(one, selection(1), 3)).toBe(true);
    expect(canSelectMore(one, selection(1, 2), 3)).toBe(false);
    expect(canSelectMore(one, selection(1), 1)).toBe(false);
    expect(maxFor(one, selection(1, 2), 1)).toBe(1);
  });

  test("a quantity group is capped by its remaining total and its limit per item", () => {
    const one = resolved([0, 5, 3]);
    expect(maxFor(one, [], 1)).toBe(3);
    expect(maxFor(one, selection([1, 3]), 2)).toBe(2);
    expect(maxFor(one, selection([1, 3], [2, 2]), 1)).toBe(3);
    expect(maxFor(one, selection([1, 3], [2, 2]), 3)).toBe(0);
    expect(canSelectMore(one, selection([1, 3], [2, 1]), 2)).toBe(true);
    expect(canSelectMore(one, selection([1, 3], [2, 2]), 2)).toBe(false);
  });

  test("selecting a radio button replaces the selected one", () => {
    const one = resolved([1, 1, 1]);
    expect(maxFor(one, selection(1), 2)).toBe(1);
    expect(canSelectMore(one, selection(1), 2)).toBe(true);
    expect(canSelectMore(one, selection(1), 1)).toBe(false);
    expect(selectModifier(one, selection(1), 2, 1)).toEqual(selection(2));
  });

  test("unknown, unselectable and sold-out modifiers cannot be selected", () => {
    const one = resolveGroup(
      group([1, 1, 1], {
        modifiers: [makeModifier({ id: 1, type: "separator" }), makeModifier({ id: 2, stock_status: "gone" })],
      }),
      0,
    );
    expect([1, 2, 99].map((id) => maxFor(one, [], id))).toEqual([0, 0, 0]);
    expect([1, 2, 99].map((id) => canSelectMore(one, [], id))).toEqual([false, false, false]);
  });

  test("setting a quantity caps it, keeps the order of choice, and removes the modifier at 0", () => {
    const one = resolved([0, 5, 3]);
    expect(selectModifier(one, selection(1, 2), 1, 9)).toEqual(selection([1, 3], 2));
    expect(selectModifier(one, selection(1, 2), 3, 2)).toEqual(selection(1, 2, [3, 2]));
    expect(selectModifier(one, selection(1, 2), 1, 0)).toEqual(selection(2));
    expect(selectModifier(one, selection(1), 1, Number.NaN)).toEqual([]);
    expect(selectModifier(one, selection(1), 99, 1)).toEqual(selection(1));
  });
});

describe("hints (menus §13)", () => {
  test.each<[Limits, string, number]>([
    [[1, 1, 1], "select_one", 1],
    [[-1, 1, 1], "select_one", 1],
    [[2, 4, 1], "select_minimum", 2],
    [[2, 2, 1], "select_minimum", 2],
    [[1, 3, 1], "select_minimum", 1],
    [[-1, 3, 1], "select_minimum", 3],
    [[0, 1, 1], "one_optional", 1],
    [[0, 3, 1], "select_up_to", 3],
    [[0, 0, 1], "none", 0],
  ])("%j", (limits, hint, n) => {
    expect(groupHint(resolved(limits))).toEqual({ hint, n });
  });

  test("a group is required where it has a minimum", () => {
    expect(isRequired(resolved([1, 3, 1]))).toBe(true);
    expect(isRequired(resolved([-1, 2, 1]))).toBe(true);
    expect(isRequired(resolved([0, 3, 1]))).toBe(false);
    expect(isUnmet(resolved([2, 3, 1]), selection(1), resolved([2, 3, 1]).group.modifiers)).toBe(true);
    expect(isUnmet(resolved([2, 3, 1]), selection(1, 2), resolved([2, 3, 1]).group.modifiers)).toBe(false);
  });
});

describe("settling", () => {
  const item = makeItem({ id: 1 });

  test("drops unknown modifiers, texts and invalid quantities, and joins repeated entries", () => {
    const one = group([0, 9, -1], { modifiers: [1, 2, makeModifier({ id: 3, type: "text" })] });
    const sent = selection(1, 99, 3, [2, 0], [2, -1], [2, 1.5], [1, 2]);
    expect(
      settleSelections(
        item,
        [one],
        new Map([
          [10, sent],
          [77, selection(1)],
        ]),
      ),
    ).toEqual(new Map([[10, selection([1, 3])]]));
  });

  test("drops what is over a limit, the last chosen first", () => {
    expect(settleSelections(item, [group([0, 2, 1])], new Map([[10, selection(3, 1, 2)]]))).toEqual(
      new Map([[10, selection(3, 1)]]),
    );
    expect(settleSelections(item, [group([0, 4, 3])], new Map([[10, selection([1, 9], [2, 2])]]))).toEqual(
      new Map([[10, selection([1, 3], 2)]]),
    );
  });

  test("trims the linked group after a smaller size, even where that group comes first on the menu", () => {
    const toppings = group([0, 1, 1], { size_link: "linked" });
    const sizes = makeGroup({
      id: 11,
      min_selected_amount: 1,
      max_selected_amount: 1,
      size_link: "modify",
      modifiers: [makeModifier({ id: 21, size: 2 }), makeModifier({ id: 22, size: 0 })],
    });
    const chosen = (size: number) =>
      new Map([
        [10, selection(1, 2, 3)],
        [11, selection(size)],
      ]);
    for (const groups of [
      [toppings, sizes],
      [sizes, toppings],
    ]) {
      expect(settleSelections(item, groups, chosen(21))).toEqual(chosen(21));
      expect(settleSelections(item, groups, chosen(22))).toEqual(
        new Map([
          [10, selection(1)],
          [11, selection(22)],
        ]),
      );
    }
  });

  test("keeps sold-out modifiers, so that they are shown as sold out", () => {
    const one = group([0, 2, 1], { modifiers: [makeModifier({ id: 1, stock_status: "sold_out" })] });
    expect(settleSelections(item, [one], new Map([[10, selection(1)]]))).toEqual(new Map([[10, selection(1)]]));
  });
});

test("only whole quantities of at least 1 count towards a total", () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.nat(9), fc.oneof(fc.integer({ min: -3, max: 9 }), fc.double()))), (chosen) => {
      const whole = chosen.filter(([, quantity]) => Number.isSafeInteger(quantity) && quantity > 0);
      expect(selectedTotal(selection(...chosen))).toBe(whole.reduce((sum, [, quantity]) => sum + quantity, 0));
    }),
  );
});
