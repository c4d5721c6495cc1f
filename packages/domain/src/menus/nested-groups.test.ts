import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { minor } from "../money/minor.ts";
import { askedGroups } from "../orders/line/hide-when-select.ts";
import { checkLine } from "../orders/line/check-line.ts";
import { chosenModifiers, readLine } from "../orders/line/line-portions.ts";
import { linePriceParts, priceLine } from "../orders/line/line-price.ts";
import { groupsArbitrary, menuArbitrary, menuWithLine } from "../orders/line/menu.arbitrary.ts";
import { settleSelections } from "../orders/line/modifier-groups.ts";
import type { LineModifier, OrderLine } from "../orders/line/order-line.ts";
import { withOpenedGroups } from "../orders/choices/preselected.ts";
import { leastOfCombo, itemsById } from "../orders/line/combo-amounts.ts";
import { startingPrice } from "../orders/starting-price.ts";
import { groupsOfItem } from "./find-in-menu.ts";
import { makeCombo, makeGroup, makeItem, makeMenu, makeModifier, makeSlot } from "./menu.example.ts";
import { MOST_NESTED, openersIn } from "./nested-groups.ts";
import { nestingFaults } from "./nesting-faults.ts";

const opens = (id: number, modifier_groups: number[], price = 0) =>
  makeModifier({ id, modifier_groups, price: minor(price) });
const ONE = { min_selected_amount: 1, max_selected_amount: 1 };

/** A steak that requires a side; fries require a sauce, and the house sauce requires a heat level. */
const menu = makeMenu({
  items: [makeItem({ id: 1, price: minor(2000) })],
  modifier_groups: [
    makeGroup({ id: 10, ...ONE, modifiers: [opens(100, [11], 300), makeModifier({ id: 101, price: minor(500) })] }),
    makeGroup({ id: 11, ...ONE, items: [], modifiers: [opens(110, [12], 150), makeModifier({ id: 111 })] }),
    makeGroup({ id: 12, ...ONE, items: [], modifiers: [makeModifier({ id: 120 }), makeModifier({ id: 121 })] }),
    makeGroup({ id: 13, modifiers: [130] }),
  ],
});
const line = (...chosen: [group: number, modifier: number, quantity?: number][]): OrderLine => ({
  type: "item",
  item_id: 1,
  quantity: 1,
  notes: "",
  modifiers: chosen.map(([modifier_group_id, modifier_id, quantity = 1]): LineModifier => ({
    item_id: 1,
    slot_id: null,
    modifier_group_id,
    selection: [{ modifier_id, quantity }],
  })),
});
const problems = (...chosen: Parameters<typeof line>) =>
  checkLine(menu, line(...chosen)).map(({ code, data }) => `${code} ${String(data["modifier_group_id"])}`);

describe("groups within a choice, three levels deep (menus §46)", () => {
  test("are asked only once the choice that opens them is taken", () => {
    expect(groupsOfItem(menu, 1).map(({ id }) => id)).toEqual([10, 11, 12, 13]);
    expect(problems()).toEqual(["group_below_minimum 10"]);
    expect(problems([10, 101])).toEqual([]);
    expect(problems([10, 100])).toEqual(["group_below_minimum 11"]);
    expect(problems([10, 100], [11, 110])).toEqual(["group_below_minimum 12"]);
    expect(problems([10, 100], [11, 110], [12, 121])).toEqual([]);
    expect(problems([10, 101], [11, 110], [12, 121])).toEqual(["modifier_hidden 11", "modifier_hidden 12"]);
  });

  test("cost something only while their choice is taken", () => {
    const price = (...chosen: Parameters<typeof line>) => priceLine(menu, line(...chosen))?.price;
    expect(price([10, 100], [11, 110], [12, 121])).toBe(2000 + 300 + 150);
    expect(price([10, 101], [11, 110], [12, 121])).toBe(2000 + 500);
    const [item] = menu.items;
    expect(item && startingPrice(item, groupsOfItem(menu, 1))).toBe(2000 + 300);
  });

  test("are charged for each unit of a choice that is taken more than once", () => {
    const coffees = makeMenu({
      items: [makeItem({ id: 1 })],
      modifier_groups: [
        makeGroup({ id: 10, selections_per_item: 3, modifiers: [opens(100, [11], 250)] }),
        makeGroup({ id: 11, items: [], modifiers: [makeModifier({ id: 110, price: minor(50) })] }),
      ],
    });
    const two = line([10, 100, 2], [11, 110]);
    expect(priceLine(coffees, two)?.price).toBe(1000 + 2 * 250 + 2 * 50);
    expect(linePriceParts(coffees, two).map(({ quantity, amount }) => [quantity, amount])).toEqual([
      [1, 1000],
      [2, 500],
      [2, 100],
    ]);
    const [portion] = readLine(coffees, two)?.portions ?? [];
    expect(portion && chosenModifiers(portion).map(({ within, quantity }) => [within, quantity])).toEqual([
      [[], 2],
      [[100], 1],
    ]);
  });

  test("start with their preselected choices, and keep them when another choice opens the same group", () => {
    const groups = [
      makeGroup({ id: 10, ...ONE, modifiers: [opens(100, [11]), opens(101, [11]), 102] }),
      makeGroup({ id: 11, items: [], modifiers: [makeModifier({ id: 110, preselected: true }), 111] }),
    ];
    const take = (before: ReadonlyMap<number, { modifier_id: number; quantity: number }[]>, modifier_id: number) =>
      withOpenedGroups(makeItem({ id: 1 }), groups, before, new Map(before).set(10, [{ modifier_id, quantity: 1 }]));
    const first = take(new Map(), 100);
    expect(first.get(11)).toEqual([{ modifier_id: 110, quantity: 1 }]);
    const other = new Map(first).set(11, [{ modifier_id: 111, quantity: 1 }]);
    expect(take(other, 101).get(11)).toEqual([{ modifier_id: 111, quantity: 1 }]);
    expect(take(other, 102).get(11)).toBeUndefined();
    expect(take(new Map(other).set(11, []), 101).get(11) ?? []).toEqual([]);
  });

  test("hide nothing once no choice opens them any longer", () => {
    const groups = [
      makeGroup({ id: 10, modifiers: [{ ...opens(100, [11]) }, 101] }),
      makeGroup({ id: 11, items: [], modifiers: [110] }),
      makeGroup({
        id: 13,
        modifiers: [
          makeModifier({ id: 130, conditional_display: "hide-when-select", conditional_modifiers: ["11|110"] }),
        ],
      }),
    ];
    const selected = (id: number) => [{ modifier_id: id, quantity: 1 }];
    const orphan = new Map([
      [11, selected(110)],
      [13, selected(130)],
    ]);
    expect([...settleSelections(makeItem({ id: 1 }), groups, orphan).keys()]).toEqual([13]);
    const opened = new Map([...orphan, [10, selected(100)]]);
    expect([...settleSelections(makeItem({ id: 1 }), groups, opened).keys()]).toEqual([10, 11]);
  });
});

