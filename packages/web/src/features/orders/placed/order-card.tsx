import type { Order } from "@tablee/contract/orders/orders.schema";
import { Photo } from "@tablee/design-system/photo";
import { StatusDot } from "@tablee/design-system/status-dot";
import type { Language } from "@tablee/domain/language/text";
import { textIn } from "@tablee/domain/language/text-in";
import { isFinished } from "@tablee/domain/orders/order-transitions";
import { localMoment } from "@tablee/domain/restaurants/local-time";
import { Link } from "@tanstack/react-router";
import { CreditCard, Store } from "lucide-react";
import { formatMoney, formatTime } from "../../../language/formats.ts";
import { useLanguage } from "../../../language/language.ts";
import { useNow } from "../../../language/now.ts";
import { formatPastDay } from "../../../language/past-days.ts";
import { m } from "../../../paraglide/messages.js";
import { payUntil } from "../paying/pay-until.ts";
import { whenWords } from "../words/order-when.ts";
import { modeWord, statusTone, statusWord } from "../words/order-words.ts";

/** An order in a list: with its expected time while current, and its date once finished. */
export function OrderCard({ order }: { order: Order }) {
  const language = useLanguage();
  const now = useNow();
  const over = isFinished(order.status);
  const tab = over ? "history" : "current";
  const picture = order.items.find(({ image_url }) => image_url)?.image_url ?? order.restaurant.logo_image_path;
  return (
    <Link
      to="/orders/$tab/$id"
      params={{ tab, id: String(order.id) }}
      className="-mx-[min(0.75rem,3.5vw)] flex flex-wrap items-start gap-x-4 gap-y-2 rounded-card px-[min(0.75rem,3.5vw)] py-4 hover:bg-sunken"
    >
      <Photo
        src={picture}
        alt=""
        ratio="1/1"
        corners="photo"
        width={144}
        height={144}
        fallback={<Store aria-hidden="true" className="size-6 stroke-[1.5]" />}
        className="size-18 shrink-0"
      />
      <span className="min-w-0 grow basis-[10.5rem]">
        <span className="flex flex-wrap items-baseline justify-between gap-x-3">
          <StatusDot tone={statusTone(order.status)} className="text-cap">
            {statusWord(order)}
          </StatusDot>
          <span className="num text-cap text-ink-3">{m.order_number({ number: order.number })}</span>
        </span>
        <span className="mt-1 block font-display text-t3 text-balance">
          {over ? textIn(order.restaurant.name, language) : whenWords(order, now, language).title}
        </span>
        <span className="mt-0.5 block text-bs text-ink-2">
          {order.status === "unpaid" ? <PayBefore order={order} /> : null}
          {over ? dayOf(order, now, language) : textIn(order.restaurant.name, language)},{" "}
          {modeWord(order.mode).toLocaleLowerCase(language)}
        </span>
        <span className="num mt-1 flex flex-wrap items-end justify-end gap-x-3 text-bs text-ink-2">
          <span className="line-clamp-2 min-w-0 grow basis-[7rem]">{dishes(order, language)}</span>
          <span className="shrink-0 font-medium text-ink">{formatMoney(order.total, order.currency, language)}</span>
        </span>
      </span>
    </Link>
  );
}

/** Opens the order, whose page leads to its payment: also for a page that was open before orders were paid online. */
function PayBefore({ order }: { order: Order }) {
  const language = useLanguage();
  const until = payUntil(order);
  return (
    <span className="num mb-0.5 flex items-center gap-1.5 font-semibold text-primary">
      <CreditCard aria-hidden="true" className="size-4 shrink-0" />
      {m.order_pay_before({ time: formatTime(until, order.restaurant.timezone, language) })}
    </span>
  );
}

const dayOf = ({ date_creation, restaurant }: Order, now: Date, language: Language): string => {
  const dateOf = (moment: Date) => localMoment(moment, restaurant.timezone).date;
  const day = formatPastDay(dateOf(new Date(date_creation)), dateOf(now), language);
  return day.charAt(0).toLocaleUpperCase(language) + day.slice(1);
};

/** Names the first two dishes and counts the rest. */
function dishes({ items }: Order, language: Language): string {
  const named = items.slice(0, 2).map(({ quantity, name }) => {
    const dish = textIn(name, language);
    return quantity > 1 ? m.order_times({ quantity, name: dish }) : dish;
  });
  const rest = items.length - named.length;
  return rest > 0 ? `${named.join(", ")} ${m.order_and_more({ count: rest })}` : named.join(", ");
}
