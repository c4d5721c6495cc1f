import { expect, it } from "vitest";
import { isDeliveryPhone } from "./delivery-phone.ts";

it.each(["", "  ", "+15145550199", "514 555-0199", "(514) 555.0199", "+33 6 12 34 56 78"])("takes %j", (phone) => {
  expect(isDeliveryPhone(phone)).toBe(true);
});

it.each(["555", "call me", "514 555-0199 ext. 3", "+", "++15145550199", "1".repeat(16), "514 555 🍕 0199"])(
  "does not take %j for a number",
  (phone) => {
    expect(isDeliveryPhone(phone)).toBe(false);
  },
);
