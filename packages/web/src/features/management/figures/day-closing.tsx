import type { Figures } from "@tablee/contract/management/figures.contract";
import { Button } from "@tablee/design-system/button";
import { Notice } from "@tablee/design-system/notice";
import { textIn } from "@tablee/domain/language/text-in";
import { Link } from "@tanstack/react-router";
import { Clock, Printer } from "lucide-react";
import { formatMoney, formatTime } from "../../../language/formats.ts";
import { useLanguage } from "../../../language/language.ts";
import { m } from "../../../paraglide/messages.js";
import { DayHead } from "../../restaurants/business-day/day-head.tsx";
import { modeWord } from "../../orders/words/order-words.ts";
import { SaveFiguresButton } from "./save-figures-button.tsx";

const ROUTE = "/restaurant-admin/$restaurant_id/figures";

const linkTo = (to: string) => <Link from={ROUTE} to="." search={{ view: "closing", to }} />;

/** The amounts that the till must match for one business day; also for printing (management §28). */
export function DayClosing({ figures }: { figures: Figures }) {
  const language = useLanguage();
  const { totals, refunded, taxes, by_mode } = figures;
  const money = (amount: number) => formatMoney(amount, figures.currency, language);
  const time = (moment: string) => formatTime(new Date(moment), figures.timezone, language);
  return (
    <div className="max-w-[36rem]">
      <DayHead date={figures.to} span={figures} timezone={figures.timezone} linkTo={linkTo} />
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
        <SaveFiguresButton figures={figures} />
      </div>
    </div>
  );
}

const Line = ({ word, value, isStrong = false }: { word: string; value: string; isStrong?: boolean }) => (
  <div className={`flex flex-wrap justify-between gap-x-3 py-2.5 ${isStrong ? "text-t3 font-bold" : ""}`}>
    <dt className={isStrong ? "" : "text-ink-2"}>{word}</dt>
    <dd className="ms-auto font-semibold">{value}</dd>
  </div>
);
