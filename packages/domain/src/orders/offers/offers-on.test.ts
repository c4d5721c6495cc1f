import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type Minor, minor } from "../../money/minor.ts";
import { OFFER_KINDS } from "../../menus/offer.ts";
import { taxesOn } from "../tax/taxes-on.ts";
import { taxArbitrary } from "../tax/tax.arbitrary.ts";
import { keptRules, type OfferedLine, type OfferRule, offersOn } from "./offers-on.ts";

const name = { en: "Offer", fr: "Offre", default: null };
const rule = (given: Partial<OfferRule> & { ref: string }): OfferRule => ({
  name,
  kind: "second_half",
  item_ids: null,
  amount: minor(0),
  from: minor(0),
  ...given,
});
const line = (item_id: number | null, price: number, quantity = 1): OfferedLine => ({
  item_id,
  unit_price: minor(price),
  quantity,
  bases: [{ item_id, amount: minor(price * quantity) }],
});
const offOf = (rules: OfferRule[], lines: OfferedLine[]) =>
  offersOn(rules, lines).discounts.map(({ rule: { ref }, amount }) => [ref, amount]);

describe("offers", () => {
  const half = rule({ ref: "half" });
  const third = rule({ ref: "third", kind: "third_free" });
  const five = rule({ ref: "five", kind: "amount_off", amount: minor(500), from: minor(2_000) });

  test("take half off every second one of a dish, the cheaper of two, with its choices", () => {
    expect(offOf([half], [line(1, 1_001)])).toEqual([]);
    expect(offOf([half], [line(1, 1_001, 2)])).toEqual([["half", 500]]);
    expect(offOf([half], [line(1, 1_200), line(1, 1_000), line(2, 900)])).toEqual([["half", 500]]);
    expect(offOf([half], [line(1, 1_000, 5)])).toEqual([["half", 1_000]]);
  });

  test("make every third one of a dish free, the cheapest of three", () => {
    expect(offOf([third], [line(1, 500, 2), line(1, 700)])).toEqual([["third", 500]]);
    expect(offOf([third], [line(1, 500, 2), line(2, 700)])).toEqual([]);
  });

  test("take a sum off once the order reaches the offer's amount, after what dish offers took off", () => {
    expect(offOf([five], [line(1, 1_999)])).toEqual([]);
    expect(offOf([five], [line(1, 2_000)])).toEqual([["five", 500]]);
    expect(offOf([five, half], [line(1, 1_200, 2)])).toEqual([["half", 600]]);
    expect(offOf([five, half], [line(1, 1_400, 2)])).toEqual([
      ["five", 500],
      ["half", 700],
    ]);
  });

  test("apply only the best dish offer to a dish and only the best sum to an order, and none to a combo", () => {
    expect(offOf([half, third], [line(1, 1_000, 3)])).toEqual([["third", 1_000]]);
    expect(offOf([half, third], [line(1, 1_000, 2), line(2, 600, 3)])).toEqual([
      ["half", 500],
      ["third", 600],
    ]);
    const ten = rule({ ref: "ten", kind: "amount_off", amount: minor(1_000), from: minor(2_000) });
    expect(offOf([five, ten], [line(1, 2_500)])).toEqual([["ten", 1_000]]);
    expect(offOf([half, third], [line(null, 1_000, 6)])).toEqual([]);
    expect(offOf([rule({ ref: "x", item_ids: [2] })], [line(1, 500, 2), line(2, 300, 2)])).toEqual([["x", 150]]);
  });

  test("are shared by the lines of a dish, and a sum by all lines", () => {
    const ofLines = (...given: Parameters<typeof offersOn>) =>
      offersOn(...given).lines.map(({ discounts }) => discounts.map(({ rule: { ref }, amount }) => [ref, amount]));
    expect(ofLines([half], [line(1, 1_000), line(1, 1_000), line(2, 700)])).toEqual([
      [["half", 250]],
      [["half", 250]],
      [],
    ]);
    expect(ofLines([half, five], [line(1, 1_000), line(null, 500), line(1, 1_000)])).toEqual([
      [
        ["five", 188],
        ["half", 250],
      ],
      [["five", 125]],
      [
        ["five", 187],
        ["half", 250],
      ],
    ]);
  });

  test("lower the tax of the dishes that they reduce", () => {
    const { bases } = offersOn([rule({ ref: "x", item_ids: [2] }), five], [line(1, 2_500), line(2, 1_000, 2)]);
    expect(bases).toEqual([
      { item_id: 1, amount: 2_187 },
      { item_id: 2, amount: 1_313 },
    ]);
  });
});

const rules = fc
  .array(
    fc.record({
      kind: fc.constantFrom(...OFFER_KINDS),
      item_ids: fc.option(fc.subarray([1, 2, 3, 4])),
      amount: fc.nat(3_000).map(minor),
      from: fc.nat(6_000).map(minor),
    }),
    { maxLength: 5 },
  )
  .map((all) => all.map((one, at) => rule({ ...one, ref: `offer-${at}` })));