test("once a choice is gone, nothing within it is kept, asked or charged", () => {
  fc.assert(
    fc.property(menuWithLine, ({ menu: some, line: any }) => {
      for (const portion of readLine(some, any)?.portions ?? []) {
        const openers = openersIn(portion.groups);
        const chosen = chosenModifiers(portion);
        const taken = new Set(chosen.map(({ group, modifier }) => `${group.id}|${modifier.id}`));
        for (const { group, within } of chosen) {
          const mine = openers.get(group.id);
          expect(within.length > 0).toBe(mine !== undefined);
          if (mine) expect(mine.some((one) => taken.has(`${one.group_id}|${one.modifier_id}`))).toBe(true);
        }
        const asked = askedGroups(portion.groups, portion.selections);
        for (const { group } of chosen) expect(asked.has(group.id)).toBe(true);
      }
    }),
  );
});

test("no complete line costs less than From, for dishes and combos with nested choices (menus §27, menus §34)", () => {
  fc.assert(
    fc.property(menuWithLine, ({ menu: some, line: any }) => {
      const unit = priceLine(some, any)?.unit_price ?? 0;
      // If something is sold out, "From" is the price of what is left, and a complete line also contains only that.
      if (any.type === "combo") {
        const combo = some.combos.find(({ id }) => id === any.combo_id);
        const takesOff = some.modifier_groups.some(({ modifiers }) => modifiers.some(({ price }) => price < 0));
        if (combo && !takesOff) expect(unit).toBeGreaterThanOrEqual(leastOfCombo(combo, itemsById(some)));
        return;
      }
      const item = some.items.find(({ id }) => id === any.item_id);
      const groups = groupsOfItem(some, any.item_id);
      const takesOff = groups.some(({ modifiers }) => modifiers.some(({ price }) => price < 0));
      if (item && !takesOff) expect(unit).toBeGreaterThanOrEqual(startingPrice(item, groups) ?? 0);
    }),
    { numRuns: 500 },
  );
});

test("a combo's From includes the cheapest choices that its parts require (menus §27)", () => {
  const sized = makeMenu({
    items: [makeItem({ id: 1 }), makeItem({ id: 2 })],
    combos: [makeCombo({ id: 5, slots: [makeSlot(20, [1]), makeSlot(21, [2])] })],
    modifier_groups: [
      makeGroup({ id: 10, ...ONE, modifiers: [opens(100, [11], 200), makeModifier({ id: 101, price: minor(400) })] }),
      makeGroup({ id: 11, ...ONE, items: [], modifiers: [makeModifier({ id: 110, price: minor(50) })] }),
    ],
  });
  const [combo] = sized.combos;
  expect(combo && leastOfCombo(combo, itemsById(sized))).toBe(1500 + 250);
});

