import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { hasNoProblem, newMemberProblems, registrationProblems } from "./registration-problems.ts";

const FORM = {
  first_name: "Inès",
  last_name: "O'Brien",
  email: "ines@example.ca",
  phone_number: "+15145550100",
  password: "Bonjour1",
  password_confirmation: "Bonjour1",
  terms: true,
  sms_consent: true,
};
const problems = (changed: Partial<Parameters<typeof registrationProblems>[0]>) => {
  const found = registrationProblems({ ...FORM, ...changed });
  return Object.fromEntries(Object.entries(found).filter(([, problem]) => problem !== null));
};

describe("the registration form", () => {
  it.each([
    [{}, {}],
    [{ first_name: " " }, { first_name: "required" }],
    [{ last_name: "a".repeat(51) }, { last_name: "too_long" }],
    [
      { first_name: "R2D2", last_name: "-Jean" },
      { first_name: "invalid", last_name: "invalid" },
    ],
    [{ email: "" }, { email: "required" }],
    [{ email: "a@b" }, { email: "invalid" }],
    [{ phone_number: "" }, { phone_number: "required" }],
    [{ phone_number: "+1514555010" }, { phone_number: "invalid" }],
    [{ phone_number: "+447400123456" }, { phone_number: "invalid" }],
    [{ phone_number: null, sms_consent: null }, {}],
    [
      { password: "", password_confirmation: "" },
      { password: "required", password_confirmation: "different" },
    ],
    [{ password: "abc", password_confirmation: "abc" }, { password: "invalid" }],
    [{ password: "Ines2026!", password_confirmation: "Ines2026!" }, { password: "own" }],
    [{ password: "Tablee2026", password_confirmation: "Tablee2026" }, { password: "own" }],
    [{ password_confirmation: "Bonjour2" }, { password_confirmation: "different" }],
    [{ terms: false }, { terms: "required" }],
    [{ sms_consent: false }, { sms_consent: "required" }],
  ])("%j has %j", (changed, expected) => expect(problems(changed)).toEqual(expected));

  it("passes the server's checks wherever it passes the screen's", () => {
    const text = fc.oneof(fc.string(), fc.constantFrom("Inès", "a@b.ca", "+15145550100", "Bonjour1", ""));
    const anything = {
      first_name: text,
      last_name: text,
      email: text,
      phone_number: fc.option(text),
      password: text,
      terms: fc.boolean(),
      sms_consent: fc.option(fc.boolean()),
    };
    // A valid form in which at most two fields are something else.
    const few = fc.subarray(Object.keys(anything), { maxLength: 2 });
    const form = fc.tuple(few, fc.record(anything)).map(([keys, changed]) => ({
      ...FORM,
      ...Object.fromEntries(Object.entries(changed).filter(([key]) => keys.includes(key))),
    }));
    let passed = 0;
    fc.assert(
      fc.property(form, (typed) => {
        const any = { ...typed, password_confirmation: typed.password };
        if (!hasNoProblem(registrationProblems(any))) return;
        passed += 1;
        expect(hasNoProblem(newMemberProblems(any))).toBe(true);
      }),
    );
    expect(passed).toBeGreaterThan(0);
  });
});
