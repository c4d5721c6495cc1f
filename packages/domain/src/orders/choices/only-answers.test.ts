import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { groupsOfItem } from "../../menus/find-in-menu.ts";
import { hiddenBy, makeGroup, makeItem, makeModifier } from "../../menus/menu.example.ts";
import { orderableMenuArbitrary } from "../line/menu.arbitrary.ts";
import { isGroupValid, resolveGroup, settleSelections, totalSize, visibleModifiers } from "../line/modifier-groups.ts";
import { onlyAnswer, withOnlyAnswers } from "./only-answers.ts";

const item = makeItem({ id: 1 });
const one = { min_selected_amount: 1, max_selected_amount: 1 };

describe("a group with one answer (menus §28)", () => {
  const answered = (...groups: Parameters<typeof makeGroup>[0][]) => {
    const made = groups.map(makeGroup);
    return Object.fromEntries(withOnlyAnswers(item, made, new Map()));
  };

  test("is answered: a single choice, the only one in stock, the same one twice, all there are", () => {
    expect(answered({ ...one, id: 10, modifiers: [100] })).toEqual({ 10: [{ modifier_id: 100, quantity: 1 }] });
    const soldOut = makeModifier({ id: 101, stock_status: "sold_out" });
    expect(answered({ ...one, id: 10, modifiers: [100, soldOut] })).toEqual({
      10: [{ modifier_id: 100, quantity: 1 }],
    });
    const twice = {
      id: 10,
      min_selected_amount: -1,
      max_selected_amount: 2,
      selections_per_item: -1,
      modifiers: [100],
    };
    expect(answered(twice)).toEqual({ 10: [{ modifier_id: 100, quantity: 2 }] });
    const both = { id: 10, min_selected_amount: 2, max_selected_amount: 2, modifiers: [100, 101] };
    expect(answered(both)[10]).toHaveLength(2);
  });

  test("is left alone where there are several choices, or where none is required", () => {
    expect(answered({ ...one, id: 10, modifiers: [100, 101] })).toEqual({});
    expect(answered({ id: 10, max_selected_amount: 1, modifiers: [100] })).toEqual({});
    const upToTwice = {
      id: 10,
      min_selected_amount: 1,
      max_selected_amount: 2,
      selections_per_item: 2,
      modifiers: [100],
    };
    expect(answered(upToTwice)).toEqual({});
  });

  test("may have only one because of an earlier group's answer", () => {
    expect(
      answered({ ...one, id: 10, modifiers: [100] }, { ...one, id: 11, modifiers: [hiddenBy(110, "10|100"), 111] }),
    ).toEqual({ 10: [{ modifier_id: 100, quantity: 1 }], 11: [{ modifier_id: 111, quantity: 1 }] });
  });
});

test("only open groups are answered, no selection is broken, and a second pass changes nothing", () => {
  fc.assert(
    fc.property(
      orderableMenuArbitrary.chain((menu) =>
        fc.record({ menu: fc.constant(menu), dish: fc.constantFrom(...menu.items) }),
      ),
      ({ menu, dish }) => {
        const groups = groupsOfItem(menu, dish.id);
        const answered = withOnlyAnswers(dish, groups, new Map());
        expect(settleSelections(dish, groups, answered)).toEqual(answered);
        const size = totalSize(dish, groups, answered);
        for (const group of groups) {
          const resolved = resolveGroup(group, size);
          const visible = visibleModifiers(group, answered, groups);
          const answer = onlyAnswer(resolved, visible);
          // The group accepts its only answer.
          if (answer) expect(isGroupValid(resolved, answer, visible)).toBe(true);
        }
      },
    ),
    { numRuns: 500 },
  );
});
