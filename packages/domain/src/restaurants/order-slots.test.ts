import { describe, expect, it } from "vitest";
import type { WeekHours } from "./week-hours.ts";
import {
  type SlotFacts,
  canStillBeHad,
  checkOrderTime,
  firstOrderMoment,
  orderDates,
  orderTimes,
  promisedWindow,
  resumeOrderMoment,
  timeOnDay,
  withLongestDelay,
} from "./order-slots.ts";

const closed: WeekHours = {
  monday: [],
  tuesday: [],
  wednesday: [],
  thursday: [],
  friday: [],
  saturday: [],
  sunday: [],
};
const daily = (...intervals: [number, number][]): WeekHours => ({
  monday: intervals,
  tuesday: intervals,
  wednesday: intervals,
  thursday: intervals,
  friday: intervals,
  saturday: intervals,
  sunday: intervals,
});
const facts: SlotFacts = {
  status: "open",
  hours: daily([11, 22]),
  timezone: "America/Toronto",
  planned_orders_enabled: true,
  min_order_delay: 0,
};
/** A moment of November 2026 (UTC-5); the 20th is a Friday. */
const toronto = (dateAndTime: string) => new Date(`${dateAndTime}-05:00`);
const noon = toronto("2026-11-20T12:10");

describe("orderTimes", () => {
  it("starts with now and the next half hour while open, and tomorrow with the opening (restaurants §11)", () => {
    const today = orderTimes(facts, "2026-11-20", noon);
    expect(today.slice(0, 3)).toEqual(["now", "12:30", "13:00"]);
    const tomorrow = orderTimes(facts, "2026-11-21", noon);
    expect(tomorrow.slice(0, 2)).toEqual(["11:00", "11:30"]);
    expect(tomorrow).toHaveLength(22);
  });

  it("leaves out the closing time, unless the next interval starts then", () => {
    expect(orderTimes(facts, "2026-11-20", noon).at(-1)).toBe("21:30");
    const touching = { ...facts, hours: daily([11, 14], [14, 15]) };
    expect(orderTimes(touching, "2026-11-21", noon)).toContain("14:00");
    const apart = { ...facts, hours: daily([11, 14], [14.25, 15]) };
    expect(orderTimes(apart, "2026-11-21", noon)).not.toContain("14:00");
  });

  it("offers only full and half hours where the restaurant opens between them", () => {
    const odd = { ...facts, hours: daily([11.25, 12.75]) };
    expect(orderTimes(odd, "2026-11-21", noon)).toEqual(["11:30", "12:00", "12:30"]);
  });

  it("offers the half hour after the current one, since now is the current one", () => {
    expect(orderTimes(facts, "2026-11-20", toronto("2026-11-20T12:00:00"))[1]).toBe("12:30");
    expect(orderTimes(facts, "2026-11-20", toronto("2026-11-20T12:29:59.999"))[1]).toBe("12:30");
    expect(orderTimes(facts, "2026-11-20", toronto("2026-11-20T12:30:00"))[1]).toBe("13:00");
  });

  it("adds 30 minutes off hours, and does not offer now", () => {
    const lunchAndDinner = { ...facts, hours: daily([11, 12], [12.5, 22]) };
    expect(orderTimes(lunchAndDinner, "2026-11-20", noon).slice(0, 2)).toEqual(["13:00", "13:30"]);
    expect(orderTimes(facts, "2026-11-20", toronto("2026-11-20T08:00"))[0]).toBe("11:00");
    // The 30 minutes also apply across midnight.
    const night = { ...facts, hours: daily([0, 3]) };
    expect(orderTimes(night, "2026-11-21", toronto("2026-11-20T23:50"))[0]).toBe("00:30");
  });

  it("is empty while closed, off hours without planned orders, and with hours that cannot be read", () => {
    expect(orderTimes({ ...facts, status: "closed" }, "2026-11-20", noon)).toEqual([]);
    expect(orderTimes({ ...facts, hours: null }, "2026-11-20", noon)).toEqual([]);
    const unplanned = { ...facts, planned_orders_enabled: false };
    expect(orderTimes(unplanned, "2026-11-21", toronto("2026-11-20T08:00"))).toEqual([]);
    expect(orderTimes(unplanned, "2026-11-20", noon)[0]).toBe("now");
  });

  it("puts a slot after midnight on the date on which it falls", () => {
    const bar = { ...facts, hours: { ...closed, friday: [[20, 2]] as [number, number][] } };
    const evening = toronto("2026-11-20T22:40");
    expect(orderTimes(bar, "2026-11-20", evening)).toEqual(["now", "23:00", "23:30"]);
    expect(orderTimes(bar, "2026-11-21", evening)).toEqual(["00:00", "00:30", "01:00", "01:30"]);
    expect(orderTimes(bar, "2026-11-21", toronto("2026-11-21T00:40"))).toEqual(["now", "01:00", "01:30"]);
  });

  it("offers every half hour of a day that never closes", () => {
    const always = { ...facts, hours: daily([0, 24]) };
    expect(orderTimes(always, "2026-11-21", noon)).toHaveLength(48);
  });

  it("starts after the hours of the minimum delay, without now", () => {
    const delayed = { ...facts, min_order_delay: 5 };
    expect(orderTimes(delayed, "2026-11-20", noon)[0]).toBe("17:30");
    expect(orderTimes({ ...facts, min_order_delay: 26 }, "2026-11-20", noon)).toEqual([]);
    expect(orderTimes({ ...facts, min_order_delay: 26 }, "2026-11-21", noon)[0]).toBe("14:30");
    expect(orderTimes({ ...facts, min_order_delay: 48 }, "2026-11-22", noon)[0]).toBe("12:30");
  });

  it("offers only now in the last half hour", () => {
    expect(orderTimes(facts, "2026-11-20", toronto("2026-11-20T21:45"))).toEqual(["now"]);
  });

  it("is empty for an invalid date", () => {
    expect(orderTimes(facts, "2026-02-30", noon)).toEqual([]);
    expect(orderTimes(facts, "", noon)).toEqual([]);
  });
});

