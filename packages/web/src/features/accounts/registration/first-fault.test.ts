import { registrationProblems } from "@tablee/domain/accounts/registration-problems";
import { expect, it } from "vitest";
import { firstFault } from "./first-fault.ts";

const GOOD = {
  first_name: "Inès",
  last_name: "O’Brien",
  email: "ines@example.ca",
  phone_number: "+15145550141",
  password: "Grenoble7cafe",
  password_confirmation: "Grenoble7cafe",
  terms: true,
  sms_consent: true,
};

it("the first fault is the topmost one of the form, and a valid form has none", () => {
  const of = (change: Partial<typeof GOOD>, taken = false) =>
    firstFault(registrationProblems({ ...GOOD, ...change }), taken);
  expect(of({})).toBeNull();
  expect(of({ terms: false, first_name: "R2D2" })).toBe("given-name");
  expect(of({ terms: false, password: "court7A" })).toBe("new-password");
  expect(of({ phone_number: "514" })).toBe("phone");
  expect(of({ terms: false })).toBe("terms");
});

it("an e-mail that is already taken counts as a fault", () => {
  expect(firstFault(registrationProblems({ ...GOOD, terms: false }), true)).toBe("email");
  expect(firstFault(registrationProblems({ ...GOOD, last_name: "" }), true)).toBe("family-name");
});
