import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { IDENTITY_PROVIDERS } from "../identity-provider.ts";
import { secondStepsOf } from "../second-step.ts";
import { isLastWayIn, meaningOfRemoval, type SignInSetUp, waysIn } from "./removal.ts";

const setUp: fc.Arbitrary<SignInSetUp> = fc.record({
  password: fc.boolean(),
  providers: fc.subarray([...IDENTITY_PROVIDERS]),
  passkeys: fc.nat(3),
  authenticator: fc.boolean(),
  second_step_expected: fc.boolean(),
});

const stepsOf = ({ authenticator, passkeys, second_step_expected }: SignInSetUp) =>
  secondStepsOf({
    admin: second_step_expected,
    moderator: false,
    roles: [],
    email: "",
    has_authenticator: authenticator,
    has_passkey: passkeys > 0,
  });

describe("removing a way to sign in", () => {
  it("counts as removing the last one where fewer than two are left", () => {
    fc.assert(
      fc.property(setUp, (now) => {
        expect(isLastWayIn(now)).toBe(Number(now.password) + now.providers.length + now.passkeys < 2);
      }),
    );
    expect(waysIn({ password: true, providers: ["apple"], passkeys: 2 })).toEqual([
      "password",
      "apple",
      "passkey",
      "passkey",
    ]);
  });

  it("names the only way that is left", () => {
    const now = { password: true, providers: [], passkeys: 1, authenticator: false, second_step_expected: false };
    expect(meaningOfRemoval(now, "passkey")).toEqual({ only: "password", second_step: "none" });
    expect(meaningOfRemoval({ ...now, passkeys: 2 }, "passkey").only).toBeNull();
    expect(meaningOfRemoval({ ...now, password: false, providers: ["google"] }, "google").only).toBe("passkey");
    // An authenticator is not a way in, so that removing it leaves nothing as the only one.
    expect(meaningOfRemoval({ ...now, passkeys: 0, authenticator: true }, "authenticator").only).toBeNull();
  });

  it("tells whether later sign-ins still ask for a second step", () => {
    fc.assert(
      fc.property(setUp, fc.constantFrom("authenticator", "passkey"), (some, removed) => {
        const now = removed === "passkey" ? { ...some, passkeys: some.passkeys + 1 } : { ...some, authenticator: true };
        const after = removed === "passkey" ? { ...now, passkeys: now.passkeys - 1 } : { ...now, authenticator: false };
        const { second_step } = meaningOfRemoval(now, removed);
        expect(second_step !== "none").toBe(stepsOf(now).length > 0);
        expect(second_step === "kept").toBe(stepsOf(now).length > 0 && stepsOf(after).length > 0);
      }),
    );
  });
});
