import fc from "fast-check";
import { expect, it } from "vitest";
import { minor } from "../money/minor.ts";
import { followRefunds, type ListedRefund, type RecordedRefund, type RefundChanges } from "./made-refunds.ts";

const byHand = (refund: string, amount: number, isMade = true): ListedRefund => ({
  refund,
  amount: minor(amount),
  ours: null,
  isMade,
});
const recorded = (id: number, amount: number, refund: string | null = null): RecordedRefund => ({
  id,
  amount: minor(amount),
  refund,
});
const paid = minor(2_000);

it("a refund that somebody made at the service is recorded, and no longer due from us", () => {
  expect(followRefunds([], [byHand("re_1", 500)], paid)).toEqual({
    added: [{ refund: "re_1", amount: 500 }],
    changed: [],
    removed: [],
  });
  expect(followRefunds([recorded(1, 2_000)], [byHand("re_1", 500)], paid)).toEqual({
    added: [{ refund: "re_1", amount: 500 }],
    changed: [recorded(1, 1_500)],
    removed: [],
  });
  expect(followRefunds([recorded(1, 2_000)], [byHand("re_1", 2_000)], paid).removed).toEqual([1]);
});

it("a refund of ours is none by hand, and one by hand that fails is taken off the record", () => {
  const ours = { ...byHand("re_2", 700), ours: 4 };
  expect(followRefunds([recorded(4, 700)], [ours], paid)).toEqual({
    added: [],
    changed: [recorded(4, 700, "re_2")],
    removed: [],
  });
  expect(followRefunds([recorded(5, 500, "re_1")], [byHand("re_1", 500, false)], paid).removed).toEqual([5]);
  // One of ours that failed is somebody's to pay back in another way (payments §9).
  const failed = { ...byHand("re_2", 700, false), ours: 4 };
  expect(followRefunds([recorded(4, 700, "re_2")], [failed], paid)).toEqual({ added: [], changed: [], removed: [] });
});

it("one by hand first replaces one of ours that has failed, and is not added to it (payments §13)", () => {
  // Paid 20.00 and corrected to 13.00; ours of 7.00 was accepted, and failed at the bank.
  const failed = { ...byHand("re_2", 700, false), ours: 4 };
  const before = [recorded(4, 700, "re_2")];
  const replaced = (amount: number) => followRefunds(before, [failed, byHand("re_3", amount)], paid);
  expect(replaced(700)).toEqual({ added: [{ refund: "re_3", amount: 700 }], changed: [], removed: [4] });
  expect(replaced(300)).toMatchObject({ changed: [recorded(4, 400, "re_2")], removed: [] });
  expect(replaced(900)).toEqual({ added: [{ refund: "re_3", amount: 900 }], changed: [], removed: [4] });
  // A second try of ours that was made, and whose answer was lost, has replaced the first one already.
  const again = { ...byHand("re_4", 700), ours: 4 };
  expect(followRefunds([recorded(4, 700)], [failed, again, byHand("re_3", 300)], paid)).toMatchObject({
    changed: [recorded(4, 700, "re_4")],
    removed: [],
  });
});

it("of failed refunds of ours and others by hand, the larger sum is recorded, in however many steps", () => {
  const amounts = fc.array(fc.integer({ min: 1, max: 500 }), { maxLength: 4 });
  fc.assert(
    fc.property(amounts, amounts, fc.nat(4), (own, hand, first) => {
      const ours = own.map((amount, at) => recorded(at + 1, amount, `own_${at}`));
      const failed = own.map((amount, at) => ({ ...byHand(`own_${at}`, amount, false), ours: at + 1 }));
      const made = hand.map((amount, at) => byHand(`hand_${at}`, amount));
      const once = applied(ours, followRefunds(ours, [...failed, ...made.slice(0, first)], paid));
      const after = applied(once, followRefunds(once, [...failed, ...made], paid));
      const sum = (all: readonly { amount: number }[]) => all.reduce((total, { amount }) => total + amount, 0);
      expect(sum(after)).toBe(Math.max(sum(own.map((amount) => ({ amount }))), sum(made)));
    }),
  );
});

const applied = (before: readonly RecordedRefund[], { added, changed, removed }: RefundChanges): RecordedRefund[] => [
  ...before.filter(({ id }) => !removed.includes(id)).map((one) => changed.find(({ id }) => id === one.id) ?? one),
  ...added.map((one, at) => ({ id: 100 + before.length + at, ...one })),
];

it("the record never holds more than was paid, holds every refund once, and following twice changes nothing", () => {
  const cents = fc.integer({ min: 1, max: 700 });
  fc.assert(
    fc.property(
      fc.array(fc.record({ amount: cents, accepted: fc.boolean() }), { maxLength: 4 }),
      fc.array(fc.record({ amount: cents, isMade: fc.boolean(), known: fc.boolean() }), { maxLength: 4 }),
      fc.boolean(),
      (own, hand, isNoted) => {
        const ours = own.map(({ amount, accepted }, at) =>
          recorded(at + 1, amount, accepted && isNoted ? `own_${at}` : null),
        );
        const known = hand.flatMap(({ amount, known: is }, at) =>
          is ? [recorded(50 + at, amount, `hand_${at}`)] : [],
        );
        const listed = [
          ...own.flatMap(({ amount, accepted }, at) =>
            accepted ? [{ ...byHand(`own_${at}`, amount), ours: at + 1 }] : [],
          ),
          ...hand.map(({ amount, isMade }, at) => byHand(`hand_${at}`, amount, isMade)),
        ];
        const made = listed.filter(({ isMade }) => isMade);
        // The service itself never pays back more than was paid.
        const most = minor(
          Math.max(
            2_000,
            made.reduce((all, { amount }) => all + amount, 0),
          ),
        );
        const before = [...ours, ...known];
        const after = applied(before, followRefunds(before, listed, most));
        expect(after.reduce((all, { amount }) => all + amount, 0)).toBeLessThanOrEqual(most);
        for (const one of made) expect(after.filter(({ refund }) => refund === one.refund)).toHaveLength(1);
        expect(after.every(({ amount }) => amount > 0)).toBe(true);
        expect(followRefunds(after, listed, most)).toEqual({ added: [], changed: [], removed: [] });
      },
    ),
  );
});
