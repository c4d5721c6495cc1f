import type { Order, PricedLine } from "@tablee/contract/orders/orders.schema";
import { Button } from "@tablee/design-system/button";
import { IconButton } from "@tablee/design-system/icon-button";
import { Wordmark } from "@tablee/design-system/wordmark";
import type { Language } from "@tablee/domain/language/text";
import { textIn } from "@tablee/domain/language/text-in";
import { isFinished } from "@tablee/domain/orders/order-transitions";
import { wasPaidAhead } from "@tablee/domain/payments/payment";
import { addressLine } from "@tablee/domain/places/address-line";
import { localMoment } from "@tablee/domain/restaurants/local-time";
import { Link } from "@tanstack/react-router";
import { ChevronLeft, Printer } from "lucide-react";
import { formatDate } from "../../../language/days.ts";
import { formatMoney, formatTime } from "../../../language/formats.ts";
import { useLanguage, useWords } from "../../../language/language.ts";
import { m } from "../../../paraglide/messages.js";
import { readablePhone } from "../../restaurants/readable-phone.ts";
import { detailsInline, lineDetails } from "../words/order-line-words.ts";
import { OrderTotals } from "./order-totals.tsx";
import { owedWords } from "../words/order-when.ts";
import { doneWord, modeWord, statusWord, stopOf } from "../words/order-words.ts";
import "./receipt.css";

/** An order for printing on A4 or letter: to be filed, claimed or handed over (/orders/history/{id}?receipt). */
export function Receipt({ order }: { order: Order }) {
  useWords();
  const tab = isFinished(order.status) ? "history" : "current";
  return (
    <div data-own-head="" className="receipt-page mx-auto max-w-[52rem] px-gutter pt-2 pb-12 large:pt-6">
      <header className="-ms-2 mb-3 flex min-h-12 items-center justify-between gap-2 pt-safe print:hidden">
        <IconButton
          label={m.order_receipt_back()}
          render={<Link to="/orders/$tab/$id" params={{ tab, id: String(order.id) }} />}
        >
          <ChevronLeft aria-hidden="true" className="!size-6" />
        </IconButton>
        <Button variant="strong" start={<Printer />} onClick={() => window.print()}>
          {m.order_print()}
        </Button>
      </header>
      <article className="receipt-sheet @container rounded-card border border-line bg-surface px-[min(3.5rem,7vw)] py-[min(3.5rem,8vw)]">
        <Head order={order} />
        <Facts order={order} />
        <Lines order={order} />
        <div className="receipt-foot ms-auto max-w-[20rem]">
          <OrderTotals amounts={order} />
        </div>
        <Foot order={order} />
      </article>
    </div>
  );
}

function Head({ order: { restaurant, number } }: { order: Order }) {
  const language = useLanguage();
  return (
    <div className="flex flex-wrap items-start justify-between gap-x-8 gap-y-4 border-b-2 border-ink pb-5">
      <div className="min-w-0">
        <h1 className="font-display text-d2">{textIn(restaurant.name, language)}</h1>
        <p className="mt-1 text-bs text-ink-2">{addressLine(restaurant.address)}</p>
        {restaurant.phone_number ? (
          <p className="num text-bs text-ink-2">{readablePhone(restaurant.phone_number)}</p>
        ) : null}
      </div>
      <div className="tablet:text-end print:text-end">
        <Wordmark />
        <p className="num mt-2 font-semibold">{m.order_receipt_number({ number })}</p>
      </div>
    </div>
  );
}

