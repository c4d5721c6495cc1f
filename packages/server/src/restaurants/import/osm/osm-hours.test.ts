import fc from "fast-check";
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

const read = (text: string) => {
  const { hours, losses } = readOsmHours(text, null);
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
    ["Mo-Fr 09:00-17:00; PH off", weekdays([[9, 17]])],
    ["Mo-Fr 09:00-17:00; PH 10:00-12:00; Jun 24 off", weekdays([[9, 17]])],
    ["Mo off; Tu-Su 12:00-21:00", { ...everyDay([12, 21]), monday: [] }],
    ["Mo-Fr 06:00-24:00; Sa,Su 00:00-24:00", { ...weekdays([[6, 24]]), saturday: [[0, 24]], sunday: [[0, 24]] }],
  ])("%s", (text, hours) => {
    // The library reads "Fr 10:00-Sa 04:00" as a fault of its language; everything else here is read without loss.
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

describe("what cannot be known counts as closed and is told", () => {
  it.each([
    ["Mo-12:00-21:00; Tu-12:00-21:00"],
    ["Thu-Fri 17:00-22:00"],
    ["Mo off; Tu-We 10:00-18:30; Th-Sa 10:00"],
    ["ouvert le midi"],
    ["25/8"],
    ["Mo-Fr 9h à 17h et plus"],
  ])("%s cannot be read", (text) => {
    const { hours, losses } = readOsmHours(text, null);
    expect(hours).toEqual(closed);
    expect(losses).toMatchObject([{ code: "hours_unreadable" }]);
    expect(losses[0]?.message).toContain(JSON.stringify(text));
  });

  it("times that depend on something", () => {
    expect(read('Mo-Th 15:00-23:00; Fr,Sa "by appointment"')).toEqual({
      hours: { ...closed, monday: [[15, 23]], tuesday: [[15, 23]], wednesday: [[15, 23]], thursday: [[15, 23]] },
      codes: ["hours_uncertain"],
    });
    expect(read('"under renovations"')).toEqual({ hours: closed, codes: ["hours_uncertain"] });
  });

  it("an open end is dropped where a time is known, and guessed where none is", () => {
    expect(read("Mo-Su 08:00-18:00+")).toEqual({ hours: everyDay([8, 18]), codes: ["hours_open_end"] });
    const { hours, codes } = read("Th 19:00+");
    expect(codes).toEqual(["hours_open_end"]);
    expect(hours.thursday).toHaveLength(1);
    expect(hours.thursday[0]?.[0]).toBe(19);
  });

  it("hours that change with the season", () => {
    expect(read("May-Sep: Mo-Su 11:00-23:00; Oct-Apr: Mo-Su 11:00-21:00")).toEqual({
      hours: everyDay([11, 23]),
      codes: ["hours_seasonal"],
    });
  });
});

it("whatever the text, the answer is a week that the rules of opening hours can read", () => {
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
        const { hours } = readOsmHours(text, null);
        expect(readWeekHours(hours)).toEqual(hours);
      },
    ),
    { numRuns: 150 },
  );
});
