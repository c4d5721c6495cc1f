import { describe, expect, it } from "vitest";
import { checkActOn, checkSuspension, suspensionAt } from "./suspension.ts";

const now = new Date("2026-11-18T17:00:00Z");
const inDays = (days: number) => new Date(now.getTime() + days * 86_400_000);

describe("a suspension", () => {
  it("lasts until its end", () => {
    const held = { suspended_until: inDays(1), suspension_reason: "Insults" };
    expect(suspensionAt(held, now)).toEqual({ until: inDays(1), reason: "Insults" });
    expect(suspensionAt(held, inDays(1))).toBeNull();
    expect(suspensionAt({ suspended_until: null, suspension_reason: null }, now)).toBeNull();
  });

  it("needs an end within a year, and a reason", () => {
    expect(checkSuspension({ until: inDays(7), reason: "Insults" }, now)).toBeNull();
    for (const until of [now, inDays(-1), inDays(366), new Date(Number.NaN)]) {
      expect(checkSuspension({ until, reason: "Insults" }, now)).toEqual({ code: "end_invalid" });
    }
    for (const reason of ["", " ", "<i>x</i>", "x".repeat(301)]) {
      expect(checkSuspension({ until: inDays(7), reason }, now)).toEqual({ code: "reason_required" });
    }
  });

  it("is never for oneself, and for moderators only by administrators", () => {
    const member = { account_id: 2, admin: false, moderator: false };
    const by = { account_id: 1, admin: false };
    expect(checkActOn(by, member)).toBeNull();
    expect(checkActOn(by, { ...member, account_id: 1 })).toEqual({ code: "forbidden" });
    expect(checkActOn(by, { ...member, moderator: true })).toEqual({ code: "forbidden" });
    expect(checkActOn({ ...by, admin: true }, { ...member, admin: true })).toBeNull();
  });
});
