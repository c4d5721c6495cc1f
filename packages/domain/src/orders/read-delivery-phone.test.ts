import { describe, expect, it } from "vitest";
import { phoneProblems, readDeliveryPhone } from "./read-delivery-phone.ts";

describe("the phone of a delivery", () => {
  it.each([
    ["+15145550199", "CAD", "+15145550199"],
    ["(514) 555-0199", "CAD", "+15145550199"],
    ["06 12 34 56 78", "EUR", "+33612345678"],
    ["+33 6 12 34 56 78", "CAD", "+33612345678"],
    ["+44 20 7946 0958", "USD", "+442079460958"],
    ["514 555 0100 ext. 23", "CAD", "+15145550100;ext=23"],
    ["514 555-0100, poste 4", "CAD", "+15145550100;ext=4"],
    ["+15145550100;ext=23", "CAD", "+15145550100;ext=23"],
    ["01 23 45 67 89 доб. 12", "EUR", "+33123456789;ext=12"],
  ] as const)("%s at a restaurant in %s is read as %s", (written, currency, read) => {
    expect(readDeliveryPhone(written, currency)).toBe(read);
    expect(phoneProblems(written, currency)).toEqual([]);
  });

  it.each(["555 0199", "+1", "1234567", "+999 123 456 789", "call me", "call me 4165550123", "06 12 34 56 78"])(
    "%s is refused",
    (written) => {
      expect(phoneProblems(written, "CAD")).toEqual([{ code: "phone_invalid", line: null, data: {} }]);
    },
  );

  it.each([undefined, "", "  "])("%j counts as no phone given", (written) => {
    expect(phoneProblems(written, "CAD")).toEqual([]);
  });
});
