import { taxOnWire } from "@tablee/contract/menus/menu-amounts";
import type { Correction, Order, PricedLine, Quote } from "@tablee/contract/orders/orders.schema";
import { percentOfMicros, QUEBEC_TAX } from "@tablee/domain/menus/tax";
import { registrationOf } from "@tablee/domain/menus/tax-registrations";
import { type Minor, minor, toDecimal } from "@tablee/domain/money/minor";
import type { OrderStatus } from "@tablee/domain/orders/order-status";
import { givenBack } from "@tablee/domain/payments/payment";
import type { CorrectedLine } from "@tablee/domain/kitchen/correct-order";
import type { Discount } from "@tablee/domain/orders/offers/offers-on";
import type { TaxPart } from "@tablee/domain/orders/tax/taxes-on";
import type { PricedLineRecord } from "./expand-line.ts";
import type { orders } from "./orders.table.ts";
import type { OwnedOrder, SeenOrder } from "../../events/events.ts";

/** A line as it is stored; old lines have no record of their taxed amounts. */
export type StoredLine = Omit<PricedLineRecord, "tax_bases"> & {
  id: string;
  tax_bases: PricedLineRecord["tax_bases"] | null;
};

/** A row of the history; `date` is formatted either by PostgreSQL or by this process. */
export interface StatusRecord {
  status: OrderStatus;
  delay: number | null;
  reason: string | null;
  date: string;
}

/** A correction made by the kitchen; amounts in minor units. */
export interface CorrectionRecord {
  lines: CorrectedLine[];
  total_before: Minor;
  total_after: Minor;
  account_id: number | null;
  date: string;
}

/** An order as it is stored, with the displayed details of its restaurant and its diner. */
export interface OrderRecord {
  order: Omit<typeof orders.$inferSelect, "idempotency_key" | "request_hash">;
  restaurant: Order["restaurant"];
  diner: Omit<Order["diner"], "account_id">;
  lines: StoredLine[];
  statuses: StatusRecord[];
  corrections: CorrectionRecord[];
  /** What was paid online, and is or will be paid back; null: nothing was paid online. */
  balance: { paid: Minor; refunded: Minor } | null;
}

export const viewAmounts = <T extends Record<"subtotal" | "tax" | "tip" | "delivery_fee" | "total", Minor>>(of: T) => ({
  subtotal: toDecimal(of.subtotal),
  tax: toDecimal(of.tax),
  tip: toDecimal(of.tip),
  delivery_fee: toDecimal(of.delivery_fee),
  total: toDecimal(of.total),
});

const viewTax = ({ name, micros, amount }: TaxPart) => ({
  name,
  rate: percentOfMicros(micros),
  amount: toDecimal(amount),
});

export const viewTaxes = ({ tax_included, taxes }: { tax_included: boolean; taxes: readonly TaxPart[] }) => ({
  tax_included,
  taxes: taxes.map(viewTax),
});

/**
 * The same with the restaurant's numbers when the order was placed (orders §46). They are those of its tax rules, which
 * nothing changes later, a correction by an earlier build included.
 */
const viewTaxesOfOrder = ({ tax_included, taxes, tax_rules }: OrderRecord["order"]) => ({
  tax_included,
  taxes: taxes.map((tax) => ({
    ...viewTax(tax),
    registration: registrationOf(tax, (tax_rules ?? QUEBEC_TAX).rates),
  })),
});

export const viewDiscounts = (discounts: readonly Discount[]): Quote["discounts"] =>
  discounts.map(({ rule: { ref, name, kind, item_ids, amount: sum }, amount }) => ({
    ref,
    name,
    kind,
    item_ids: item_ids && [...item_ids],
    sum: toDecimal(sum),
    amount: toDecimal(amount),
  }));

/** A line of an order or of a quote. */
export const viewLine = (line: StoredLine): PricedLine => ({
  id: line.id,
  type: line.type,
  item_id: line.item_id,
  combo_id: line.combo_id,
  item: line.item,
  combo: line.combo,
  name: line.name,
  image_url: line.image_url,
  modifiers: line.modifiers,
  quantity: line.quantity,
  notes: line.notes,
  allergens: line.allergens,
  substitution: line.substitution,
  diner: line.diner,
  unit_price: toDecimal(line.unit_price),
  price: toDecimal(line.price),
  tax_bases: line.tax_bases && line.tax_bases.map(({ item_id, amount }) => ({ item_id, amount: toDecimal(amount) })),
});

const viewCorrection = ({ lines, total_before, total_after, date }: CorrectionRecord): Correction => ({
  date: new Date(date).toISOString(),
  lines: lines.map(({ price_before, price_after, ...line }) => ({
    ...line,
    price_before: toDecimal(price_before),
    price_after: toDecimal(price_after),
  })),
  total_before: toDecimal(total_before),
  total_after: toDecimal(total_after),
});

const viewGivenBack = ({ order, balance }: Pick<OrderRecord, "order" | "balance">): Pick<Order, "given_back"> => {
  const given = balance ? givenBack(order, balance) : 0;
  return given > 0 ? { given_back: toDecimal(minor(given)) } : {};
};

/** Builds the one shape of an order: of every answer and of the event `order_updated`; all of it, as its diner sees it. */
export const viewOrder = ({
  order,
  restaurant,
  diner,
  lines,
  statuses,
  corrections,
  balance,
}: OrderRecord): OwnedOrder => ({
  id: order.id,
  guid: order.guid,
  number: order.number,
  restaurant_id: order.restaurant_id,
  restaurant,
  diner: { account_id: order.account_id, ...diner },
  status: order.status,
  statuses: statuses.map(({ status, date, delay, reason }) => ({
    status,
    date: new Date(date).toISOString(),
    delay,
    reason,
  })),
  mode: order.mode,
  date: order.date,
  time: order.time,
  planned: order.planned,
  items: lines.map(viewLine),
  corrections: corrections.map(viewCorrection),
  discounts: viewDiscounts(order.offers),
  ...viewAmounts(order),
  ...viewTaxesOfOrder(order),
  ...viewGivenBack({ order, balance }),
  tax_rules: taxOnWire(order.tax_rules ?? QUEBEC_TAX),
  currency: order.currency,
  source: order.source,
  table: order.table,
  delivery: order.delivery,
  min_time: order.min_time.toISOString(),
  max_time: order.max_time.toISOString(),
  arrived: order.arrived_at && { spot: order.spot ?? "", date: order.arrived_at.toISOString() },
  revision: order.revision,
  date_creation: order.date_creation.toISOString(),
});

const NOBODY: Order["diner"] = { account_id: null, first_name: "", last_name: "", avatar_url: null };

/** Builds it for its diner and for its kitchen, to which whoever ordered long ago is nobody any more (orders §45). */
export const viewForBoth = (record: OrderRecord): SeenOrder => {
  const order = viewOrder(record);
  return { order, for_kitchen: record.order.served_blanked_at === null ? order : { ...order, diner: NOBODY } };
};

export const viewForKitchen = (record: OrderRecord): Order => viewForBoth(record).for_kitchen;