describe("order times on days with a clock change", () => {
  const night = (timezone: string): SlotFacts => ({ ...facts, timezone, hours: daily([0, 5]) });

  it("leave out the hour that spring skips", () => {
    const before = new Date("2026-03-01T12:00:00Z");
    expect(orderTimes(night("America/Toronto"), "2026-03-08", before).slice(2, 6)).toEqual([
      "01:00",
      "01:30",
      "03:00",
      "03:30",
    ]);
    expect(orderTimes(night("Europe/Paris"), "2026-03-29", before).slice(2, 6)).toEqual([
      "01:00",
      "01:30",
      "03:00",
      "03:30",
    ]);
    const lordHowe = orderTimes(night("Australia/Lord_Howe"), "2026-10-04", new Date("2026-10-01T00:00:00Z"));
    expect(lordHowe.slice(2, 6)).toEqual(["01:00", "01:30", "02:30", "03:00"]);
  });

  it("mean the first of the hour that autumn repeats", () => {
    const montreal = night("America/Toronto");
    // At the first 1:10, 1:30 is still to come. At the second, it is over.
    expect(orderTimes(montreal, "2026-11-01", new Date("2026-11-01T05:10:00Z")).slice(0, 3)).toEqual([
      "now",
      "01:30",
      "02:00",
    ]);
    expect(orderTimes(montreal, "2026-11-01", new Date("2026-11-01T06:10:00Z")).slice(0, 2)).toEqual(["now", "02:00"]);
    const paris = orderTimes(night("Europe/Paris"), "2026-10-25", new Date("2026-10-20T12:00:00Z"));
    expect(paris).toHaveLength(10);
  });

  it("count a delay in real hours", () => {
    // 20:00 plus 6 hours is 3:00 in the night in which 2:00 is skipped.
    const delayed = { ...night("America/Toronto"), hours: daily([0, 24]), min_order_delay: 6 };
    expect(orderTimes(delayed, "2026-03-08", new Date("2026-03-08T01:00:00Z"))[0]).toBe("03:00");
  });

  it("skip the whole days of a delay even where 24 hours end on the same date", () => {
    // 0:10 on the day with 25 hours.
    const at = new Date("2026-11-01T04:10:00Z");
    const delayed = { ...night("America/Toronto"), hours: daily([0, 24]), min_order_delay: 24 };
    expect(orderDates(delayed, at)[0]).toBe("2026-11-02");
    expect(orderTimes(delayed, "2026-11-01", at)).toEqual([]);
    expect(checkOrderTime(delayed, "2026-11-01", "23:30", at)).toEqual({ code: "too_soon" });
  });
});

