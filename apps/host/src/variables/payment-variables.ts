import type { StripeOptions } from "@tablee/server/ports/payments/stripe";
import * as z from "zod";

const empty = (value: unknown) => (value === "" ? undefined : value);

/** The variables of the service that takes payments online. */
export const PAYMENT_VARIABLES = {
  STRIPE_SECRET_KEY: z.preprocess(
    empty,
    z
      .string()
      .regex(/^[rs]k_(?:live|test)_\w+$/, "sk_live_… or rk_live_…")
      .optional(),
  ),
  STRIPE_WEBHOOK_SECRET: z.preprocess(
    empty,
    z
      .string()
      .regex(/^whsec_\w+$/, "whsec_…")
      .optional(),
  ),
  // In clear, the secret key may go to this machine only.
  STRIPE_URL: z.preprocess(
    empty,
    z
      .url({ protocol: /^https?$/ })
      .regex(/^https:|^http:\/\/(?:localhost|127\.0\.0\.1)[:/]/, "https://…, or http://localhost:…")
      .default("https://api.stripe.com"),
  ),
};

/** The payment service, if it is configured; messages about what is missing if it is only partly configured. */
export function readPayments(variables: z.infer<z.ZodObject<typeof PAYMENT_VARIABLES>>): {
  stripe: StripeOptions | null;
  faults: string[];
} {
  const { STRIPE_SECRET_KEY: key, STRIPE_WEBHOOK_SECRET: webhook_secret, STRIPE_URL: url } = variables;
  if (key && webhook_secret) return { stripe: { key, webhook_secret, url: url.replace(/\/+$/, "") }, faults: [] };
  const isHalf = (key ?? webhook_secret) !== undefined;
  return { stripe: null, faults: isHalf ? ["STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET: both, or none of them"] : [] };
}
