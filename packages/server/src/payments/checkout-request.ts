import type { Language } from "@tablee/domain/language/text";
import { textIn } from "@tablee/domain/language/text-in";
import { PAY_WITHIN_MS } from "@tablee/domain/payments/payment";
import type { CheckoutRequest } from "../ports/payments/payments.ts";
import type { PayableOrder } from "./payments.queries.ts";

const CLOCKS_DIFFER_MS = 10 * 60_000;
/** The service opens no checkout for less. */
const LEAST_OPEN_MS = 30 * 60_000;
/** How long a checkout stays open if nobody closes it. */
const CHECKOUT_MS = LEAST_OPEN_MS + CLOCKS_DIFFER_MS;
/**
 * How long after its placing the checkout of an order may still be open if nobody closes it: the last one is opened just
 * before the time to pay is over. A host that has lost the service's keys can close none, and waits for this.
 */
export const OUT_OF_REACH_MS = PAY_WITHIN_MS + CHECKOUT_MS + CLOCKS_DIFFER_MS;

/** What the payment service is asked for an order; `origin`: where its page leads back to. */
export const checkoutRequest = (
  { id, guid, number, total, currency, restaurant }: PayableOrder,
  { language, origin, at }: { language: Language; origin: string; at: Date },
): CheckoutRequest => ({
  order_guid: guid,
  amount: total,
  currency,
  title: `${textIn(restaurant, language)} · ${language === "fr" ? "commande" : "order"} ${number}`,
  language,
  closes: new Date(at.getTime() + CHECKOUT_MS),
  paid_url: `${origin}/orders/current/${id}?payment=done&ref=${guid}`,
  back_url: `${origin}/orders/current/${id}?payment=back&ref=${guid}`,
});