describe("orderDates", () => {
  it("goes from today to 28 days ahead", () => {
    const dates = orderDates(facts, noon);
    expect(dates).toHaveLength(29);
    expect([dates[0], dates.at(-1)]).toEqual(["2026-11-20", "2026-12-18"]);
  });

  it("starts after the whole days of the delay and ends 28 days after that", () => {
    const dates = orderDates({ ...facts, min_order_delay: 48 }, noon);
    expect([dates[0], dates.at(-1)]).toEqual(["2026-11-22", "2026-12-20"]);
  });

  it("leaves out days without a time, including today", () => {
    const hours: WeekHours = { ...closed, saturday: [[11, 14]], sunday: [[11, 14]] };
    const weekend = { ...facts, hours };
    expect(orderDates(weekend, noon)).toEqual(
      ["21", "22", "28", "29"]
        .map((day) => `2026-11-${day}`)
        .concat(["05", "06", "12", "13"].map((day) => `2026-12-${day}`)),
    );
    expect(orderDates(facts, toronto("2026-11-20T22:00"))[0]).toBe("2026-11-21");
    expect(orderDates(facts, toronto("2026-11-20T21:45"))[0]).toBe("2026-11-20");
    expect(orderDates({ ...facts, min_order_delay: 1 }, toronto("2026-11-20T21:00"))[0]).toBe("2026-11-21");
  });

  it("is empty where nothing can be ordered", () => {
    expect(orderDates({ ...facts, status: "closed" }, noon)).toEqual([]);
    expect(orderDates({ ...facts, hours: closed }, noon)).toEqual([]);
    expect(orderDates({ ...facts, min_order_delay: Infinity }, noon)).toEqual([]);
  });

  it("takes today from the restaurant's calendar", () => {
    const paris = { ...facts, timezone: "Europe/Paris", hours: daily([0, 24]) };
    expect(orderDates(paris, new Date("2026-11-20T23:30:00Z"))[0]).toBe("2026-11-21");
  });
});

