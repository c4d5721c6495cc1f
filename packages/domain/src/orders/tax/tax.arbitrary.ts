import fc from "fast-check";
import { ORDER_MODES } from "../../restaurants/order-mode.ts";
import type { Tax } from "../../menus/tax.ts";

/** An arbitrary of taxes for items 1 to 9. No product code imports this file. */
export const taxArbitrary: fc.Arbitrary<Tax> = fc.record({
  included: fc.boolean(),
  rates: fc.array(
    fc.record({
      name: fc.constantFrom(...["GST", "QST", "VAT"].map((en) => ({ en, fr: en, default: null }))),
      micros: fc.oneof(fc.constantFrom(0, 50_000, 55_000, 99_750, 100_000, 200_000), fc.nat(300_000)),
      modes: fc.option(fc.subarray([...ORDER_MODES])),
      item_ids: fc.option(fc.subarray([1, 2, 3, 4, 5, 6, 7, 8, 9])),
    }),
    { maxLength: 5 },
  ),
});