const lines: fc.Arbitrary<OfferedLine[]> = fc.array(
  fc
    .record({
      item_id: fc.option(fc.integer({ min: 1, max: 4 })),
      first: fc.nat(2_500),
      second: fc.nat(500),
      quantity: fc.integer({ min: 1, max: 25 }),
    })
    .map(({ item_id, first, second, quantity }) => ({
      item_id,
      unit_price: minor(first + second),
      quantity,
      // A combo is taxed by the items in it.
      bases:
        item_id === null
          ? [
              { item_id: 3, amount: minor(first * quantity) },
              { item_id: null, amount: minor(second * quantity) },
            ]
          : [{ item_id, amount: minor((first + second) * quantity) }],
    })),
  { maxLength: 8 },
);
const sum = (amounts: readonly Minor[]): number => amounts.reduce<number>((all, one) => all + one, 0);
const priceOf = (all: readonly OfferedLine[]): number => all.reduce((s, one) => s + one.unit_price * one.quantity, 0);
const paid = (offered: ReturnType<typeof offersOn>): number => sum(offered.bases.map(({ amount }) => amount));

describe("offers on any order", () => {
  test("never take off more than there is, and no line more than it costs; everything adds up", () => {
    fc.assert(
      fc.property(rules, lines, (all, order) => {
        const offered = offersOn(all, order);
        const off = sum(offered.discounts.map(({ amount }) => amount));
        expect(paid(offered)).toBe(priceOf(order) - off);
        expect(offered.bases.every(({ amount }) => amount >= 0)).toBe(true);
        expect(offered.discounts.every(({ amount }) => amount > 0)).toBe(true);
      }),
    );
  });

  test("are divided to the cent over the lines that they came from, and no line pays for another", () => {
    fc.assert(
      fc.property(rules, lines, (all, order) => {
        const offered = offersOn(all, order);
        for (const { rule: one, amount } of offered.discounts) {
          const parts = offered.lines.map(({ discounts }) => discounts.find(({ rule: { ref } }) => ref === one.ref));
          expect(sum(parts.flatMap((part) => part?.amount ?? []))).toBe(amount);
        }
        for (const [at, { discounts, bases }] of offered.lines.entries()) {
          const { item_id, unit_price, quantity } = order[at] as OfferedLine;
          const off = sum(discounts.map(({ amount }) => amount));
          expect(discounts.every(({ amount }) => amount > 0)).toBe(true);
          expect(sum(bases.map(({ amount }) => amount))).toBe(unit_price * quantity - off);
          expect(bases.every(({ amount }) => amount >= 0)).toBe(true);
          const dishes = discounts.filter(({ rule: { kind } }) => kind !== "amount_off");
          expect(
            dishes.every(({ rule: { item_ids } }) => item_id !== null && (item_ids?.includes(item_id) ?? true)),
          ).toBe(true);
        }
      }),
    );
  });

  test("give the same result and tax in any order of lines and offers", () => {
    const shuffled = fc.tuple(rules, lines, taxArbitrary).chain(([all, order, tax]) =>
      fc.record({
        tax: fc.constant(tax),
        one: fc.constant({ all, order }),
        other: fc.record({
          all: fc.shuffledSubarray(all, { minLength: all.length }),
          order: fc.shuffledSubarray(order, { minLength: order.length }),
        }),
      }),
    );
    fc.assert(
      fc.property(shuffled, ({ tax, one, other }) => {
        const [first, second] = [offersOn(one.all, one.order), offersOn(other.all, other.order)];
        expect(second.discounts).toEqual(first.discounts);
        expect(second.bases).toEqual(first.bases);
        expect(taxesOn(tax, "take_out", second.bases)).toEqual(taxesOn(tax, "take_out", first.bases));
      }),
    );
  });

  test("never stack: one per dish and one sum, each no more than it takes alone", () => {
    fc.assert(
      fc.property(rules, lines, (all, order) => {
        const { discounts } = offersOn(all, order);
        expect(discounts.filter(({ rule: { kind } }) => kind === "amount_off").length).toBeLessThanOrEqual(1);
        for (const { rule: one, amount } of discounts) {
          const [alone] = offersOn([one], order).discounts;
          expect(amount).toBeLessThanOrEqual(alone?.amount ?? 0);
        }
      }),
    );
  });

  test("never make the dishes dearer by one more dish offer", () => {
    fc.assert(
      fc.property(rules, lines, (all, order) => {
        const dishes = all.filter(({ kind }) => kind !== "amount_off");
        for (let count = 1; count < dishes.length; count += 1) {
          const fewer = paid(offersOn(dishes.slice(0, count), order));
          expect(paid(offersOn(dishes.slice(0, count + 1), order))).toBeLessThanOrEqual(fewer);
        }
      }),
    );
  });

  test("never make an order dearer when a correction reduces its lines", () => {
    const corrected = fc
      .tuple(rules, lines)
      .chain(([all, order]) =>
        fc.tuple(fc.constant(all), fc.constant(order), fc.tuple(...order.map(({ quantity }) => fc.nat(quantity)))),
      );
    fc.assert(
      fc.property(corrected, ([all, order, left]) => {
        const before = offersOn(all, order);
        const rest = order.flatMap((one, at) => {
          const quantity = left[at] ?? 0;
          const bases = one.bases.map(({ item_id, amount }) => ({
            item_id,
            amount: minor((amount / one.quantity) * quantity),
          }));
          return quantity === 0 ? [] : [{ ...one, quantity, bases }];
        });
        expect(paid(offersOn(keptRules(before.discounts), rest))).toBeLessThanOrEqual(paid(before));
      }),
    );
  });
});
