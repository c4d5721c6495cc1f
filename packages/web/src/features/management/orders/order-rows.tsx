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

/** The diner as the board calls them; nobody once the order was blanked (orders §45). */
const nameOf = ({ diner }: Pick<ListedOrder, "diner">): string =>
  diner ? callName({ account_id: null, avatar_url: null, ...diner }) : m.management_orders_nobody();

function OrderRow({ order, timezone, open }: Pick<OrderRowsProps, "timezone" | "open"> & { order: ListedOrder }) {
  const language = useLanguage();
  // Of an order for later, when it was wanted; it may have been placed days before.
  const moment = new Date(order.planned ? order.min_time : order.date_creation);
  return (
    <button
      type="button"
      onClick={() => open(order)}
      className="num flex min-h-14 w-full flex-wrap items-center gap-x-4 gap-y-0.5 px-4 py-2.5 text-start transition-colors duration-150 hover:bg-sunken focus-visible:-outline-offset-2 tablet:grid tablet:grid-cols-[4rem_minmax(0,1.2fr)_5rem_minmax(0,1fr)_minmax(0,1.1fr)_auto] tablet:px-5"
    >
      {/* Two lines on a phone; further up, all of it is in columns. */}
      <span className="grid min-w-0 grow basis-[9rem] gap-y-0.5 tablet:contents">
        <span className="flex min-w-0 items-baseline gap-2.5 tablet:contents">
          <span className="shrink-0 font-semibold">{order.number}</span>
          <span className="min-w-0 truncate">{nameOf(order)}</span>
        </span>
        <span className="flex min-w-0 flex-wrap items-center gap-x-2.5 text-bs text-ink-2 tablet:contents">
          <span className="shrink-0 tablet:text-ink-2">{formatTime(moment, timezone, language)}</span>
          <span className="flex min-w-0 items-center gap-1.5 tablet:text-ink-2">
            <ModeIcon mode={order.mode} className="size-4 shrink-0" />
            <span className="min-w-0 truncate">{whereWord(order)}</span>
          </span>
        </span>
      </span>
      <span className="ms-auto grid justify-items-end gap-y-0.5 tablet:contents">
        <span className="text-end font-semibold whitespace-nowrap tablet:order-last">
          {formatMoney(order.total, order.currency, language)}
        </span>
        <StatusDot tone={statusTone(order.status)}>{statusWord(order)}</StatusDot>
      </span>
    </button>
  );
}
