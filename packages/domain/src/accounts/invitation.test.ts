import { expect, it } from "vitest";
import { invitationState } from "./invitation.ts";

it("an invitation is open until it is taken or expires", () => {
  const expires_at = new Date("2026-11-18T17:00:00Z");
  const before = new Date(expires_at.getTime() - 1);
  expect(invitationState({ taken: false, expires_at }, before)).toBe("open");
  expect(invitationState({ taken: false, expires_at }, expires_at)).toBe("expired");
  expect(invitationState({ taken: true, expires_at }, expires_at)).toBe("taken");
});
