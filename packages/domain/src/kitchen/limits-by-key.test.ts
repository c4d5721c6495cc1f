import fc from "fast-check";
import { expect, it } from "vitest";
import { ORDER_MODES } from "../restaurants/order-mode.ts";
import { limitsByKey, limitsOfKeys } from "./limits-by-key.ts";
import { CAPACITY_KINDS } from "../orders/slot-capacity.ts";

it("limits stay the same by key and as a list", () => {
  const limit = fc.record({
    kind: fc.constantFrom(...CAPACITY_KINDS),
    mode: fc.constantFrom(null, ...ORDER_MODES),
    per_slot: fc.integer({ min: 1, max: 10_000 }),
  });
  const limits = fc.uniqueArray(limit, { selector: ({ kind, mode }) => `${kind} ${mode}` });
  fc.assert(
    fc.property(limits, (given) => {
      const back = limitsOfKeys(limitsByKey(given));
      expect(back).toHaveLength(given.length);
      expect(back).toEqual(expect.arrayContaining(given));
    }),
  );
});
