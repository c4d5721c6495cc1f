import { describe, expect, it } from "vitest";
import { mayInviteByMail } from "./invitable.ts";

describe("a place whose owner invites staff by mail", () => {
  it.each([
    ["preparing", false, false],
    ["preparing", true, true],
    ["open", false, true],
    ["paused", false, true],
    ["ownerless", false, true],
  ] as const)("that is %s, with an approved claim: %j, may: %j", (status, claimed, may) => {
    expect(mayInviteByMail({ status, claimed })).toBe(may);
  });
});
