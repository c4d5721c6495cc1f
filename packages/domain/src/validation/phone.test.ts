import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isInternationalPhone, isPhone, isRegistrationPhone } from "./phone.ts";

const digits = (length: number) => fc.stringMatching(new RegExp(`^[1-9]\\d{${length - 1}}$`));

describe("phone", () => {
  it("accepts digits with spaces, dashes and dots, and a plus before them", () => {
    for (const phone of ["+1 514-555.0100", "514 555 0100", "+33 6 12 34 56 78", "5145550100"]) {
      expect(isPhone(phone), phone).toBe(true);
    }
    for (const phone of ["514x", "", "12", "+", "++15145550100", "514+5550100", "(514) 555-0100", "1".repeat(16)]) {
      expect(isPhone(phone), phone).toBe(false);
    }
  });

  it("of a registration is a plus and exactly 11 digits, with nothing around them", () => {
    fc.assert(
      fc.property(digits(11), digits(10), digits(12), (right, short, long) => {
        expect(isRegistrationPhone(`+${right}`)).toBe(true);
        expect(isInternationalPhone(`+${right}`)).toBe(true);
        expect([right, `+${short}`, `+${long}`, ` +${right}`, `+${right}\n`].map(isRegistrationPhone)).not.toContain(
          true,
        );
      }),
    );
  });

  it("is international with a plus and 7 to 15 digits that do not begin with 0", () => {
    expect(["+447400123456", "+15145550100", "+2901234"].map(isInternationalPhone)).toEqual([true, true, true]);
    expect(["+0145550100", "15145550100", "+1234567890123456", "+123456"].map(isInternationalPhone)).not.toContain(
      true,
    );
  });
});
