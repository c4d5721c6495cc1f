import fc from "fast-check";
import { intervalsOnDay } from "@tablee/domain/restaurants/dated-hours";
import { addDays, dayOf } from "@tablee/domain/restaurants/local-time";
import OpeningHours from "opening_hours";
import { readWeekHours } from "@tablee/domain/restaurants/opening-hours";
import { WEEKDAYS, type WeekHours } from "@tablee/domain/restaurants/week-hours";
import { afterEach, describe, expect, it, vi } from "vitest";
import { readOsmHours } from "./osm-hours.ts";

const everyDay = (...intervals: WeekHours["monday"]): WeekHours =>
  Object.fromEntries(WEEKDAYS.map((day) => [day, intervals])) as WeekHours;
const closed = everyDay();
const weekdays = (intervals: WeekHours["monday"]): WeekHours => ({
  ...everyDay(...intervals),
  saturday: [],
  sunday: [],
});

/** A Monday in November. */
const AT = new Date("2026-11-23T12:00:00Z");
const read = (text: string) => {
  const { hours, losses } = readOsmHours(text, null, AT);
  return { hours, codes: losses.map(({ code }) => code) };
};

afterEach(() => vi.unstubAllEnvs());

describe("a typical week from an opening_hours text", () => {
  it.each<[string, WeekHours]>([
    ["24/7", everyDay([0, 24])],
    ["Mo-Su 00:00-24:00", everyDay([0, 24])],
    [
      "Mo-Fr 11:30-14:00,17:00-22:45",
      weekdays([
        [11.5, 14],
        [17, 22.75],
      ]),
    ],
    ["Mo-Su 18:00-02:00", everyDay([18, 26])],
    ["Mo-Su 18:00-26:00", everyDay([18, 26])],
    ["Mo-Su 10:00-24:00", everyDay([10, 24])],
    ["Mo-Su 11:20-20:40", everyDay([11 + 1 / 3, 20 + 2 / 3])],
    ["Su 22:00-04:00", { ...closed, sunday: [[22, 28]] }],
    ["Fr 10:00-Sa 04:00", closed],
    ["Sa 12:00-24:00; Su 00:00-02:00", { ...closed, saturday: [[12, 26]] }],
    ["Mo off; Tu-Su 12:00-21:00", { ...everyDay([12, 21]), monday: [] }],
    ["Mo-Fr 06:00-24:00; Sa,Su 00:00-24:00", { ...weekdays([[6, 24]]), saturday: [[0, 24]], sunday: [[0, 24]] }],
  ])("%s", (text, hours) => {
    // The library considers "Fr 10:00-Sa 04:00" a syntax error; everything else here is read without loss.
    const { codes, hours: found } = read(text);
    expect(found).toEqual(hours);
    expect(codes).toEqual(text.includes("-Sa 04") ? ["hours_unreadable"] : []);
  });

  it("a night on the edge of the week belongs to the day on which it begins", () => {
    expect(read("Su 18:00-30:00, Mo 12:00-14:00").hours).toEqual({ ...closed, sunday: [[18, 30]], monday: [[12, 14]] });
  });

  it("is the same in whatever timezone the process runs", () => {
    for (const timezone of ["UTC", "America/Toronto", "Pacific/Kiritimati", "Asia/Kathmandu", "Pacific/Pago_Pago"]) {
      vi.stubEnv("TZ", timezone);
      expect(read("Mo-Th 11:00-23:00; Fr-Su 11:00-02:30").hours).toEqual({
        ...everyDay([11, 23]),
        friday: [[11, 26.5]],
        saturday: [[11, 26.5]],
        sunday: [[11, 26.5]],
      });
    }
  });
});

