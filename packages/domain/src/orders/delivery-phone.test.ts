import * as fc from "fast-check";
import { expect, it } from "vitest";
import { isDeliveryPhone, phoneParts } from "./delivery-phone.ts";

it.each(["", "  ", "+15145550199", "514 555-0199", "(514) 555.0199", "+33 6 12 34 56 78"])("accepts %j", (phone) => {
  expect(isDeliveryPhone(phone)).toBe(true);
});

it.each([
  ["514 555 0100 ext. 23", "514 555 0100"],
  ["514 555-0100 Extension 23", "514 555-0100"],
  ["(514) 555-0100, poste 23", "(514) 555-0100"],
  ["514.555.0100x23", "514.555.0100"],
  ["514 555 0100 #23", "514 555 0100"],
  ["+15145550100;ext=23", "+15145550100"],
])("accepts %j, with an extension", (phone, number) => {
  expect(phoneParts(phone)).toEqual({ number, extension: "23" });
  expect(isDeliveryPhone(phone)).toBe(true);
});

it("finds an extension only where there is one, and keeps the whole number", () => {
  fc.assert(
    fc.property(
      fc.stringMatching(/^\+?[\d(][\d .()-]{0,20}\d$/),
      fc.stringMatching(/^\d{1,7}$/),
      (number, extension) => {
        expect(phoneParts(number)).toEqual({ number, extension: null });
        expect(phoneParts(`${number};ext=${extension}`)).toEqual({ number, extension });
      },
    ),
  );
});

it.each(["555", "ext. 3", "call me", "514 555-0199 ext.", "+", "++15145550199", "1".repeat(16), "514 555 🍕 0199"])(
  "refuses %j",
  (phone) => {
    expect(isDeliveryPhone(phone)).toBe(false);
  },
);
