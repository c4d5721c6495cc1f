import { describe, expect, it } from "vitest";
import { formatDate, formatDateOf, formatDay, formatShortDay } from "./days.ts";
import { formatMoment } from "./moments.ts";
import { formatPastDay } from "./past-days.ts";

const toronto = "America/Toronto";

describe("a day in words", () => {
  it.each([
    ["2026-11-21", "Saturday, November 21", "samedi 21 novembre"],
    ["2026-12-01", "Tuesday, December 1", "mardi 1er décembre"],
    ["2026-12-11", "Friday, December 11", "vendredi 11 décembre"],
    ["2026-12-31", "Thursday, December 31", "jeudi 31 décembre"],
  ])("%s is written as each language does", (date, en, fr) => {
    expect(formatDay(date, "en")).toBe(en);
    expect(formatDay(date, "fr")).toBe(fr);
  });

  it("of the past includes the year when it is not the current one (language §17)", () => {
    expect(formatPastDay("2026-11-21", "2026-12-31", "en")).toBe("Saturday, November 21");
    expect(formatPastDay("2026-11-21", "2027-01-02", "en")).toBe("Saturday, November 21, 2026");
    expect(formatPastDay("2026-12-01", "2028-01-02", "fr")).toBe("mardi 1er décembre 2026");
  });

  it("includes the year in a full date", () => {
    expect(formatDate("2026-11-21", "en")).toBe("November 21, 2026");
    expect(formatDate("2027-01-01", "fr")).toBe("1er janvier 2027");
    expect(formatDate("2027-01-21", "fr")).toBe("21 janvier 2027");
  });

  it("is the day in the reader's time zone for a moment", () => {
    const evening = "2026-11-22T02:30:00.000Z";
    expect(formatDateOf(evening, "America/Toronto", "en")).toBe("November 21, 2026");
    expect(formatDateOf(evening, "Europe/Paris", "fr")).toBe("22 novembre 2026");
  });

  it("has a short form, in the given time zone", () => {
    const moment = new Date("2026-12-02T02:00:00Z");
    expect(formatShortDay(moment, toronto, "fr")).toBe("1er déc.");
    expect(formatShortDay(moment, toronto, "en")).toBe("Dec 1");
    expect(formatShortDay(moment, "UTC", "fr")).toBe("2 déc.");
  });

  it("includes the time and time zone for a planned moment, with no-break spaces in French", () => {
    const moment = new Date("2027-03-14T07:30:00Z");
    expect(formatMoment(moment, "America/Toronto", "fr")).toBe("dimanche 14 mars 2027 à 3\u00A0h\u00A030 HAE");
    expect(formatMoment(moment, "America/Toronto", "en")).toBe("Sunday, March 14, 2027 at 3:30 EDT");
    expect(formatMoment(new Date("2027-03-14T22:05:00Z"), "America/Toronto", "fr")).toContain("18\u00A0h\u00A005");
  });
});