/** When, in which mode, for whom and to which address. */
function Facts({ order }: { order: Order }) {
  const language = useLanguage();
  const rows = factsOf(order, language).filter(([, value]) => value !== "");
  return (
    <dl className="num grid grid-cols-[repeat(auto-fit,minmax(min(11rem,100%),1fr))] gap-x-8 gap-y-3 py-5 text-bs">
      {rows.map(([word, value]) => (
        <div key={word}>
          <dt className="text-cap text-ink-2">{word}</dt>
          <dd className="font-medium break-words">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function factsOf(order: Order, language: Language): [string, string][] {
  const moment = (iso: string) => {
    const { timezone } = order.restaurant;
    const { date } = localMoment(new Date(iso), timezone);
    return m.order_receipt_moment({
      day: formatDate(date, language),
      time: formatTime(new Date(iso), timezone, language),
    });
  };
  const promised = () => {
    const { timezone } = order.restaurant;
    const time = (iso: string) => formatTime(new Date(iso), timezone, language);
    return m.order_when_day_between({
      day: formatDate(localMoment(new Date(order.min_time), timezone).date, language),
      start: time(order.min_time),
      end: time(order.max_time),
    });
  };
  const { delivery, diner, statuses, status, mode, table } = order;
  const last = statuses.at(-1)?.date ?? order.date_creation;
  return [
    [m.order_receipt_placed(), moment(order.date_creation)],
    status === "delivered" ? [doneWord(mode), moment(last)] : [m.order_receipt_for(), promised()],
    [m.order_receipt_mode(), table ? `${modeWord(mode)}, ${m.order_table({ table })}` : modeWord(mode)],
    [m.order_receipt_diner(), `${diner.first_name} ${diner.last_name}`.trim()],
    [
      m.order_delivery_to(),
      delivery ? addressLine(delivery.formatted_address ?? delivery.address, delivery.address_complement) : "",
    ],
    [m.order_receipt_status(), stopOf(order) ? statusWord(order) : ""],
  ];
}

function Lines({ order }: { order: Order }) {
  useWords();
  return (
    <table className="num w-full border-collapse text-base @max-[16rem]:block">
      <thead className="text-cap text-ink-2 @max-[16rem]:sr-only">
        <tr className="border-b border-line">
          <th scope="col" className="py-2 pe-3 text-start font-medium">
            {m.order_receipt_quantity()}
          </th>
          <th scope="col" className="w-full py-2 text-start font-medium">
            {m.order_receipt_item()}
          </th>
          <th scope="col" className="py-2 ps-3 text-end font-medium whitespace-nowrap mobile:hidden print:table-cell">
            {m.order_receipt_unit()}
          </th>
          <th scope="col" className="py-2 ps-3 text-end font-medium">
            {m.order_receipt_amount()}
          </th>
        </tr>
      </thead>
      <tbody className="@max-[16rem]:block">
        {order.items.map((line) => (
          <Line key={line.id} line={line} order={order} />
        ))}
      </tbody>
    </table>
  );
}

/** Where an amount does not fit beside its dish, in large text on a narrow screen, it wraps below it. */
function Line({ line, order: { currency } }: { line: PricedLine; order: Order }) {
  const language = useLanguage();
  const details = detailsInline(lineDetails(line, language));
  return (
    <tr className="border-b border-line align-baseline @max-[16rem]:flex @max-[16rem]:flex-wrap @max-[16rem]:justify-end">
      <td className="py-2.5 pe-3 font-semibold">{line.quantity}</td>
      <td className="py-2.5 @max-[16rem]:min-w-0 @max-[16rem]:flex-1 @max-[16rem]:basis-[6rem]">
        <span className="block font-medium">{textIn(line.name, language)}</span>
        {details ? <span className="block text-cap text-ink-2">{details}</span> : null}
        {line.substitution ? (
          <span className="block text-cap">{m.order_instead({ substitution: line.substitution })}</span>
        ) : null}
        {line.notes ? (
          <span className="quote block text-cap text-ink-2">{m.order_note({ note: line.notes })}</span>
        ) : null}
        {line.diner?.name ? <span className="block text-cap text-ink-2">{line.diner.name}</span> : null}
      </td>
      <td className="py-2.5 ps-3 text-end whitespace-nowrap text-ink-2 mobile:hidden print:table-cell">
        {formatMoney(line.unit_price, currency, language)}
      </td>
      <td className="py-2.5 ps-3 text-end whitespace-nowrap">{formatMoney(line.price, currency, language)}</td>
    </tr>
  );
}

function Foot({ order }: { order: Order }) {
  const language = useLanguage();
  const stop = stopOf(order);
  const owed = stop ? owedWords(order) : payment(order);
  return (
    <footer className="receipt-foot mt-8 border-t border-line pt-4 text-cap text-ink-2">
      <p className="text-bs font-medium text-ink">{owed}</p>
      {/* Nobody is thanked for an order that was refused or cancelled. */}
      {stop ? null : (
        <p className="mt-1">{m.order_receipt_thanks({ restaurant: textIn(order.restaurant.name, language) })}</p>
      )}
      <p className="num mt-1 break-all">{m.order_receipt_reference({ guid: order.guid })}</p>
    </footer>
  );
}

function payment(order: Order): string {
  if (order.status === "unpaid") return m.order_receipt_not_paid();
  if (wasPaidAhead(order)) return m.order_receipt_paid_online();
  return order.mode === "delivery" ? m.order_receipt_paid_delivery() : m.order_receipt_paid_there();
}
