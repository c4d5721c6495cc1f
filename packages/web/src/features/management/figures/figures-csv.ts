import type { Figures } from "@tablee/contract/management/figures.contract";
import type { Language } from "@tablee/domain/language/text";
import { textIn } from "@tablee/domain/language/text-in";
import { sheetOf } from "@tablee/domain/management/csv";
import { m } from "../../../paraglide/messages.js";
import { modeWord } from "../../orders/words/order-words.ts";

/** Returns all figures of a period as a spreadsheet, one part below the other. */
export function figuresCsv(figures: Figures, language: Language): string {
  const money = (amount: number) => ({ amount });
  const sold = [m.kitchen_totals_orders(), m.order_total()];
  const { totals, refunded, other_dishes: others } = figures;
  return sheetOf(
    [
      [m.management_from(), figures.from, m.management_to(), figures.to, figures.timezone, figures.currency],
      [],
      [
        m.management_day(),
        m.kitchen_totals_orders(),
        m.order_subtotal(),
        m.order_tax(),
        m.order_tip(),
        m.order_delivery_fee(),
        m.order_total(),
      ],
      ...figures.by_day.map((day) => [
        day.date,
        day.orders,
        ...[day.subtotal, day.tax, day.tip, day.delivery_fee, day.total].map(money),
      ]),
      [
        m.management_sum(),
        totals.orders,
        ...[totals.subtotal, totals.tax, totals.tip, totals.delivery_fee, totals.total].map(money),
      ],
      [m.management_refunded(), refunded.orders, money(refunded.total)],
      [],
      [m.order_tax(), m.kitchen_totals_amount()],
      ...figures.taxes.map(({ name, amount }) => [name ? textIn(name, language) : m.order_tax(), money(amount)]),
      [],
      [m.management_hour(), ...sold],
      ...figures.by_hour.map(({ hour, orders, total }) => [hour, orders, money(total)]),
      [],
      [m.management_mode(), ...sold],
      ...figures.by_mode.map(({ mode, orders, total }) => [modeWord(mode), orders, money(total)]),
      [],
      [m.management_source(), ...sold],
      ...figures.by_source.map(({ source, orders, total }) => [source, orders, money(total)]),
      [],
      [m.kitchen_totals_dish(), m.kitchen_totals_quantity(), m.management_off(), m.kitchen_totals_amount()],
      ...figures.dishes.map(({ name, quantity, discount, amount }) => [
        textIn(name, language),
        quantity,
        money(discount),
        money(amount),
      ]),
      ...(others ? [[m.management_other_dishes(), others.quantity, money(others.discount), money(others.amount)]] : []),
      [],
      [m.management_misses_words(), m.management_misses_times()],
      ...figures.misses.map(({ words, times }) => [words, times]),
    ],
    language,
  );
}