describe("checkOrderTime", () => {
  it("accepts what is offered", () => {
    expect(checkOrderTime(facts, "2026-11-20", "now", noon)).toBeNull();
    expect(checkOrderTime(facts, null, "now", noon)).toBeNull();
    expect(checkOrderTime(facts, "2026-11-20", "12:30", noon)).toBeNull();
    expect(checkOrderTime(facts, "2026-12-18", "21:30", noon)).toBeNull();
  });

  it("refuses times that are past, outside the hours, between slots, too far ahead or not chosen", () => {
    const unavailable = { code: "time_unavailable" };
    for (const [date, time] of [
      ["2026-11-19", "13:00"],
      ["2026-11-20", "12:00"],
      ["2026-11-20", "22:00"],
      ["2026-11-21", "10:30"],
      ["2026-11-21", "13:15"],
      ["2026-12-19", "13:00"],
      ["2026-11-21", "now"],
      ["2026-11-21", "25:00"],
      ["tomorrow", "13:00"],
      ["2026-11-21", null],
      [null, "13:00"],
      [null, null],
    ] as const) {
      expect(checkOrderTime(facts, date, time, noon)).toEqual(unavailable);
    }
    const spring = { ...facts, hours: daily([0, 24]) };
    expect(checkOrderTime(spring, "2026-03-08", "02:30", toronto("2026-03-01T12:00"))).toEqual(unavailable);
  });

  it("distinguishes too soon from unavailable", () => {
    const tooSoon = { code: "too_soon" };
    const delayed = { ...facts, min_order_delay: 24 };
    expect(checkOrderTime(delayed, "2026-11-20", "now", noon)).toEqual(tooSoon);
    expect(checkOrderTime(delayed, "2026-11-20", "21:00", noon)).toEqual(tooSoon);
    expect(checkOrderTime(delayed, "2026-11-21", "12:00", noon)).toEqual(tooSoon); // 23 h 50
    expect(checkOrderTime(delayed, "2026-11-21", "12:30", noon)).toBeNull();
    expect(checkOrderTime(delayed, "2026-11-20", "12:00", noon)).toEqual({ code: "time_unavailable" });
    expect(checkOrderTime(delayed, "2026-11-20", "12:30", toronto("2026-11-20T12:30"))).toEqual({
      code: "time_unavailable",
    });
    const justOpening = toronto("2026-11-20T10:40");
    expect(checkOrderTime(facts, "2026-11-20", "11:00", justOpening)).toEqual(tooSoon);
    expect(checkOrderTime(facts, "2026-11-20", "11:30", justOpening)).toBeNull();
  });

  it("refuses everything while the restaurant takes no orders, and now off hours", () => {
    const early = toronto("2026-11-20T08:00");
    expect(checkOrderTime({ ...facts, status: "closed" }, "2026-11-21", "13:00", noon)).toEqual({
      code: "restaurant_closed",
    });
    expect(checkOrderTime({ ...facts, planned_orders_enabled: false }, "2026-11-21", "13:00", early)).toEqual({
      code: "restaurant_closed",
    });
    expect(checkOrderTime(facts, "2026-11-20", "now", early)).toEqual({ code: "time_unavailable" });
  });

  it("applies the longest delay of the basket's items (restaurants §14)", () => {
    const basket = withLongestDelay(facts, [null, 24, undefined, 2]);
    expect(checkOrderTime(basket, "2026-11-21", "11:00", noon)).toEqual({ code: "too_soon" }); // 22 h 50
    expect(checkOrderTime(basket, "2026-11-21", "13:00", noon)).toBeNull();
    expect(withLongestDelay(facts, [null, 0])).toBe(facts);
    expect(withLongestDelay({ ...facts, min_order_delay: 5 }, [2]).min_order_delay).toBe(5);
  });
});

describe("firstOrderMoment", () => {
  it("is now while open, else the first slot, else null", () => {
    expect(firstOrderMoment(facts, noon)).toEqual({ date: "2026-11-20", time: "now" });
    expect(firstOrderMoment(facts, toronto("2026-11-20T23:00"))).toEqual({ date: "2026-11-21", time: "11:00" });
    expect(firstOrderMoment({ ...facts, status: "closed" }, noon)).toBeNull();
  });
});

