import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { STAFF_ROLES } from "./right.ts";
import { isSecondStepDue, secondStepsOf } from "./second-step.ts";

const facts = fc.record({
  admin: fc.boolean(),
  moderator: fc.boolean(),
  roles: fc.subarray([...STAFF_ROLES]),
  email: fc.constantFrom("owner@tablee.test", "owner@restaurant.ca"),
  has_authenticator: fc.boolean(),
  has_passkey: fc.boolean(),
});

describe("the second step of a sign-in", () => {
  it("is asked of everyone who has an authenticator app", () => {
    fc.assert(
      fc.property(facts, (some) => {
        const steps = secondStepsOf({ ...some, has_authenticator: true });
        expect(steps).toEqual(some.has_passkey ? ["code", "passkey"] : ["code"]);
      }),
    );
  });

  it("without an app is a passkey, asked only of administrators, moderators and owners who have one", () => {
    fc.assert(
      fc.property(facts, (some) => {
        const steps = secondStepsOf({ ...some, has_authenticator: false });
        const much = some.admin || some.moderator || some.roles.includes("owner");
        expect(steps).toEqual(some.has_passkey && much ? ["passkey"] : []);
      }),
    );
  });

  it("is due for administrators, moderators and owners who have none, except for demo accounts", () => {
    fc.assert(
      fc.property(facts, (some) => {
        const none = { ...some, has_authenticator: false, has_passkey: false };
        const much = some.admin || some.moderator || some.roles.includes("owner");
        expect(isSecondStepDue(none)).toBe(much && !some.email.endsWith(".test"));
        if (secondStepsOf(some).length > 0) expect(isSecondStepDue(some)).toBe(false);
      }),
    );
  });
});
