import { OFFER_KINDS } from "@tablee/domain/menus/offer";
import * as z from "zod";
import { Text } from "../wire/text.schema.ts";
import { CurrencyCode, Id, Money, Percent } from "../wire/values.schema.ts";

/**
 * What an offer took off, with its name at the time of the order (orders §40). The subtotal is already reduced by it.
 */
export const Discount = z.object({
  ref: z.string(),
  name: Text,
  kind: z.enum(OFFER_KINDS),
  item_ids: z.array(Id).nullable(),
  sum: Money.describe("Of amount_off: what was off at most"),
  amount: Money,
});

const ChargedTax = z.object({ name: Text, rate: Percent, amount: Money });

/** A tax of a placed order. A quote has no numbers: nobody reads them before they order (orders §46). */
export const NumberedTax = ChargedTax.extend({
  registration: z
    .string()
    .optional()
    .describe("The restaurant's number for this tax when the order was placed; left out: none"),
});

/** The amounts of a quote and of an order. */
export const ORDER_TOTALS = {
  discounts: z.array(Discount),
  subtotal: Money,
  tax: Money,
  /** Whether the subtotal already includes the tax, which is then not added to the total (orders §17). */
  tax_included: z.boolean(),
  /** By name, as on a receipt; they add up to `tax`. */
  taxes: z.array(ChargedTax),
  tip: Money,
  delivery_fee: Money,
  total: Money,
  currency: CurrencyCode,
};