describe("the check of which groups the choices open, before a menu is stored", () => {
  type Written = Parameters<typeof nestingFaults>[0][number];
  const group = (ref: string, choices: Record<string, string[]>, given: Partial<Written> = {}): Written => ({
    ref,
    items: [],
    max_selected_amount: 1,
    size_link: null,
    modifiers: Object.entries(choices).map(([name, modifier_groups]) => ({ ref: name, modifier_groups })),
    ...given,
  });
  const codes = (...groups: Written[]) => nestingFaults(groups).map(({ code, opened }) => `${code} ${opened}`);
  const dish = { items: ["steak"] };
  const many = { max_selected_amount: 3 };

  test("three levels are accepted, a fourth is refused", () => {
    const three = [group("a", { x: ["b"] }, dish), group("b", { y: ["c"] }), group("c", { z: [] })];
    expect(codes(...three)).toEqual([]);
    expect(codes(...three.slice(0, 2), group("c", { z: ["d"] }), group("d", { w: [] }))).toEqual([
      "choices_too_deep d",
    ]);
  });

  test("a cycle of choices is refused", () => {
    expect(codes(group("a", { x: ["a"] }, dish))).toEqual(["choices_circle a"]);
    expect(codes(group("a", { x: ["b"] }, dish), group("b", { y: ["a"] }))).toEqual([
      "choices_circle b",
      "choices_circle a",
    ]);
  });

  test("two choices may open one group only if they exclude each other and it is not the dish's own", () => {
    const sauces = group("sauces", { mild: [], hot: [] });
    expect(codes(group("a", { x: ["sauces"], y: ["sauces"] }, dish), sauces)).toEqual([]);
    expect(codes(group("a", { x: ["sauces"], y: ["sauces"] }, { ...dish, ...many }), sauces)).toEqual([
      "choices_twice sauces",
    ]);
    const linked = { ...dish, size_link: "linked" };
    expect(codes(group("a", { x: ["sauces"], y: ["sauces"] }, linked), sauces)).toEqual(["choices_twice sauces"]);
    expect(codes(group("a", { x: ["sauces"] }, dish), { ...sauces, ...dish })).toEqual(["choices_twice sauces"]);
    expect(codes(group("a", { x: ["sauces"] }, dish), { ...sauces, items: ["soup"] })).toEqual([]);
    const deeper = [group("b", { u: ["sauces"] }), group("c", { v: ["sauces"] }), sauces];
    expect(codes(group("a", { x: ["b"], y: ["c"] }, dish), ...deeper)).toEqual([]);
    expect(codes(group("a", { x: ["b"], y: ["c"] }, { ...dish, ...many }), ...deeper)).toEqual([
      "choices_twice sauces",
    ]);
  });

  test("every choice of a cycle is reported, and none that only leads into or out of it", () => {
    const refs = ["a", "b", "c", "d", "e"];
    const opened = fc.array(fc.subarray(refs, { maxLength: 2 }), { minLength: 5, maxLength: 5 });
    fc.assert(
      fc.property(opened, (lists) => {
        const leads = (from: string, to: string, met: readonly string[] = []): boolean =>
          lists[refs.indexOf(from)]!.some(
            (next) => next === to || (!met.includes(next) && leads(next, to, [...met, next])),
          );
        const round = refs.flatMap((from, at) =>
          lists[at]!.flatMap((to) => (to === from || leads(to, from) ? [`choices_circle ${to}`] : [])),
        );
        const told = codes(...refs.map((ref, at) => group(ref, { x: lists[at]! })));
        expect(told.filter((one) => one.startsWith("choices_circle"))).toEqual(round);
      }),
    );
  });

  test("a file of the largest permitted size is checked quickly", () => {
    // Each edge looked along all others by itself, this would take longer than a test may.
    const ref = (at: number) => `g${at}`;
    const groups = Array.from({ length: 500 }, (_, at) =>
      group(
        ref(at),
        Object.fromEntries(
          Array.from({ length: 60 }, (_unused, choice) => [
            `c${choice}`,
            Array.from({ length: 20 }, (_none, step) => at + 1 + ((choice + step) % 60))
              .filter((to) => to < 500)
              .map(ref),
          ]),
        ),
      ),
    );
    expect(nestingFaults(groups)[0]).toMatchObject({ code: "choices_too_deep" });
  });

  test("the arbitrary menus are valid and no deeper than permitted", () => {
    fc.assert(
      fc.property(groupsArbitrary, (groups) => {
        const written = groups.map((one) => ({
          ...one,
          ref: String(one.id),
          items: one.items.map(String),
          modifiers: one.modifiers.map(({ id, modifier_groups }) => ({
            ref: String(id),
            modifier_groups: modifier_groups.map(String),
          })),
        }));
        expect(nestingFaults(written)).toEqual([]);
      }),
    );
    fc.assert(
      fc.property(menuArbitrary, ({ items, ...some }) => {
        for (const { id } of items) {
          const groups = groupsOfItem(some, id);
          const openers = openersIn(groups);
          groups.forEach((one, at) => {
            for (const { group_id } of openers.get(one.id) ?? []) {
              expect(groups.findIndex((other) => other.id === group_id)).toBeLessThan(at);
            }
          });
        }
      }),
    );
    expect(MOST_NESTED).toBe(3);
  });
});
