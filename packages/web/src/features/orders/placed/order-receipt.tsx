import type { Order } from "@tablee/contract/orders/orders.schema";
import { classNames } from "@tablee/design-system/class-names";
import { wasPaidAhead } from "@tablee/domain/payments/payment";
import { addressLine } from "@tablee/domain/places/address-line";
import { localMoment } from "@tablee/domain/restaurants/local-time";
import { formatTime } from "../../../language/formats.ts";
import { useLanguage, useWords } from "../../../language/language.ts";
import { useNow } from "../../../language/now.ts";
import { formatPastDay } from "../../../language/past-days.ts";
import { m } from "../../../paraglide/messages.js";
import { OrderLines } from "./order-lines.tsx";
import { OrderRestaurant } from "./order-restaurant.tsx";
import { OrderTotals } from "./order-totals.tsx";
import { modeWord } from "../words/order-words.ts";

/** What was ordered, where, and what it cost; printed on its own. */
export function OrderReceipt({ order, className }: { order: Order; className?: string }) {
  const language = useLanguage();
  const now = useNow();
  return (
    <div className={classNames("min-w-0", className)}>
      <OrderRestaurant restaurant={order.restaurant} />
      {order.delivery ? <DeliveryAddress delivery={order.delivery} /> : null}
      <section className="pt-4.5">
        <h2 className="font-display text-t3">{m.order_lines()}</h2>
        <p className="mt-0.5 mb-3 text-cap text-ink-2">
          {m.order_number({ number: order.number })}, {modeWord(order.mode).toLocaleLowerCase(language)}.{" "}
          {m.order_placed_on(placedOn(order, now, language))}
        </p>
        <OrderLines items={order.items} currency={order.currency} />
        <OrderTotals amounts={order} />
        {wasPaidAhead(order) && order.status !== "refunded" ? (
          <p className="mt-2 text-end text-cap text-ink-2">{m.order_receipt_paid_online()}</p>
        ) : null}
      </section>
    </div>
  );
}

const placedOn = ({ date_creation, restaurant }: Order, now: Date, language: "en" | "fr") => {
  const moment = new Date(date_creation);
  const dateOf = (at: Date) => localMoment(at, restaurant.timezone).date;
  return {
    day: formatPastDay(dateOf(moment), dateOf(now), language),
    time: formatTime(moment, restaurant.timezone, language),
  };
};

/** Nothing once the address was blanked (orders §45). */
function DeliveryAddress({ delivery }: { delivery: NonNullable<Order["delivery"]> }) {
  useWords();
  const where = addressLine(delivery.formatted_address ?? delivery.address);
  const lines = [where, delivery.address_complement, delivery.comments].filter((line) => !!line);
  if (lines.length === 0) return null;
  return (
    <section className="border-b border-line py-4.5">
      <h2 className="text-bs font-semibold">{m.order_delivery_to()}</h2>
      {lines.map((line) => (
        <p key={line} className="text-base text-ink-2">
          {line}
        </p>
      ))}
    </section>
  );
}