describe("resumeOrderMoment (orders §9)", () => {
  const resume = (date: string | null, time: string | null, at = noon, of = facts) =>
    resumeOrderMoment({ date, time }, of, at);
  const todayWithoutTime = { date: "2026-11-20", time: null };

  it("keeps a choice that is still available", () => {
    expect(resume("2026-11-25", "13:00")).toEqual({ date: "2026-11-25", time: "13:00" });
    expect(resume("2026-11-20", "13:00")).toEqual({ date: "2026-11-20", time: "13:00" });
    expect(resume("2026-11-20", "now")).toEqual({ date: "2026-11-20", time: "now" });
    expect(resume("2026-11-20", null)).toEqual(todayWithoutTime);
  });

  it("resets a past date to today and clears the time", () => {
    expect(resume("2026-11-19", "13:00")).toEqual(todayWithoutTime);
    expect(resume("2026-11-19", "now")).toEqual(todayWithoutTime);
    expect(resume("2026-11-19", null)).toEqual(todayWithoutTime);
  });

  it("clears a time today that is earlier than now rounded up plus 30 minutes", () => {
    expect(resume("2026-11-20", "12:00")).toEqual(todayWithoutTime);
    expect(resume("2026-11-20", "12:30")).toEqual(todayWithoutTime);
  });

  it("returns the first date and time where today has no more", () => {
    const late = toronto("2026-11-20T22:30");
    expect(resume("2026-11-20", "21:30", late)).toEqual({ date: "2026-11-21", time: "11:00" });
    expect(resume("2026-11-18", null, late)).toEqual({ date: "2026-11-21", time: "11:00" });
  });

  it("returns the first option for a choice that is no longer available, or was never made", () => {
    const first = { date: "2026-11-20", time: "now" };
    expect(resume("2026-11-25", "22:30")).toEqual(first);
    expect(resume("2027-01-25", "13:00")).toEqual(first);
    expect(resume("garbage", "13:00")).toEqual(first);
    expect(resume(null, null)).toEqual(first);
    expect(resumeOrderMoment(null, facts, noon)).toEqual(first);
    expect(resume("2026-11-20", "now", toronto("2026-11-20T08:00"))).toEqual({ date: "2026-11-20", time: "11:00" });
    expect(resume("2026-11-20", "now", noon, { ...facts, min_order_delay: 2 })).toEqual({
      date: "2026-11-20",
      time: "14:30",
    });
  });

  it("returns null where nothing is available", () => {
    expect(resume("2026-11-25", "13:00", noon, { ...facts, status: "closed" })).toEqual({ date: null, time: null });
    expect(resumeOrderMoment(null, { ...facts, hours: null }, noon)).toEqual({ date: null, time: null });
  });
});

describe("promisedWindow", () => {
  const promised = (date: string, time: string, preparation = 20, at = toronto("2026-11-20T12:10:30")) =>
    promisedWindow({ date, time }, facts, at, preparation);

  it("starts after the preparation time, for now", () => {
    expect(promised("2026-11-20", "now")).toEqual({
      min_time: toronto("2026-11-20T12:31"),
      max_time: toronto("2026-11-20T13:01"),
    });
  });

  it("is the slot itself, for a slot", () => {
    expect(promised("2026-11-21", "13:00")).toEqual({
      min_time: toronto("2026-11-21T13:00"),
      max_time: toronto("2026-11-21T13:30"),
    });
  });

  it("is later where the slot begins before the order can be ready", () => {
    expect(promised("2026-11-20", "12:30", 45).min_time).toEqual(toronto("2026-11-20T12:56"));
  });

  it("is the same as for now where the time does not exist", () => {
    expect(promised("2026-03-08", "02:30")).toEqual(promised("2026-11-20", "now"));
  });
});

describe("an order that the kitchen cannot finish before closing", () => {
  const slow = { ...facts, preparation_minutes: 20 };

  it("is not offered for now", () => {
    const offered = (time: string) => orderTimes(slow, "2026-11-20", toronto(`2026-11-20T${time}`))[0];
    expect(offered("21:40:00")).toBe("now");
    expect(offered("21:40:01")).toBeUndefined();
    const late = toronto("2026-11-20T21:50");
    expect(checkOrderTime(slow, null, "now", late)).toEqual({ code: "time_unavailable" });
    expect(firstOrderMoment(slow, late)).toEqual({ date: "2026-11-21", time: "11:00" });
  });

  it("is not offered for a slot that begins before it can be ready", () => {
    const slower = { ...facts, preparation_minutes: 45 };
    const late = toronto("2026-11-20T21:20");
    expect(orderTimes(slower, "2026-11-20", late)).toEqual([]);
    expect(checkOrderTime(slower, "2026-11-20", "21:30", late)).toEqual({ code: "time_unavailable" });
    expect(orderTimes(slower, "2026-11-20", toronto("2026-11-20T21:10"))).toEqual(["now", "21:30"]);
  });

  it("does not occur where the restaurant never closes, or is open past midnight", () => {
    const always = { ...slow, hours: daily([0, 24]) };
    expect(orderTimes(always, "2026-11-20", toronto("2026-11-20T23:55"))).toEqual(["now"]);
    const night = { ...slow, hours: daily([18, 2]) };
    expect(orderTimes(night, "2026-11-20", toronto("2026-11-20T23:55"))[0]).toBe("now");
    expect(orderTimes(night, "2026-11-21", toronto("2026-11-21T01:45"))[0]).not.toBe("now");
  });
});