describe("hours that cannot be known count as closed and are reported", () => {
  it.each([
    ["Mo-12:00-21:00; Tu-12:00-21:00"],
    ["Thu-Fri 17:00-22:00"],
    ["Mo off; Tu-We 10:00-18:30; Th-Sa 10:00"],
    ["ouvert le midi"],
    ["25/8"],
    ["Mo-Fr 9h à 17h et plus"],
  ])("%s cannot be read", (text) => {
    const { hours, losses } = readOsmHours(text, null, AT);
    expect(hours).toEqual(closed);
    expect(losses).toMatchObject([{ code: "hours_unreadable" }]);
    expect(losses[0]?.message).toContain(JSON.stringify(text));
  });

  it("a text much longer than OpenStreetMap allows is not evaluated, because that can take minutes", () => {
    const { hours, losses } = readOsmHours("Mo-Fr 11:00-12:00; ".repeat(40).trim(), null, AT);
    expect(hours).toEqual(closed);
    expect(losses).toMatchObject([{ code: "hours_unreadable", message: expect.stringContaining("500 characters") }]);
  });

  it("times that depend on a condition count as closed", () => {
    expect(read('Mo-Th 15:00-23:00; Fr,Sa "by appointment"')).toEqual({
      hours: { ...closed, monday: [[15, 23]], tuesday: [[15, 23]], wednesday: [[15, 23]], thursday: [[15, 23]] },
      codes: ["hours_uncertain"],
    });
    expect(read('"under renovations"')).toEqual({ hours: closed, codes: ["hours_uncertain"] });
  });

  it("an open end is ignored if an end is given, and guessed otherwise", () => {
    expect(read("Mo-Su 08:00-18:00+")).toEqual({ hours: everyDay([8, 18]), codes: ["hours_open_end"] });
    const { hours, codes } = read("Th 19:00+");
    expect(codes).toEqual(["hours_open_end"]);
    expect(hours.thursday).toHaveLength(1);
    expect(hours.thursday[0]?.[0]).toBe(19);
  });
});

const SUN_OF_MONTREAL = { lat: 45.5089, lon: -73.5878, timezone: "America/Toronto", country: "CA", state: "Quebec" };
const dates = (text: string, place = SUN_OF_MONTREAL) => {
  const { losses: _losses, ...week } = readOsmHours(text, place, AT);
  const on = (date: string) => intervalsOnDay({ ...week, timezone: place.timezone }, dayOf(date) ?? 0);
  return { ...week, on };
};

describe("days that differ from the week (restaurants §3)", () => {
  it("seasons become special hours from date to date", () => {
    const { hours, special_hours, closed_dates } = dates("May-Sep: Mo-Su 11:00-23:00; Oct-Apr: Mo-Su 11:00-21:00");
    expect(hours).toEqual(everyDay([11, 21]));
    expect(special_hours).toEqual([{ from: "2027-05-01", to: "2027-09-30", hours: [[11, 23]] }]);
    expect(closed_dates).toEqual([]);
    expect(read("May-Sep: Mo-Su 11:00-23:00").codes).toEqual(["hours_seasonal"]);
  });

  it("holidays are those of the country and the province", () => {
    const text = "Mo-Su 09:00-17:00; PH off; Dec 24 09:00-12:00";
    expect(dates(text).on("2027-06-24")).toEqual([]);
    expect(dates(text).on("2026-12-24")).toEqual([[9, 12]]);
    expect(dates(text).on("2026-12-25")).toEqual([]);
    expect(dates(text, { ...SUN_OF_MONTREAL, state: "Ontario" }).on("2027-06-24")).toEqual([[9, 17]]);
    const paris = { lat: 48.85, lon: 2.35, timezone: "Europe/Paris", country: "FR", state: "" };
    expect(dates(text, paris).on("2027-07-14")).toEqual([]);
    expect(dates(text).on("2027-07-14")).toEqual([[9, 17]]);
  });

  it("weeks, single dates and the nth weekday of a month are kept", () => {
    const first = dates("Mo-Fr 10:00-18:00; Mo[1] off; Jun 24 off");
    expect([first.on("2026-12-07"), first.on("2026-12-14"), first.on("2027-06-24")]).toEqual([[], [[10, 18]], []]);
    const weeks = dates("week 1-53/2 Mo 10:00-12:00");
    expect([weeks.on("2027-01-04"), weeks.on("2027-01-11")]).toEqual([[[10, 12]], []]);
  });

  it("sunrise and sunset are those of the place, in its own timezone, whatever the process's timezone", () => {
    for (const timezone of ["UTC", "America/Toronto", "Asia/Kathmandu"]) {
      vi.stubEnv("TZ", timezone);
      // Sunrise is at 5:06 and sunset at 20:46; in January at 7:33 and 16:26.
      expect(dates("sunrise-sunset").on("2027-06-21")).toEqual([[5.25, 20.75]]);
      expect(dates("sunrise-sunset").on("2027-01-04")).toEqual([[7.75, 16.25]]);
    }
  });

  it("a change to or from summer time makes no day differ", () => {
    for (const timezone of ["UTC", "America/Toronto", "Europe/Paris", "Australia/Lord_Howe"]) {
      vi.stubEnv("TZ", timezone);
      const { closed_dates, special_hours, hours } = dates("Mo-Su 18:00-02:30; week 20 off, week 20 Mo-Su 18:00-02:30");
      expect([closed_dates, special_hours, hours]).toEqual([[], [], everyDay([18, 26.5])]);
      expect(dates("Mo-Su 18:00-02:30; PH off").special_hours).toEqual([]);
    }
  });
});

