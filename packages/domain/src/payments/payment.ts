import { type Minor, minor } from "../money/minor.ts";
import type { OrderStatus } from "../orders/order-status.ts";

/** How an order is paid: before it is sent to the kitchen, or at the restaurant (on delivery: at the door). */
export type PaymentPlace = "online" | "at_restaurant";

/** Payment services charge no less: Stripe 0.50, also after a conversion into the account's own currency. */
export const LEAST_CHARGE = minor(100);
/** The reason of `refunded` if the time for its payment passed (payments §3). */
export const NOT_PAID = "not_paid";
/** The reason of `refunded` if the payment came after the kitchen could still keep the promise (payments §6). */
export const PAID_TOO_LATE = "paid_too_late";
/** The reason of `refunded` if something of it had sold out, or left the menu, when it was paid (payments §6). */
export const PAID_SOLD_OUT = "paid_sold_out";
/** The reason of `refunded` if the payment was not of the amount or currency that was asked for (payments §4). */
export const PAID_WRONGLY = "paid_wrongly";
/** The reason of `refunded` if it could no longer be had when its diner wanted to pay: nobody is led to pay in vain. */
export const NO_LONGER_POSSIBLE = "no_longer_possible";
/** The reasons of `refunded` that its payment gives an order. */
export const PAYMENT_REASONS = [NOT_PAID, PAID_TOO_LATE, PAID_SOLD_OUT, PAID_WRONGLY, NO_LONGER_POSSIBLE] as const;
export const PAY_WITHIN_MS = 30 * 60_000;

/** Where an order of this total is paid, on a host that takes payments online or not (orders §28). */
export const paymentPlace = (total: Minor, takesPayments: boolean): PaymentPlace =>
  takesPayments && total >= LEAST_CHARGE ? "online" : "at_restaurant";

/** The state in which an order starts. */
export const firstStatus = (place: PaymentPlace): OrderStatus => (place === "online" ? "unpaid" : "new");

export interface Promised {
  min_time: Date;
  max_time: Date;
}

/**
 * Until when an unpaid order can be paid (payments §3): for half an hour. For a planned order at most half of the time
 * until it is promised, so that the kitchen still has the other half.
 */
export const payBefore = ({ planned, placed, min_time }: { planned: boolean; placed: Date; min_time: Date }): Date => {
  const ahead = Math.max(0, min_time.getTime() - placed.getTime()) / 2;
  return new Date(placed.getTime() + (planned ? Math.min(PAY_WITHIN_MS, ahead) : PAY_WITHIN_MS));
};

/**
 * The promised window once an order is paid. An order for now is promised from the moment of its payment on, because
 * the kitchen does not see it before; a planned one keeps its time.
 */
export const promiseOncePaid = (
  { min_time, max_time }: Promised,
  { planned, placed }: { planned: boolean; placed: Date },
  paid: Date,
): Promised => {
  const late = planned ? 0 : Math.max(0, paid.getTime() - placed.getTime());
  return { min_time: new Date(min_time.getTime() + late), max_time: new Date(max_time.getTime() + late) };
};

/**
 * What is still to be paid back of an order: all of it once it is refunded, otherwise what a correction has taken off.
 * Never negative.
 */
export const refundDue = (
  { status, total }: { status: OrderStatus; total: Minor },
  { paid, refunded }: { paid: Minor; refunded: Minor },
): Minor => minor(Math.max(0, paid - refunded - (status === "refunded" ? 0 : total)));

/**
 * What was paid back beyond what an order no longer costs: by somebody, at the payment service (payments §13). A
 * correction and a refusal pay back no more than that, so it is theirs alone.
 */
export const givenBack = (
  { status, total }: { status: OrderStatus; total: Minor },
  { paid, refunded }: { paid: Minor; refunded: Minor },
): Minor => minor(Math.max(0, refunded + (status === "refunded" ? 0 : total) - paid));

/** Whether the kitchen has ever seen an order: one that is paid online is sent when it is paid (payments §6). */
export const wasSent = ({ statuses }: { statuses: readonly { status: OrderStatus }[] }): boolean =>
  statuses.some(({ status }) => status === "new");

const PAID_IN_VAIN: readonly unknown[] = [PAID_TOO_LATE, PAID_SOLD_OUT, PAID_WRONGLY];

/**
 * Whether it was paid online, before the kitchen saw it, too late for the kitchen, for something that had sold out or
 * another amount: only then is "refunded" literally true (payments §6).
 */
export const wasPaidAhead = (order: {
  statuses: readonly { status: OrderStatus; reason?: string | null | undefined }[];
}): boolean =>
  PAID_IN_VAIN.includes(order.statuses.at(-1)?.reason) ||
  (order.statuses.some(({ status }) => status === "unpaid") && wasSent(order));
