import type { Order } from "@tablee/contract/orders/orders.schema";
import { NO_LONGER_POSSIBLE, payBefore } from "@tablee/domain/payments/payment";
import { faultRecord } from "../http/call-log.ts";
import type { Context, Viewer } from "../http/context.ts";
import { getOrder } from "../orders/get-order.ts";
import type { Checkout } from "../ports/payments/payments.ts";
import { readSites } from "../sites/sites.queries.ts";
import { checkoutRequest } from "./checkout-request.ts";
import { endUnpaid } from "./end-unpaid.ts";
import { lostOf } from "./lost-of.ts";
import {
  beginPayment,
  lockPayable,
  noteCheckout,
  type OrderPayment,
  type PayableOrder,
  readPayment,
} from "./payments.queries.ts";
import { settlePayment } from "./settle-payment.ts";

export type PayAnswer =
  | { url: string | null; order: Order }
  | { refused: "not_found" | "payments_unavailable" }
  | { refused: "too_many_requests"; retry_after: number };

/**
 * Returns where a member's unpaid order is paid (payments §4), after finding out whether it has been paid. Every try
 * leads to the same payment.
 */
export const payOrder = async (context: Context, viewer: Viewer, id: number): Promise<PayAnswer> => {
  const retry_after = await context.limits.take("payments", `member ${viewer.account_id}`);
  if (retry_after !== null) return { refused: "too_many_requests", retry_after };
  const begun = await begin(context, viewer, id);
  if (begun === null) return { refused: "not_found" };
  if (begun.isHopeless && !(await isEnded(context, id))) return { refused: "payments_unavailable" };
  let url: string | null = null;
  const isBegun = !begun.isLate || (begun.payment?.checkout ?? null) !== null;
  if (begun.payment?.state === "open" && isBegun) {
    const checkout = await foundCheckout(context, begun.order, begun.payment);
    if (checkout === "away") return { refused: "payments_unavailable" };
    if (checkout) await settlePayment(context, checkout);
    url = begun.isLate ? null : (checkout?.url ?? null);
  }
  const order = await getOrder(context, viewer, id);
  return order ? { url, order } : { refused: "not_found" };
};

/**
 * The payment of an unpaid order, begun if need be; without one if there is nothing to pay any more. One whose time has
 * passed (`isLate`) is not begun, but it may have been made at the last moment. One that the kitchen could not make even
 * now (`isHopeless`) is not begun either.
 */
const begin = (context: Context, viewer: Viewer, id: number) =>
  context.database.db.transaction(async (tx) => {
    const order = await lockPayable(tx, id);
    if (order?.account_id !== viewer.account_id) return null;
    const date_creation = context.clock();
    const isLate = date_creation >= payBefore({ ...order, placed: order.date_creation });
    if (order.status !== "unpaid") return { order, isLate, isHopeless: false, payment: null };
    if (isLate) return { order, isLate, isHopeless: false, payment: await readPayment(tx, id) };
    const isHopeless = (await lostOf(tx, order, date_creation)) !== null;
    if (isHopeless) return { order, isLate, isHopeless, payment: null };
    const wanted = { order_id: id, state: "open", amount: order.total, date_creation } as const;
    return { order, isLate, isHopeless, payment: await beginPayment(tx, wanted) };
  });

/**
 * Calls off an order that its kitchen could no longer make once it is paid; if it turns out to be paid, the payment is
 * settled. false: nobody knows whether it is paid, as the payment service does not answer.
 */
const isEnded = async (context: Context, id: number): Promise<boolean> => {
  try {
    await endUnpaid(context, id, NO_LONGER_POSSIBLE);
    return true;
  } catch (error) {
    context.log.warn({ order: id, ...faultRecord(error) }, "The payment service does not answer");
    return false;
  }
};

/** The checkout of a payment; null: it can no longer be made; `away`: the payment service does not answer. */
const foundCheckout = async (
  context: Context,
  order: PayableOrder,
  payment: OrderPayment,
): Promise<Checkout | null | "away"> => {
  try {
    if (payment.checkout !== null) return await context.payments.read(payment.checkout);
    return await openCheckout(context, order);
  } catch (error) {
    context.log.warn({ order: order.id, ...faultRecord(error) }, "The payment service does not answer");
    return "away";
  }
};

/**
 * Opens a checkout, and returns it once it is written down as the order's only one. If another try was quicker, that
 * one's is returned, and nobody is ever led to this one. If this process dies in between, nobody is either.
 */
const openCheckout = async (context: Context, order: PayableOrder): Promise<Checkout | null> => {
  const { payments, database, language } = context;
  const origin = await originOf(context);
  const opened = await payments.open(checkoutRequest(order, { language, origin, at: context.clock() }));
  const noted = await noteCheckout(database.db, order.id, opened.id);
  if (noted?.checkout === opened.id) return opened;
  return noted?.state === "open" && noted.checkout !== null ? payments.read(noted.checkout) : null;
};

/**
 * The origin that the service leads back to: where the member is signed in, if that is the product's own address or a
 * site; otherwise (an extension, a native app) the product's own.
 */
const originOf = async ({ headers, settings, database }: Context): Promise<string> => {
  const own = new URL(settings.public_url);
  const asked = URL.canParse(headers["origin"] ?? "") ? new URL(headers["origin"] ?? "") : own;
  if (asked.protocol !== own.protocol || asked.port !== own.port || asked.hostname === own.hostname) return own.origin;
  const isSite = (await readSites(database.db)).some(({ host }) => host === asked.hostname);
  return isSite ? asked.origin : own.origin;
};
