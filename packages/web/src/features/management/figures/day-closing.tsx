import type { Figures } from "@tablee/contract/management/figures.contract";
import { Button } from "@tablee/design-system/button";
import { IconButton } from "@tablee/design-system/icon-button";
import { Notice } from "@tablee/design-system/notice";
import { textIn } from "@tablee/domain/language/text-in";
import { addDays, localMoment } from "@tablee/domain/restaurants/local-time";
import { Link } from "@tanstack/react-router";
import { ChevronLeft, ChevronRight, Clock, Download, Printer } from "lucide-react";
import type { ReactNode } from "react";
import { formatDay } from "../../../language/days.ts";
import { formatMoney, formatTime } from "../../../language/formats.ts";
import { useLanguage } from "../../../language/language.ts";
import { m } from "../../../paraglide/messages.js";
import { modeWord } from "../../orders/words/order-words.ts";
import { saveFigures } from "./figures-csv.ts";

const ROUTE = "/restaurant-admin/$restaurant_id/figures";

/** The amounts that the till must match for one business day; also for printing (management §28). */
export function DayClosing({ figures, today }: { figures: Figures; today: string }) {
  const language = useLanguage();
  const { totals, refunded, taxes, by_mode } = figures;
  const money = (amount: number) => formatMoney(amount, figures.currency, language);
  const time = (moment: string) => formatTime(new Date(moment), figures.timezone, language);
  return (
    <div className="max-w-[36rem]">
      <DayHead figures={figures} today={today} />
      {figures.over ? null : (
        <Notice tone="info" icon={<Clock />} announce={false} className="mt-4">
          {m.management_closing_running({ time: time(figures.ends) })}
        </Notice>
      )}
      <dl className="num mt-4 divide-y divide-line rounded-card border border-line bg-surface px-4">
        <Line word={m.kitchen_totals_orders()} value={String(totals.orders)} />
        <Line word={m.order_subtotal()} value={money(totals.subtotal)} />
        {taxes.map(({ name, amount }) => (
          <Line key={JSON.stringify(name)} word={name ? textIn(name, language) : m.order_tax()} value={money(amount)} />
        ))}
        <Line word={m.order_delivery_fee()} value={money(totals.delivery_fee)} />
        <Line word={m.order_tip()} value={money(totals.tip)} />
        <Line word={m.order_total()} value={money(totals.total)} isStrong />
        {by_mode.map(({ mode, orders, total }) => (
          <Line key={mode} word={`${modeWord(mode)} (${orders})`} value={money(total)} />
        ))}
        <Line word={`${m.management_refunded()} (${refunded.orders})`} value={money(refunded.total)} />
      </dl>
      <div className="mt-4 flex flex-wrap gap-2 print:hidden">
        <Button variant="quiet" start={<Printer aria-hidden="true" />} onClick={() => window.print()}>
          {m.kitchen_totals_print()}
        </Button>
        <Button variant="quiet" start={<Download aria-hidden="true" />} onClick={() => saveFigures(figures, language)}>
          {m.management_csv()}
        </Button>
      </div>
    </div>
  );
}

/** The day, and the links to the days before and after it. */
function DayHead({ figures, today }: { figures: Figures; today: string }) {
  const language = useLanguage();
  const { to } = figures;
  const time = (moment: string) => formatTime(new Date(moment), figures.timezone, language);
  // If a place never closes, its business day is the calendar day, which needs no explanation.
  const startsWithTheDay = localMoment(new Date(figures.starts), figures.timezone).minutes === 0;
  return (
    <header className="flex flex-wrap items-center gap-2">
      {/* With text at twice the size the arrows wrap below the day. */}
      <div className="min-w-0 grow basis-[12rem]">
        <h2 className="font-display text-t2">{formatDay(to, language)}</h2>
        {startsWithTheDay ? null : (
          <p className="num text-cap text-ink-2">
            {m.kitchen_totals_from_to({ from: time(figures.starts), to: time(figures.ends) })}
          </p>
        )}
      </div>
      <div className="ms-auto flex gap-2">
        <Day date={addDays(to, -1)} label={m.kitchen_totals_back()}>
          <ChevronLeft />
        </Day>
        {to < today ? (
          <Day date={addDays(to, 1)} label={m.kitchen_totals_forward()}>
            <ChevronRight />
          </Day>
        ) : (
          <span className="size-11" />
        )}
      </div>
    </header>
  );
}

const Line = ({ word, value, isStrong = false }: { word: string; value: string; isStrong?: boolean }) => (
  <div className={`flex flex-wrap justify-between gap-x-3 py-2.5 ${isStrong ? "text-t3 font-bold" : ""}`}>
    <dt className={isStrong ? "" : "text-ink-2"}>{word}</dt>
    <dd className="ms-auto font-semibold">{value}</dd>
  </div>
);

const Day = ({ date, label, children }: { date: string; label: string; children: ReactNode }) => (
  <span className="print:hidden">
    <IconButton
      variant="quiet"
      label={label}
      render={<Link from={ROUTE} to="." search={{ view: "closing", to: date }} />}
    >
      {children}
    </IconButton>
  </span>
);
