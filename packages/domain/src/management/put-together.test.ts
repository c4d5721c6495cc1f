import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { MOST_OFFERS } from "../menus/offer.ts";
import { exceptionOn, type SpecialHours } from "../restaurants/dated-hours.ts";
import { dayOf } from "../restaurants/local-time.ts";
import { putTogether } from "./put-together.ts";

describe("two people's changes of one setting (management §17)", () => {
  it("are put together if they concern different days", () => {
    const seen = { monday: [[11, 22]], tuesday: [[11, 22]], sunday: [] };
    const theirs = { ...seen, monday: [[10, 22]] };
    expect(putTogether("hours", { seen, theirs, mine: { ...seen, sunday: [[9, 15]] } })).toEqual({
      value: { monday: [[10, 22]], tuesday: [[11, 22]], sunday: [[9, 15]] },
    });
    expect(putTogether("hours", { seen, theirs, mine: { ...seen, monday: [[9, 22]] } })).toBeNull();
    const mine = { sunday: [[9, 15]], tuesday: [[11, 22]], monday: [[11, 22]] };
    expect(putTogether("hours", { seen, theirs, mine })?.value).toEqual({ ...theirs, sunday: [[9, 15]] });
  });

  it("are put together if they concern different dates, and removals count", () => {
    const dates = (seen: string[], theirs: string[], mine: string[]) =>
      putTogether("closed_dates", { seen, theirs, mine })?.value;
    expect(dates(["2026-12-25"], ["2026-12-24", "2026-12-25"], ["2027-01-01"])).toEqual(["2026-12-24", "2027-01-01"]);
    const day = (from: string, end: number) => ({ from, to: from, hours: [[9, end]] });
    const special = (theirs: object[], mine: object[]) =>
      putTogether("special_hours", { seen: [day("2026-12-24", 15)], theirs, mine })?.value;
    expect(special([day("2026-12-24", 14)], [day("2026-12-24", 15), day("2026-12-31", 16)])).toEqual([
      day("2026-12-24", 14),
      day("2026-12-31", 16),
    ]);
    // One removes what the other changes.
    expect(special([day("2026-12-24", 14)], [])).toBeUndefined();
  });

  it("are put together if they concern different offers, up to the most there may be", () => {
    const offer = (ref: string, percent = 10) => ({ ref, percent });
    const [lunch, night] = [offer("lunch"), offer("night")];
    const offers = (theirs: object[], mine: object[]) => putTogether("offers", { seen: [lunch], theirs, mine })?.value;
    expect(offers([offer("lunch", 15)], [lunch, night])).toEqual([offer("lunch", 15), night]);
    expect(offers([lunch, night], [])).toEqual([night]);
    expect(offers([offer("lunch", 15)], [offer("lunch", 20)])).toBeUndefined();
    const many = (of: string) => [lunch, ...Array.from({ length: MOST_OFFERS - 1 }, (_, at) => offer(`${of}${at}`))];
    expect(offers(many("a"), many("b"))).toBeUndefined();
  });

  it("keep the order of offers, also of those whose refs are numbers", () => {
    const [b, two, one] = ["b", "2", "1"].map((ref) => ({ ref, percent: 10 }));
    const mine = [b, { ...two, percent: 15 }, one];
    expect(putTogether("offers", { seen: [b, two], theirs: [{ ...b, percent: 20 }, two], mine })?.value).toEqual([
      { ...b, percent: 20 },
      { ...two, percent: 15 },
      one,
    ]);
  });

  it("stay a conflict in a setting without parts", () => {
    expect(putTogether("city", { seen: "a", theirs: "b", mine: "c" })).toBeNull();
    expect(putTogether("tax", { seen: null, theirs: { rates: [] }, mine: { rates: [1] } })).toBeNull();
  });
});

describe("two people's special hours (management §17)", () => {
  const special = (from: number, to: number, end: number): SpecialHours => ({
    from: `2026-12-${from}`,
    to: `2026-12-${to}`,
    hours: [[9, end]],
  });
  const together = (seen: SpecialHours[], theirs: SpecialHours[], mine: SpecialHours[]) =>
    putTogether("special_hours", { seen, theirs, mine })?.value;

  it("stay a conflict where changes overlap in dates, because the last entry decides on a date", () => {
    expect(together([], [special(20, 31, 15)], [special(24, 24, 12)])).toBeUndefined();
    const stay = special(24, 26, 15);
    expect(together([stay], [special(24, 27, 15)], [special(24, 28, 15)])).toBeUndefined();
    // One adds within what the other takes away.
    expect(together([stay], [], [stay, special(25, 25, 12)])).toBeUndefined();
  });

  it("stay a conflict where dates repeat, or where somebody changed the order", () => {
    const [week, eve] = [special(20, 31, 15), special(24, 24, 12)];
    const other = special(10, 11, 14);
    expect(together([week], [week, other], [week, { ...week, hours: [] }])).toBeUndefined();
    expect(together([week, eve], [week, eve, other], [eve, week])).toBeUndefined();
    expect(together([week, eve], [eve, week], [week, eve, other])).toBeUndefined();
  });

  it("keep each entry before and after those that it stood before and after", () => {
    const [week, eve, other] = [special(20, 31, 15), special(24, 24, 12), special(10, 11, 14)];
    expect(together([week], [eve, week], [week, other])).toEqual([eve, week, other]);
    expect(together([week], [week, eve], [other, week])).toEqual([other, week, eve]);
  });

  it("leave each day as whoever changed it wants it", () => {
    const entry = fc
      .tuple(fc.integer({ min: 10, max: 16 }), fc.nat(3), fc.integer({ min: 12, max: 14 }))
      .map(([from, days, end]) => special(from, from + days, end));
    const changes = fc.array(fc.tuple(fc.constantFrom("add", "drop", "move", "hours"), fc.nat(4), entry), {
      maxLength: 2,
    });
    const changed = (list: SpecialHours[], by: [string, number, SpecialHours][]) =>
      by.reduce((so, [kind, at, one]) => {
        const rest = so.filter((_, index) => index !== at);
        const old = so[at];
        if (kind === "add") return so.toSpliced(at, 0, one);
        if (!old || kind === "drop") return rest;
        return kind === "move" ? [...rest, old] : so.with(at, { ...old, hours: one.hours });
      }, list);
    const shown = (special_hours: SpecialHours[], day: number) =>
      JSON.stringify(exceptionOn({ hours: null, timezone: "UTC", special_hours }, day));
    const first = dayOf("2026-12-10") ?? 0;
    fc.assert(
      fc.property(fc.array(entry, { maxLength: 3 }), changes, changes, (seen, a, b) => {
        const [theirs, mine] = [changed(seen, a), changed(seen, b)];
        const value = together(seen, theirs, mine) as SpecialHours[] | undefined;
        if (!value) return;
        for (let day = first; day < first + 12; day += 1) {
          const [was, other, own, now] = [seen, theirs, mine, value].map((list) => shown(list, day));
          expect([other, own]).toContain(now);
          if (own !== was) expect(now).toBe(own);
          if (other !== was) expect(now).toBe(other);
        }
      }),
      { numRuns: 500 },
    );
  });
});
