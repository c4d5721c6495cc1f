import { afterEach, describe, expect, test, vi } from "vitest";
import { overwriteGetLocale } from "../../paraglide/runtime.js";
import { openState, openWords } from "./open-state.ts";

const week = (hours: [number, number][]) => ({
  monday: hours,
  tuesday: hours,
  wednesday: hours,
  thursday: hours,
  friday: hours,
  saturday: hours,
  sunday: [],
});
const place = (hours: unknown, more = {}) => ({
  status: "open",
  hours,
  timezone: "America/Toronto",
  planned_orders_enabled: true,
  ...more,
});
/** Returns a time on a Friday in Montréal. */
const at = (time: string) => new Date(`2026-11-20T${time}:00-05:00`);

function words(restaurant: ReturnType<typeof place>, moment: Date, language: "en" | "fr"): string {
  overwriteGetLocale(() => language);
  return openWords(openState(restaurant, moment), moment, language);
}
afterEach(() => overwriteGetLocale(() => "en"));

describe("the words for opening hours", () => {
  const lunch = place(week([[11, 22]]));
  test.each([
    ["12:00", "Open until 22:00", "Ouvert jusqu’à 22\u00a0h"],
    ["09:00", "Opens at 11:00", "Ouvre à 11\u00a0h"],
    ["23:00", "Opens tomorrow at 11:00", "Ouvre demain à 11\u00a0h"],
  ])("at %s", (time, english, french) => {
    expect(words(lunch, at(time), "en")).toBe(english);
    expect(words(lunch, at(time), "fr")).toBe(french);
  });

  test("the day is named when tomorrow is closed", () => {
    const saturdayNight = new Date("2026-11-21T23:00:00-05:00");
    expect(words(lunch, saturdayNight, "en")).toBe("Opens Monday at 11:00");
    expect(words(lunch, saturdayNight, "fr")).toBe("Ouvre lundi à 11\u00a0h");
  });

  test("midnight is written as a word, and hours past it as a time", () => {
    expect(words(place(week([[11, 24]])), at("12:00"), "fr")).toBe("Ouvert jusqu’à minuit");
    expect(words(place(week([[18, 2]])), at("19:00"), "en")).toBe("Open until 2:00");
  });

  test("closed dates and special hours are applied (restaurants §3)", () => {
    const closed = place(week([[11, 22]]), { closed_dates: ["2026-11-20", "2026-11-21"] });
    expect(words(closed, at("12:00"), "en")).toBe("Opens Monday at 11:00");
    const short = place(week([[11, 22]]), {
      special_hours: [{ from: "2026-11-20", to: "2026-11-20", hours: [[10, 15]] }],
    });
    expect(words(short, at("12:00"), "en")).toBe("Open until 15:00");
    expect(words(short, at("16:00"), "fr")).toBe("Ouvre demain à 11\u00a0h");
    const resting = place(week([[11, 22]]), { special_hours: [{ from: "2026-11-20", to: "2027-04-30", hours: [] }] });
    expect(words(resting, at("12:00"), "en")).toBe("Opens Saturday, May 1 at 11:00");
    expect(words(resting, at("12:00"), "fr")).toBe("Ouvre le samedi 1er mai à 11\u00a0h");
  });

  test("a restaurant that never closes is open 24 hours, except before a closed date", () => {
    const always = place({ ...week([[0, 24]]), sunday: [[0, 24]] });
    expect(words(always, at("04:00"), "en")).toBe("Open 24 hours");
    const christmas = { ...always, closed_dates: ["2026-12-25"] };
    expect(words(christmas, at("04:00"), "en")).toBe("Open 24 hours");
    expect(words(christmas, new Date("2026-12-24T12:00:00-05:00"), "en")).toBe("Open until midnight");
  });

  test("paused restaurants and unreadable hours are shown as closed, and unreadable hours are logged once (restaurants §6)", () => {
    const warn = vi.spyOn(console, "warn").mockImplementation(() => undefined);
    expect(words(place(week([[11, 22]]), { status: "paused" }), at("12:00"), "en")).toBe("Closed");
    const unreadable = place({ monday: "late" });
    expect(words(unreadable, at("12:00"), "fr")).toBe("Fermé");
    expect(words(unreadable, at("13:00"), "fr")).toBe("Fermé");
    expect(warn).toHaveBeenCalledTimes(1);
    warn.mockRestore();
  });
});
