import type { ListedOrder } from "@tablee/contract/management/past-orders.contract";
import { StatusDot } from "@tablee/design-system/status-dot";
import { formatMoney, formatTime } from "../../../language/formats.ts";
import { useLanguage } from "../../../language/language.ts";
import { formatPastDay } from "../../../language/past-days.ts";
import { m } from "../../../paraglide/messages.js";
import { ModeIcon } from "../../kitchen/ticket/mode-icon.tsx";
import { callName } from "../../kitchen/ticket/ticket-words.ts";
import { modeWord, statusTone, statusWord } from "../../orders/words/order-words.ts";
import { byDay } from "./use-past-orders.ts";

interface OrderRowsProps {
  orders: readonly ListedOrder[];
  timezone: string;
  today: string;
  open: (order: ListedOrder) => void;
}

/** The orders, by the business day that they are for. */
export function OrderRows({ orders, timezone, today, open }: OrderRowsProps) {
  const language = useLanguage();
  return byDay(orders).map(([day, ofDay]) => (
    <section key={day} className="mt-6">
      <h2 className="text-bs font-semibold text-ink-2">{formatPastDay(day, today, language)}</h2>
      <ul className="mt-2 divide-y divide-line overflow-hidden rounded-card border border-line bg-surface">
        {ofDay.map((order) => (
          <li key={order.id}>
            <OrderRow order={order} timezone={timezone} open={open} />
          </li>
        ))}
      </ul>
    </section>
  ));
}

/** The place at which it is eaten or from which it is taken, in a word. */
export const whereWord = ({ mode, table }: Pick<ListedOrder, "mode" | "table">): string =>
  mode === "dine_in" && table ? m.order_table({ table }) : modeWord(mode);

function OrderRow({ order, timezone, open }: Pick<OrderRowsProps, "timezone" | "open"> & { order: ListedOrder }) {
  const language = useLanguage();
  // Of an order for later, when it was wanted; it may have been placed days before.
  const moment = new Date(order.planned ? order.min_time : order.date_creation);
  return (
    <button
      type="button"
      onClick={() => open(order)}
      className="num grid min-h-14 w-full grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-4 gap-y-0.5 px-4 py-2.5 text-start transition-colors duration-150 hover:bg-sunken focus-visible:-outline-offset-2 tablet:grid-cols-[4.5rem_4.5rem_minmax(0,1.2fr)_minmax(0,1fr)_minmax(0,1.1fr)_auto] tablet:px-5"
    >
      <span className="text-ink-2 mobile:order-3 mobile:text-bs">{formatTime(moment, timezone, language)}</span>
      <span className="font-semibold">{order.number}</span>
      <span className="min-w-0 truncate">
        {order.diner ? callName({ account_id: null, avatar_url: null, ...order.diner }) : m.management_orders_nobody()}
      </span>
      <span className="flex min-w-0 items-center gap-1.5 text-bs text-ink-2">
        <ModeIcon mode={order.mode} className="size-4 shrink-0" />
        <span className="min-w-0 truncate">{whereWord(order)}</span>
      </span>
      <StatusDot tone={statusTone(order.status)}>{statusWord(order)}</StatusDot>
      <span className="text-end font-semibold whitespace-nowrap">
        {formatMoney(order.total, order.currency, language)}
      </span>
    </button>
  );
}
