import fc from "fast-check";
import { afterEach, describe, expect, it } from "vitest";
import { overwriteGetLocale } from "../../../paraglide/runtime.js";
import { orderCalendar } from "./order-calendar.ts";
import { exampleOrder, history } from "../words/order.example.ts";

const at = new Date("2026-11-20T17:00:00Z");
const origin = "https://tablee.example";
const file = (given: Parameters<typeof exampleOrder>[0] = {}, language: "en" | "fr" = "en") =>
  orderCalendar(exampleOrder({ planned: true, time: "12:20", ...given }), { origin, at, language });

/** Reads the file as a calendar does: joins folded lines and resolves escapes (RFC 5545, 3.1 and 3.3.11). */
function read(ics: string): Map<string, string> {
  expect(ics).toMatch(/^BEGIN:VCALENDAR\r\n[\s\S]*END:VCALENDAR(\r\n)?$/);
  for (const line of ics.split("\r\n")) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
  const lines = ics.replaceAll(/\r\n[ \t]/g, "").split("\r\n");
  const event = lines.slice(lines.indexOf("BEGIN:VEVENT") + 1, lines.indexOf("BEGIN:VALARM"));
  return new Map(
    event.map((line) => {
      const colon = line.indexOf(":");
      const value = line
        .slice(colon + 1)
        .replaceAll(/\\([\\;,nN])/g, (_all, sign: string) => (/n/i.test(sign) ? "\n" : sign));
      return [line.slice(0, colon), value];
    }),
  );
}
/** The instant of a date-time in UTC. */
const instant = (value: string | undefined): string =>
  new Date((value ?? "").replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, "$1-$2-$3T$4:$5:$6Z")).toISOString();

afterEach(() => overwriteGetLocale(() => "en"));

describe("the calendar file of an order", () => {
  it("contains the mode, the place, the time, the order's number and its link", () => {
    const event = read(file());
    expect(event.get("SUMMARY")).toBe("Take out: Chez Margot");
    expect(event.get("LOCATION")).toBe("Chez Margot, 4375 rue Saint-Denis");
    expect(event.get("DESCRIPTION")).toBe("Order 1042\n+15145550101");
    expect(event.get("URL;VALUE=URI")).toBe("https://tablee.example/orders/current/7");
    expect([event.get("DTSTART"), event.get("DTEND")]).toEqual(["20261120T172000Z", "20261120T175000Z"]);
    expect(event.get("STATUS")).toBe("TENTATIVE");
    expect(file()).toContain("TRIGGER:-PT30M");
  });

  it("is in French for a French reader", () => {
    overwriteGetLocale(() => "fr");
    expect(read(file({}, "fr")).get("SUMMARY")).toBe("À emporter\u00a0: Chez Margot");
  });

  it("keeps its UID and raises its SEQUENCE, so that a calendar replaces the earlier event", () => {
    const before = read(file());
    const confirmed = exampleOrder({
      planned: true,
      statuses: history("new", "confirmed"),
      min_time: "2026-11-20T18:00:00.000Z",
    });
    const after = read(orderCalendar(confirmed, { origin, at: new Date("2026-11-20T17:30:00Z"), language: "en" }));
    expect(after.get("UID")).toBe(before.get("UID"));
    expect(after.get("UID")).toBe("01a1f876-fd44-76d0-ae51-1aaefa00dc25@tablee");
    expect(Number(after.get("SEQUENCE"))).toBeGreaterThan(Number(before.get("SEQUENCE")));
    expect(after.get("STATUS")).toBe("CONFIRMED");
    expect(read(file({ statuses: history("new", "refunded") })).get("STATUS")).toBe("CANCELLED");
  });

  it.each([
    // 01:30 happens twice in Montréal on November 1, 2026, and 02:30 never on March 14, 2027.
    ["the first 01:30 of the night that is longer", "2026-11-01T05:30:00.000Z", "2026-11-01T06:00:00.000Z"],
    ["the second 01:30 of it", "2026-11-01T06:30:00.000Z", "2026-11-01T07:00:00.000Z"],
    ["the night that is shorter", "2027-03-14T06:45:00.000Z", "2027-03-14T07:15:00.000Z"],
    ["past midnight, where the restaurant is", "2026-11-21T04:45:00.000Z", "2026-11-21T05:15:00.000Z"],
    ["the end of a year", "2027-01-01T04:50:00.000Z", "2027-01-01T05:20:00.000Z"],
  ])("has the promised start and end: %s", (_when, min_time, max_time) => {
    const event = read(file({ min_time, max_time }));
    expect(instant(event.get("DTSTART"))).toBe(min_time);
    expect(instant(event.get("DTEND"))).toBe(max_time);
  });

  it("has the promised start and end at any time and in any time zone", () => {
    const minute = fc
      .integer({ min: 0, max: 3_000_000 })
      .map((minutes) => new Date(Date.UTC(2026, 0) + minutes * 60_000));
    const zone = fc.constantFrom(
      "America/Toronto",
      "America/St_Johns",
      "Europe/Paris",
      "Pacific/Chatham",
      "Asia/Kolkata",
    );
    fc.assert(
      fc.property(minute, zone, (start, timezone) => {
        const end = new Date(start.getTime() + 30 * 60_000);
        const restaurant = { ...exampleOrder().restaurant, timezone };
        const event = read(file({ restaurant, min_time: start.toISOString(), max_time: end.toISOString() }));
        expect(instant(event.get("DTSTART"))).toBe(start.toISOString());
        expect(instant(event.get("DTEND"))).toBe(end.toISOString());
      }),
    );
  });

  it("keeps every name and address as written: commas, semicolons, backslashes, accents, emoji, long names", () => {
    const name = fc
      .string({ unit: "grapheme", minLength: 1, maxLength: 120 })
      // A blank name is none: `textIn` skips it.
      .filter((text) => text.trim() !== "" && !/[\p{Cc}\p{Cs}\u2028\u2029]/u.test(text));
    fc.assert(
      fc.property(fc.oneof(name, fc.constantFrom("Pâtes; crème, ail \\ œuf", "🍜".repeat(40), "a,b;c\\n")), (words) => {
        const restaurant = {
          ...exampleOrder().restaurant,
          name: { en: null, fr: null, default: words },
          address: words,
        };
        const event = read(file({ restaurant }));
        expect(event.get("SUMMARY")).toBe(`Take out: ${words}`);
        expect(event.get("LOCATION")).toBe(`${words}, ${words}`);
      }),
    );
  });

  it("has the delivery address as its place for a delivery", () => {
    const delivery = { address: "5241, rue Fabre", formatted_address: "5241 Rue Fabre, Montréal, QC H2J 3W6" };
    expect(read(file({ mode: "delivery", delivery })).get("LOCATION")).toBe(delivery.formatted_address);
  });
});
