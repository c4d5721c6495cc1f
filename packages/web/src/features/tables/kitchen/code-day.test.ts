import { describe, expect, it } from "vitest";
import { codeDay } from "./code-day.ts";

describe("the day of a table's code", () => {
  it("is the day in the restaurant's time zone, even when it is already tomorrow elsewhere", () => {
    const now = new Date("2026-12-01T12:00:00Z");
    const evening = { rotated_at: "2026-11-22T02:24:45.310Z" };
    expect(codeDay(evening, "America/Toronto", now, "en")).toBe("Saturday, November 21");
    expect(codeDay(evening, "America/Toronto", now, "fr")).toBe("samedi 21 novembre");
    expect(codeDay(evening, "Europe/Paris", now, "fr")).toBe("dimanche 22 novembre");
  });

  it("has its year once that is over", () => {
    const code = { rotated_at: "2026-11-21T17:00:00Z" };
    const day = codeDay(code, "America/Toronto", new Date("2028-01-05T12:00:00Z"), "en");
    expect(day).toBe("Saturday, November 21, 2026");
  });
});
