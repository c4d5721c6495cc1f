import type { Order } from "@tablee/contract/orders/orders.schema";
import { addressLine } from "@tablee/domain/places/address-line";
import { localMoment } from "@tablee/domain/restaurants/local-time";
import type { ReactNode } from "react";
import { formatShortDay } from "../../../language/days.ts";
import { formatTime } from "../../../language/formats.ts";
import { useLanguage } from "../../../language/language.ts";
import { useNow } from "../../../language/now.ts";
import { formatPastDay } from "../../../language/past-days.ts";
import { m } from "../../../paraglide/messages.js";
import { OrderTotals } from "../../orders/placed/order-totals.tsx";
import { statusWord, stopOf } from "../../orders/words/order-words.ts";
import { reasonOfStop } from "../../orders/words/stop-reason.ts";
import { TicketLines } from "./ticket-lines.tsx";
import { TicketPrint } from "./ticket-print.tsx";
import { phoneWords } from "./ticket-words.ts";

interface TicketInFullProps {
  order: Order;
  /** How it is paid; null: not said. */
  paid: string | null;
  /** Also says when it was placed, which on the board is minutes ago. */
  isPast?: boolean;
}

/** An order as staff see it: who, where, what, its total and its history, with a way to print its ticket. */
export function TicketInFull({ order, paid, isPast = false }: TicketInFullProps) {
  return (
    <>
      <Facts order={order} isPast={isPast} />
      <div className="mt-4 border-t border-line pt-2">
        <TicketLines items={order.items} />
        <OrderTotals amounts={order} />
        {paid === null ? null : <p className="mt-2 text-end text-bs font-semibold">{paid}</p>}
      </div>
      <History order={order} />
      <div className="mt-4">
        <TicketPrint order={order} />
      </div>
    </>
  );
}

function Facts({ order, isPast }: { order: Order; isPast: boolean }) {
  const language = useLanguage();
  const now = useNow();
  const { delivery, diner, restaurant, min_time, max_time } = order;
  const { timezone } = restaurant;
  const wanted = new Date(min_time);
  const placed = new Date(order.date_creation);
  const dateOf = (moment: Date) => localMoment(moment, timezone).date;
  const day = (moment: Date) => formatPastDay(dateOf(moment), dateOf(now), language);
  const time = (moment: Date) => formatTime(moment, timezone, language);
  const between = m.order_step_between({ start: time(wanted), end: time(new Date(max_time)) });
  const address = [delivery?.formatted_address ?? delivery?.address, delivery?.address_complement, delivery?.comments];
  const where = addressLine(...address);
  return (
    <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1.5 text-base">
      {isPast ? <Fact word={m.order_receipt_placed()}>{`${day(placed)}, ${time(placed)}`}</Fact> : null}
      <Fact word={m.kitchen_wanted()}>{`${day(wanted)}, ${between}`}</Fact>
      {/* Nobody, and no address, once the order was blanked (orders §45). */}
      {diner.first_name ? <Fact word={m.kitchen_diner()}>{`${diner.first_name} ${diner.last_name}`}</Fact> : null}
      {where ? <Fact word={m.kitchen_address()}>{where}</Fact> : null}
      {delivery?.phone ? (
        <Fact word={m.kitchen_phone()}>
          <a href={`tel:${delivery.phone}`} className="underline underline-offset-3">
            {phoneWords(delivery.phone)}
          </a>
        </Fact>
      ) : null}
    </dl>
  );
}

const Fact = ({ word, children }: { word: string; children: ReactNode }) => (
  <>
    <dt className="text-ink-2">{word}</dt>
    <dd className="num">{children}</dd>
  </>
);

function History({ order }: { order: Order }) {
  const language = useLanguage();
  const { timezone } = order.restaurant;
  const dateOf = (iso: string) => localMoment(new Date(iso), timezone).date;
  const first = dateOf(order.statuses[0]?.date ?? order.date_creation);
  return (
    <section className="mt-4 border-t border-line pt-3">
      <h3 className="text-bs font-semibold">{m.kitchen_history()}</h3>
      <ol className="num mt-1.5 grid gap-1 text-bs text-ink-2">
        {order.statuses.map((change, index) => {
          const until = { ...order, status: change.status, statuses: order.statuses.slice(0, index + 1) };
          const reason = stopOf(until)?.reason;
          const moment = new Date(change.date);
          const time = formatTime(moment, timezone, language);
          return (
            <li key={`${change.date} ${change.status}`} className="flex justify-between gap-3">
              <span className="min-w-0 break-words">
                {statusWord(until)}
                {change.delay ? `, ${m.kitchen_minutes({ count: change.delay })}` : ""}
                {reason ? `, ${reasonOfStop(reason)}` : ""}
              </span>
              <span className="shrink-0">
                {/* What began on another day, such as a planned order. */}
                {dateOf(change.date) === first ? time : `${formatShortDay(moment, timezone, language)}, ${time}`}
              </span>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
