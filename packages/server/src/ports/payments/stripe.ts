import { minor } from "@tablee/domain/money/minor";
import type { Stripe } from "stripe";
import {
  type Announced,
  type Checkout,
  type CheckoutRequest,
  NotSigned,
  type Payments,
  UnknownCheckout,
} from "./payments.ts";

export interface StripeOptions {
  /** The secret key of the account that takes the payments. */
  key: string;
  /** The secret that signs what Stripe announces. */
  webhook_secret: string;
  /** Where Stripe answers: `https://api.stripe.com`. */
  url: string;
}

const TIMEOUT_MS = 10_000;
/** An announcement that was signed longer ago may be a recorded one. */
const MAX_AGE_S = 300;
/** What may have become of a checkout. Its state is then read, so what else the announcement says does not matter. */
const ABOUT_CHECKOUTS = new Set([
  "checkout.session.completed",
  "checkout.session.expired",
  "checkout.session.async_payment_succeeded",
  "checkout.session.async_payment_failed",
]);
/** Refunds of one payment: a correction, a refusal, and what was made good later. */
const MOST_REFUNDS = 100;

const idOf = (of: string | { id: string }): string => (typeof of === "string" ? of : of.id);

function checkoutOf(session: Stripe.Checkout.Session): Checkout {
  const { id, status, payment_status, payment_intent, amount_total, currency, url } = session;
  if (status === "open") return { id, state: "open", url, paid: null };
  if (status === "expired") return { id, state: "closed", url: null, paid: null };
  if (payment_status !== "paid" || !payment_intent || amount_total === null || currency === null) {
    return { id, state: "pending", url: null, paid: null };
  }
  const paid = { payment: idOf(payment_intent), amount: minor(amount_total), currency: currency.toUpperCase() };
  return { id, state: "paid", url: null, paid };
}

const isMade = ({ status }: Stripe.Refund): boolean => status !== "failed" && status !== "canceled";

/** Our own id of a refund; null: it was made on Stripe's pages, or by others who use the account. */
const oursOf = ({ metadata }: Stripe.Refund): number | null => {
  const ours = metadata?.["refund"] ?? "";
  return /^\d{1,15}$/.test(ours) ? Number(ours) : null;
};

const fieldsOf = (of: unknown): Record<string, unknown> =>
  typeof of === "object" && of !== null ? (of as Record<string, unknown>) : {};

/** The id that something announced is, or has; null if it cannot be one of Stripe's. */
const idIn = (of: unknown): string | null => {
  const id = typeof of === "string" ? of : fieldsOf(of)["id"];
  return typeof id === "string" && /^[\w-]{1,255}$/.test(id) ? id : null;
};

/**
 * What an announcement is about, of whatever shape it is: a signature says where it comes from, not what it contains.
 * null: something else, or nothing that could be looked up, which another delivery would not change.
 */
function announcedIn(event: unknown): Announced | null {
  const { type, data } = fieldsOf(event);
  const about = fieldsOf(fieldsOf(data)["object"]);
  const id = idIn(about);
  if (typeof type === "string" && ABOUT_CHECKOUTS.has(type)) return id === null ? null : { checkout: id };
  const isRefund = about["object"] === "refund";
  const refunds_of = idIn(about["payment_intent"]);
  if ((!isRefund && type !== "charge.refunded") || refunds_of === null) return null;
  return { refunds_of, failed_refund: isRefund && about["status"] === "failed" ? id : null };
}

const sessionOf = (asked: CheckoutRequest): Stripe.Checkout.SessionCreateParams => {
  const price_data = {
    currency: asked.currency.toLowerCase(),
    unit_amount: asked.amount,
    product_data: { name: asked.title },
  };
  return {
    mode: "payment",
    submit_type: "pay",
    allowed_payment_method_types: ["card"],
    client_reference_id: asked.order_guid,
    locale: asked.language,
    line_items: [{ quantity: 1, price_data }],
    payment_intent_data: { description: asked.title, metadata: { order: asked.order_guid } },
    expires_at: Math.floor(asked.closes.getTime() / 1_000),
    success_url: asked.paid_url,
    cancel_url: asked.back_url,
  };
};

/** Loaded on demand: hosts without Stripe save its memory. A failure to load it is not kept. */
function clientOf({ key, url }: StripeOptions): () => Promise<Stripe> {
  let made: Stripe | undefined;
  const make = async (): Promise<Stripe> => {
    const { Stripe: Client } = await import("stripe");
    const { protocol, hostname, port } = new URL(url);
    return new Client(key, {
      host: hostname,
      port: port === "" ? (protocol === "http:" ? 80 : 443) : port,
      protocol: protocol === "http:" ? "http" : "https",
      timeout: TIMEOUT_MS,
      // Jobs and diners ask again; a diner's call waits for one try.
      maxNetworkRetries: 0,
      telemetry: false,
    });
  };
  return async () => (made ??= await make());
}

/** Takes payments on Stripe's own page (Checkout), for which no card number ever reaches us. */
export function stripePayments(options: StripeOptions): Payments {
  const client = clientOf(options);
  const read = async (id: string): Promise<Checkout> =>
    checkoutOf(await (await client()).checkout.sessions.retrieve(id));

  return {
    online: true,
    open: async (asked) => {
      const { checkout } = await client();
      return checkoutOf(await checkout.sessions.create(sessionOf(asked)));
    },
    read,
    close: async (id) => {
      try {
        return checkoutOf(await (await client()).checkout.sessions.expire(id));
      } catch (error) {
        const { statusCode } = error as { statusCode?: unknown };
        if (statusCode === 404) throw new UnknownCheckout(`No checkout ${id}`, { cause: error });
        // It is refused for a session that has been paid, or that is closed already.
        if (statusCode !== 400) throw error;
        const now = await read(id);
        if (now.state === "open") throw error;
        return now;
      }
    },
    refund: async ({ refund_id, payment, amount, key }) => {
      const { refunds } = await client();
      const metadata = { refund: String(refund_id) };
      const before = await refunds.list({ payment_intent: payment, limit: MOST_REFUNDS });
      const made = before.data.find((one) => one.metadata?.["refund"] === metadata.refund && isMade(one));
      const params = { payment_intent: payment, amount, metadata };
      const refund = made ?? (await refunds.create(params, { idempotencyKey: key }));
      if (!isMade(refund)) throw new Error(`A refund is ${refund.status}`);
      return refund.id;
    },
    refundsOf: async (payment) => {
      const { refunds } = await client();
      const { data } = await refunds.list({ payment_intent: payment, limit: MOST_REFUNDS });
      return data.map((one) => ({
        refund: one.id,
        amount: minor(one.amount),
        ours: oursOf(one),
        isMade: isMade(one),
      }));
    },
    checkoutOf: async (payment) => {
      const { checkout } = await client();
      return (await checkout.sessions.list({ payment_intent: payment, limit: 1 })).data[0]?.id ?? null;
    },
    hear: async (body, signature, at) => {
      const { webhooks } = await client();
      const event = signed(() =>
        webhooks.constructEvent(body, signature ?? "", options.webhook_secret, MAX_AGE_S, undefined, at.getTime()),
      );
      return announcedIn(event);
    },
  };
}

function signed(read: () => Stripe.Event): Stripe.Event {
  try {
    return read();
  } catch (cause) {
    throw new NotSigned("Not signed by Stripe, lately", { cause });
  }
}