describe("nights that the next rule would overwrite", () => {
  it("are kept as people mean them", () => {
    const text = "Mo-Th 17:00-02:00; Fr-Su 10:00-03:00";
    expect(read(text)).toEqual({
      hours: { ...everyDay([17, 26]), friday: [[10, 27]], saturday: [[10, 27]], sunday: [[10, 27]] },
      codes: [],
    });
  });

  it("continue into a holiday", () => {
    const { on } = dates("Mo-Su 17:00-02:00; Dec 25 off");
    expect([on("2026-12-24"), on("2026-12-25"), on("2026-12-26")]).toEqual([[[17, 26]], [], [[17, 26]]]);
  });

  it("that are ambiguous cause a warning", () => {
    expect(read("Mo-Th 17:00-02:00; Fr-Su 00:00-24:00").codes).toEqual(["hours_doubtful"]);
  });
});

describe("hours as people write them", () => {
  it.each<[string, WeekHours]>([
    ["lun-ven 11h30-14h; samedi fermé", weekdays([[11.5, 14]])],
    ["Lundi au vendredi de 9 h à 17 h 30", weekdays([[9, 17.5]])],
    ["Mo-Fr 11:30 a.m.-2 p.m.", weekdays([[11.5, 14]])],
    ["Tous les jours midi à minuit", everyDay([12, 24])],
    ["Mo-Su 5pm–11pm", everyDay([17, 23])],
    ["Lundi: fermé; Mardi au dimanche: 11h00 à 22h00", { ...everyDay([11, 22]), monday: [] }],
    ["Jeu et ven 17h à 2h", { ...closed, thursday: [[17, 26]], friday: [[17, 26]] }],
  ])("%s", (text, hours) => {
    expect(read(text)).toEqual({ hours, codes: [] });
  });
});

it("for any rules, each day of the year has the hours that the library computes", () => {
  const day = fc.constantFrom("Mo-Fr", "Sa,Su", "Mo", "Th-Su", "Mo-Su", "Mo[1]", "Su[-1]", "PH");
  const span = fc.constantFrom("", "May-Sep ", "Dec 20-Jan 5 ", "week 10-20 ", "2027 Jun ", "Jun 24 ");
  const time = fc.constantFrom("10:00-18:00", "11:30-14:00,17:00-22:00", "off", "08:00-24:00");
  const rule = fc.tuple(span, day, time).map(([a, b, c]) => `${a}${b} ${c}`);
  vi.stubEnv("TZ", "UTC");
  fc.assert(
    fc.property(fc.array(rule, { minLength: 1, maxLength: 4 }), (rules) => {
      const text = rules.join("; ");
      const { on } = dates(text);
      const library = new OpeningHours(text, {
        lat: "45.5089",
        lon: "-73.5878",
        address: { country_code: "ca", state: "Quebec" },
      } as never);
      for (let index = 0; index < 400; index += 3) {
        const date = addDays("2026-11-23", index);
        for (const hour of [9, 10, 12, 15, 17, 19, 23]) {
          const open = on(date).some(([start, end]) => hour >= start && hour < end);
          const at = new Date(`${date}T${String(hour).padStart(2, "0")}:00:00Z`);
          if (open !== library.getState(at)) expect.fail(`${text} on ${date} at ${hour}`);
        }
      }
    }),
    { numRuns: 25 },
  );
}, 60_000);

it("any text gives a week that the rules of opening hours can read", () => {
  const pieces = fc.constantFrom(
    "Mo",
    "Su",
    "-",
    ",",
    ";",
    " ",
    "08:00",
    "18:00",
    "26:00",
    "+",
    "off",
    "PH",
    "24/7",
    '"x"',
    "Jun",
    "week",
    "sunset",
    "||",
  );
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.array(pieces, { maxLength: 12 }).map((parts) => parts.join("")),
      ),
      (text) => {
        const { hours } = readOsmHours(text, null, AT);
        expect(readWeekHours(hours)).toEqual(hours);
      },
    ),
    { numRuns: 150 },
  );
});
