import type { DayTotals } from "@tablee/contract/kitchen/kitchen.schema";
import type { Language } from "@tablee/domain/language/text";
import { textIn } from "@tablee/domain/language/text-in";
import { csvOf } from "@tablee/domain/management/csv";
import { m } from "../../../paraglide/messages.js";
import { modeWord } from "../../orders/words/order-words.ts";
import { stateWord } from "../ticket/state-words.ts";

type Cell = string | number;

/**
 * A day's totals as CSV: amounts with a decimal point and two places in either language. A cell that a spreadsheet
 * would take for a formula is escaped to text.
 */
export function totalsCsv(totals: DayTotals, language: Language): string {
  const money = (amount: number) => amount.toFixed(2);
  const rows: Cell[][] = [
    [m.kitchen_totals_date(), totals.date],
    [m.kitchen_totals_orders(), totals.orders],
    [m.order_subtotal(), money(totals.subtotal)],
    [m.order_tax(), money(totals.tax)],
    [m.order_tip(), money(totals.tip)],
    [m.order_delivery_fee(), money(totals.delivery_fee)],
    [m.order_total(), money(totals.total)],
    [],
    ...totals.by_status.map(({ status, orders }) => [stateWord(status), orders]),
    [],
    ...totals.by_mode.map(({ mode, orders, total }) => [modeWord(mode), orders, money(total)]),
    [],
    [m.kitchen_totals_dish(), m.kitchen_totals_quantity(), m.kitchen_totals_amount()],
    ...totals.dishes.map(({ name, quantity, amount }) => [textIn(name, language), quantity, money(amount)]),
  ];
  return csvOf(rows);
}
