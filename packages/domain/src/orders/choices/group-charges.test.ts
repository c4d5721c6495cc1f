import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { makeGroup, makeModifier } from "../../menus/menu.example.ts";
import { minor } from "../../money/minor.ts";
import { chargeGroup, chosenIn, groupAmount } from "./group-charges.ts";
import { modifierPriceShown } from "../line/line-price.ts";
import { selection } from "../line/line.example.ts";
import type { Selected } from "../line/order-line.ts";

const toppings = (free_amount: number, ...prices: number[]) =>
  makeGroup({
    id: 10,
    free_amount,
    max_selected_amount: 9,
    selections_per_item: 3,
    modifiers: prices.map((price, at) => makeModifier({ id: 100 + at, price: minor(price) })),
  });
type Group = ReturnType<typeof toppings>;
const cost = (group: Group, chosen: Selected[]) => groupAmount(group, chosenIn(group, chosen));

describe("a group with free choices (menus §36)", () => {
  const group = toppings(2, 50, 200, 0, 200);

  test("makes the most expensive choices free, and the first on the menu where prices are equal", () => {
    expect(cost(group, selection(100))).toBe(0);
    expect(cost(group, selection(100, 101))).toBe(0);
    expect(cost(group, selection(100, 101, 102))).toBe(0);
    expect(cost(group, selection(100, 101, 103))).toBe(50);
    expect(cost(group, selection([101, 3]))).toBe(200);
    const charged = chargeGroup(group, chosenIn(group, selection(103, [101, 2])));
    expect(charged.map(({ modifier, free, amount }) => [modifier.id, free, amount])).toEqual([
      [103, 0, 200],
      [101, 2, 0],
    ]);
  });

  test("shows beside a choice what it is charged, or what one more of it would add", () => {
    const shown = (id: number, ...chosen: Parameters<typeof selection>) => {
      const modifier = group.modifiers.find((one) => one.id === id);
      return modifier && modifierPriceShown({ price: minor(1000) }, group, modifier, selection(...chosen)).amount;
    };
    expect(shown(101)).toBe(0);
    expect(shown(101, 101)).toBe(0);
    expect(shown(100, 101, 103)).toBe(50);
    expect(shown(101, 100, 103)).toBe(50);
    expect(shown(103, [101, 2])).toBe(200);
    expect(shown(103, [101, 2], 103)).toBe(200);
  });

  const prices = fc.array(fc.integer({ min: -200, max: 500 }), { minLength: 1, maxLength: 6 });
  const anyChoices = fc.record({ prices, free: fc.integer({ min: 0, max: 5 }) }).chain(({ prices: some, free }) =>
    fc.record({
      group: fc.constant(toppings(free, ...some)),
      chosen: fc
        .subarray(some.map((_, at) => 100 + at))
        .chain((ids) =>
          fc.tuple(
            ...ids.map((id) => fc.integer({ min: 1, max: 3 }).map((quantity) => ({ modifier_id: id, quantity }))),
          ),
        ),
    }),
  );

  test("charges all pieces but the most expensive ones, and subtracts what takes off", () => {
    fc.assert(
      fc.property(anyChoices, ({ group: some, chosen }) => {
        const pieces = chosenIn(some, chosen).flatMap(({ modifier, quantity }) =>
          Array<number>(quantity).fill(modifier.price),
        );
        const adding = pieces.filter((price) => price > 0).toSorted((a, b) => b - a);
        const paid = [...adding.slice(some.free_amount), ...pieces.filter((price) => price < 0)];
        expect(cost(some, chosen)).toBe(paid.reduce((sum, price) => sum + price, 0));
      }),
    );
  });

  test("costs the same in any order of choosing, and never less for one more that takes nothing off", () => {
    fc.assert(
      fc.property(anyChoices, fc.nat(), ({ group: some, chosen }, pick) => {
        expect(cost(some, chosen.toReversed())).toBe(cost(some, chosen));
        const one = some.modifiers[pick % some.modifiers.length];
        if (!one) return;
        const had = chosen.find(({ modifier_id }) => modifier_id === one.id);
        const more = had
          ? chosen.map((each) => (each === had ? { ...each, quantity: each.quantity + 1 } : each))
          : [...chosen, { modifier_id: one.id, quantity: 1 }];
        expect(cost(some, more)).toBeGreaterThanOrEqual(cost(some, chosen) + Math.min(0, one.price));
        expect(cost(some, more) - cost(some, chosen)).toBeLessThanOrEqual(one.price);
        if (had) return;
        const { amount } = modifierPriceShown({ price: null }, some, one, chosen);
        expect(cost(some, more)).toBe(cost(some, chosen) + amount);
      }),
    );
  });
});
