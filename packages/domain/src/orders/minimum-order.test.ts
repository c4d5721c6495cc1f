import fc from "fast-check";
import { expect, test } from "vitest";
import { minor } from "../money/minor.ts";
import { ORDER_MODES } from "../restaurants/order-mode.ts";
import { missingForDelivery } from "./minimum-order.ts";

const cents = fc.nat(1_000_000).map(minor);

test("adding the missing amount reaches the minimum exactly", () => {
  fc.assert(
    fc.property(cents, cents, (minimum, dishes) => {
      const missing = missingForDelivery(minimum, "delivery", dishes);
      expect(missing).toBeGreaterThanOrEqual(0);
      expect(missingForDelivery(minimum, "delivery", minor(dishes + missing))).toBe(0);
      if (missing > 0) expect(missingForDelivery(minimum, "delivery", minor(dishes + missing - 1))).toBe(1);
    }),
  );
});

test("only a delivery has a minimum", () => {
  fc.assert(
    fc.property(cents, cents, fc.constantFrom(null, ...ORDER_MODES), (minimum, dishes, mode) => {
      if (mode !== "delivery") expect(missingForDelivery(minimum, mode, dishes)).toBe(0);
    }),
  );
});
