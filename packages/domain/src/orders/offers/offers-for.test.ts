import { describe, expect, test } from "vitest";
import { minor } from "../../money/minor.ts";
import type { Offer } from "../../menus/offer.ts";
import { WEEKDAYS, type WeekHours } from "../../restaurants/week-hours.ts";
import { codeProblem, missingForCode, offersFor } from "./offers-for.ts";

const make = (given: Partial<Offer> & { ref: string }): Offer => ({
  name: { en: "Offer", fr: "Offre", default: null },
  kind: "amount_off",
  item_ids: null,
  amount: minor(500),
  from: minor(2_000),
  modes: null,
  hours: null,
  starts: null,
  ends: null,
  code: null,
  per_member: null,
  in_all: null,
  ...given,
});
/** Thursday 2026-11-19, 12:10 in Montréal. */
const AT = new Date("2026-11-19T17:10:00Z");
const asked = { code: null, mode: "take_out", date: "2026-11-19", time: "now", timezone: "America/Toronto" } as const;
const found = (offers: Offer[], over: Partial<Parameters<typeof offersFor>[1]> = {}) => {
  const { rules, problem } = offersFor(offers, { ...asked, uses: new Map(), ...over }, AT);
  return { refs: rules.map(({ ref }) => ref), problem };
};
const noon = Object.fromEntries(WEEKDAYS.map((day) => [day, [[11.5, 14]]])) as unknown as WeekHours;

describe("the offers that an order can have", () => {
  test("depend on its mode, date and hour, not on the moment of asking", () => {
    const lunch = make({ ref: "lunch", hours: noon });
    expect(found([lunch]).refs).toEqual(["lunch"]);
    expect(found([lunch], { time: "18:30" }).refs).toEqual([]);
    expect(found([lunch], { date: "2026-11-20", time: "13:30" }).refs).toEqual(["lunch"]);
    const delivered = make({ ref: "d", modes: ["delivery"] });
    expect([found([delivered]).refs, found([delivered], { mode: "delivery" }).refs]).toEqual([[], ["d"]]);
    const week = make({ ref: "w", starts: "2026-11-20", ends: "2026-11-26" });
    const on = (date: string) => found([week], { date, time: "12:30" }).refs.length;
    expect(["2026-11-19", "2026-11-20", "2026-11-26", "2026-11-27"].map(on)).toEqual([0, 1, 1, 0]);
  });

  test("include one with a code only where that code is entered, in any case and with blanks around it", () => {
    const coded = make({ ref: "c", code: "NOEL-26" });
    expect(found([coded])).toEqual({ refs: [], problem: null });
    expect(found([coded], { code: " noel-26 " })).toEqual({ refs: ["c"], problem: null });
    expect(found([coded], { code: "NOEL" })).toEqual({ refs: [], problem: "code_unknown" });
    expect(found([{ ...coded, hours: noon }], { code: "noel-26", time: "19:00" }).problem).toBe("code_not_now");
  });

  test("report a code that has ended or not begun as unknown", () => {
    const on = (starts: string | null, ends: string | null, over: Parameters<typeof found>[1] = {}) =>
      found([make({ ref: "c", code: "NOEL", starts, ends })], { code: "NOEL", ...over }).problem;
    expect(on(null, "2026-11-18")).toBe("code_unknown");
    expect(on("2026-11-20", null)).toBe("code_unknown");
    expect(on(null, "2026-11-18", { uses: new Map([["c", { mine: 9, all: 9 }]]) })).toBe("code_unknown");
    // A code works in an order for one of its days, and while it is valid, an order for another day is told so.
    expect(on("2026-11-20", "2026-11-21", { date: "2026-11-20", time: "12:30" })).toBeNull();
    expect(on(null, "2026-11-19", { date: "2026-11-20", time: "12:30" })).toBe("code_not_now");
  });

  test("include one only as often as it may be used, per member and in all", () => {
    const coded = make({ ref: "c", code: "NOEL", per_member: 1, in_all: 10 });
    const used = (mine: number, all: number) => ({ code: "NOEL", uses: new Map([["c", { mine, all }]]) });
    expect(found([coded], used(0, 9))).toEqual({ refs: ["c"], problem: null });
    expect(found([coded], used(1, 1))).toEqual({ refs: [], problem: "code_used" });
    expect(found([coded], used(0, 10))).toEqual({ refs: [], problem: "code_used" });
    expect(found([make({ ref: "a", in_all: 3 })], { uses: new Map([["a", { mine: 0, all: 3 }]]) })).toEqual({
      refs: [],
      problem: null,
    });
  });

  test("report a code that takes nothing off", () => {
    const coded = make({ ref: "c", code: "NOEL" });
    const asking = offersFor([coded], { ...asked, code: "NOEL", uses: new Map() }, AT);
    expect(codeProblem(asking, { discounts: [] })).toBe("code_without_effect");
    expect(codeProblem(asking, { discounts: [{ rule: coded, amount: minor(500) }] })).toBeNull();
  });

  test("tell what is missing to a code's amount, after dish offers and before other sums off", () => {
    const coded = make({ ref: "c", code: "NOEL", kind: "amount_off", amount: minor(500), from: minor(3000) });
    const asking = offersFor([coded], { ...asked, code: "NOEL", uses: new Map() }, AT);
    const bases = [
      { item_id: 1, amount: minor(1200) },
      { item_id: 2, amount: minor(300) },
    ];
    const sum = { rule: make({ ref: "s", kind: "amount_off", amount: minor(200) }), amount: minor(200) };
    const half = { rule: make({ ref: "h", kind: "second_half" }), amount: minor(700) };
    expect(missingForCode(asking, { bases, discounts: [] })).toBe(1500);
    expect(missingForCode(asking, { bases, discounts: [sum, half] })).toBe(1300);
    expect(missingForCode(asking, { bases: [{ item_id: 1, amount: minor(3000) }], discounts: [] })).toBe(0);
    expect(
      missingForCode({ code: make({ ref: "t", kind: "third_free", from: minor(9000) }) }, { bases, discounts: [] }),
    ).toBe(0);
  });
});
