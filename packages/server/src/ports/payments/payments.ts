import type { Language } from "@tablee/domain/language/text";
import type { Currency, Minor } from "@tablee/domain/money/minor";
import type { ListedRefund } from "@tablee/domain/payments/made-refunds";

/** What is to be paid, on the payment service's own page. */
export interface CheckoutRequest {
  /** For whoever reads the service's own lists. */
  order_guid: string;
  amount: Minor;
  currency: Currency;
  /** What the payer reads: the restaurant and the order's number. */
  title: string;
  language: Language;
  /** When it closes by itself, should nobody close it before; the service takes no less than 30 minutes from now. */
  closes: Date;
  /** The addresses that the service's page leads back to. */
  paid_url: string;
  back_url: string;
}

/**
 * `open`: it can be paid; `pending`: it is being paid, and nobody knows yet whether that succeeds; `closed`: it cannot
 * be paid any more, and never was.
 */
export type CheckoutState = "open" | "pending" | "paid" | "closed";

export interface Checkout {
  /** The service's id. */
  id: string;
  state: CheckoutState;
  /** Where it is paid; null unless it is open. */
  url: string | null;
  /** The service's id of the payment, and what was paid; null unless it is paid. */
  paid: { payment: string; amount: Minor; currency: string } | null;
}

export interface RefundRequest {
  /** Our own id of the refund: the service is first asked whether it has made it. */
  refund_id: number;
  payment: string;
  amount: Minor;
  /** Guards against two tries at the same moment; another one for a later try. */
  key: string;
}

/**
 * What an announcement is about, whose state is to be read: a checkout, or the refunds of a payment, of which one has
 * failed if `failed_refund` is not null.
 */
export type Announced = { checkout: string } | { refunds_of: string; failed_refund: string | null };

/**
 * Takes payments online (payments §1). Rejects if the service does not answer or refuses: nothing is then known about
 * what it has done.
 */
export interface Payments {
  /** Whether orders are paid online; otherwise at the restaurant. */
  online: boolean;
  open(request: CheckoutRequest): Promise<Checkout>;
  read(id: string): Promise<Checkout>;
  /**
   * Makes sure that it cannot be paid any more, unless it has been or is being paid; the answer says which. Rejects with
   * {@link UnknownCheckout} if the account has no such checkout.
   */
  close(id: string): Promise<Checkout>;
  /** Pays back once, however often it is asked. Resolves to the service's id of the refund. */
  refund(request: RefundRequest): Promise<string>;
  /** All refunds of a payment, also those that somebody made at the service. */
  refundsOf(payment: string): Promise<ListedRefund[]>;
  /** The service's id of the checkout of a payment; null: it has none. */
  checkoutOf(payment: string): Promise<string | null>;
  /** Reads an announcement of the service (payments §10); null: about something else. Rejects with {@link NotSigned}. */
  hear(body: Buffer, signature: string | undefined, at: Date): Promise<Announced | null>;
}

/** An announcement that does not come from the service, or came too late. */
export class NotSigned extends Error {
  override name = "NotSigned";
}

/** A checkout of another account: the service's keys were exchanged for those of that account meanwhile. */
export class UnknownCheckout extends Error {
  override name = "UnknownCheckout";
}

const none = (): never => {
  throw new Error("No payment service is configured");
};

/** Every order is paid at the restaurant. */
export const payThere: Payments = {
  online: false,
  open: async () => none(),
  read: async () => none(),
  close: async () => none(),
  refund: async () => none(),
  refundsOf: async () => none(),
  checkoutOf: async () => none(),
  hear: async () => none(),
};