describe("the time after a change of date", () => {
  const always = { ...facts, hours: daily([0, 24]) };

  it("is the same time of day, and near the current time where it was now or none", () => {
    expect(timeOnDay(always, "2026-11-21", "18:30", noon)).toBe("18:30");
    expect(timeOnDay(always, "2026-11-21", "now", noon)).toBe("12:00");
    expect(timeOnDay(always, "2026-11-21", null, toronto("2026-11-20T22:50"))).toBe("23:00");
    expect(timeOnDay(always, "2026-11-20", "18:30", noon)).toBe("18:30");
  });

  it("is the nearest one that is offered", () => {
    expect(timeOnDay(facts, "2026-11-21", "23:30", noon)).toBe("21:30");
    expect(timeOnDay(facts, "2026-11-21", "now", toronto("2026-11-20T08:00"))).toBe("11:00");
    expect(timeOnDay(always, "2026-11-20", "18:30", toronto("2026-11-20T23:50"))).toBe("now");
    expect(timeOnDay(facts, "2027-11-21", "18:30", noon)).toBeNull();
  });
});

describe("an order that its kitchen learns of later than it was placed", () => {
  const late = { ...facts, preparation_minutes: 15 };
  const had = (own: Partial<Parameters<typeof canStillBeHad>[1]>, at: string, of: SlotFacts = late) => {
    const order = { planned: false, date: "2026-11-20", time: "now", max_time: toronto("2026-11-20T22:30"), ...own };
    return canStillBeHad(of, order, toronto(at));
  };

  it("can be had now for as long as it could be placed for now", () => {
    expect(had({}, "2026-11-20T21:45")).toBe(true);
    expect(had({}, "2026-11-20T21:46")).toBe(false);
    expect(had({}, "2026-11-20T22:20")).toBe(false);
    expect(had({}, "2026-11-20T12:20", { ...late, status: "paused" })).toBe(false);
    // It has its place in the half hour already.
    expect(had({}, "2026-11-20T12:10", { ...late, full_slots: new Set([toronto("2026-11-20T12:00").getTime()]) })).toBe(
      true,
    );
    // Placed before midnight.
    expect(had({}, "2026-11-21T00:05", { ...late, hours: daily([11, 26]) })).toBe(true);
  });

  it("can be had at its planned time for as long as it is ready within its window and before closing", () => {
    const planned = { planned: true, time: "18:00", max_time: toronto("2026-11-20T18:30") };
    expect(had(planned, "2026-11-20T18:15")).toBe(true);
    expect(had(planned, "2026-11-20T18:16")).toBe(false);
    // Too soon to be placed now, or at a restaurant that takes no more orders: it was promised before that.
    expect(had(planned, "2026-11-20T17:50", { ...late, min_order_delay: 24 })).toBe(true);
    expect(had(planned, "2026-11-20T12:00", { ...late, status: "paused" })).toBe(true);
    const last = { planned: true, time: "21:30", max_time: toronto("2026-11-20T22:00") };
    expect(had(last, "2026-11-20T21:45")).toBe(true);
    expect(had({ ...last, max_time: toronto("2026-11-20T22:15") }, "2026-11-20T21:50")).toBe(false);
  });
});
