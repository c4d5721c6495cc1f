import { divideBy } from "../../money/divide-by.ts";
import { type Minor, minor } from "../../money/minor.ts";
import { fractionOf } from "../../money/share-of.ts";
import type { OrderMode } from "../../restaurants/order-mode.ts";
import { ratesOf, type Tax, type TaxRate, WHOLE_RATE } from "../../menus/tax.ts";

/** A taxable amount of an item; `item_id` is null if it belongs to no single item. */
export interface TaxBase {
  item_id: number | null;
  amount: Minor;
}

/** A tax by name, as a receipt shows it. */
export interface TaxPart {
  name: TaxRate["name"];
  micros: number;
  amount: Minor;
}

const microsOf = (rates: readonly TaxRate[]): number => rates.reduce((sum, { micros }) => sum + micros, 0);

/**
 * The taxes on an order by name, in the restaurant's order (orders §16 and orders §17). Amounts with the same rates are
 * added up and taxed together, rounded half up once. The result is divided among those rates to the cent.
 */
export const taxesOn = (tax: Tax, mode: OrderMode | null, bases: readonly TaxBase[]): TaxPart[] => {
  const sums = new Map<string, { rates: readonly TaxRate[]; amount: number }>();
  for (const { item_id, amount } of bases) {
    const rates = ratesOf(tax, mode, item_id);
    const key = rates.map((rate) => tax.rates.indexOf(rate)).join();
    const sum = sums.get(key);
    if (sum) sum.amount += amount;
    else sums.set(key, { rates, amount });
  }
  const amounts = new Map<TaxRate, number>();
  for (const { rates, amount } of sums.values()) {
    const micros = microsOf(rates);
    const due = fractionOf(minor(amount), micros, tax.included ? WHOLE_RATE + micros : WHOLE_RATE);
    const parts = divideBy(
      due,
      rates.map((rate) => rate.micros),
    );
    for (const [at, rate] of rates.entries()) amounts.set(rate, (amounts.get(rate) ?? 0) + (parts[at] ?? 0));
  }
  return tax.rates.flatMap((rate) => {
    const amount = amounts.get(rate);
    return amount === undefined || rate.micros === 0
      ? []
      : [{ name: rate.name, micros: rate.micros, amount: minor(amount) }];
  });
};

/**
 * The weight of one diner's dishes when a common tax is divided among diners. It is exact if tax is added to the
 * prices, and accurate to a thousandth of a cent if it is included.
 */
export const taxWeight = (tax: Tax, mode: OrderMode | null, bases: readonly TaxBase[]): number =>
  bases.reduce((sum, { item_id, amount }) => {
    const micros = microsOf(ratesOf(tax, mode, item_id));
    return sum + (tax.included ? Math.round((amount * micros * 1000) / (WHOLE_RATE + micros)) : amount * micros);
  }, 0);
