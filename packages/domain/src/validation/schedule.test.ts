import { describe, expect, it } from "vitest";
import { checkSchedule } from "./schedule.ts";

describe("a scheduled moment", () => {
  const now = new Date("2026-11-23T12:00:00Z");
  it("is in the future and within a year", () => {
    const days = (count: number) => checkSchedule(new Date(now.getTime() + count * 86_400_000), now);
    expect([days(0.001), days(366)]).toEqual([null, null]);
    expect([days(0), days(-1), checkSchedule(new Date(Number.NaN), now)]).toEqual(
      Array.from({ length: 3 }, () => ({ code: "time_past" })),
    );
    expect(days(366.1)).toEqual({ code: "time_too_far" });
  });
});
