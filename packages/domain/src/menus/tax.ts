import type { Text } from "../language/text.ts";
import { ORDER_MODES, type OrderMode } from "../restaurants/order-mode.ts";

/** One rate of a restaurant's tax (restaurants §29). */
export interface TaxRate {
  name: Text;
  /** In millionths: 99 750 is 9.975 %. */
  micros: number;
  /** null means every mode. */
  modes: readonly OrderMode[] | null;
  /** The items that it applies to; null means all that no other rate of the mode names. */
  item_ids: readonly number[] | null;
  /** The restaurant's number for this tax, which receipts show (orders §46); missing: none. */
  registration?: string;
}

/** How a restaurant taxes what it sells. If `included` is true, the menu's prices already include the tax. */
export interface Tax {
  included: boolean;
  rates: readonly TaxRate[];
}

export const WHOLE_RATE = 1_000_000;
export const MOST_TAX_RATES = 20;

/** Used if a restaurant has set no tax (orders §16): 14.975 %, split into the federal and the provincial tax. */
export const QUEBEC_TAX: Tax = {
  included: false,
  rates: [
    { name: { en: "GST", fr: "TPS", default: null }, micros: 50_000, modes: null, item_ids: null },
    { name: { en: "QST", fr: "TVQ", default: null }, micros: 99_750, modes: null, item_ids: null },
  ],
};

/** Converts a rate in percent to millionths, rounded to the nearest. */
export const microsOfPercent = (percent: number): number => Math.round(percent * 10_000);
export const percentOfMicros = (micros: number): number => micros / 10_000;

/** A rate in percent as millionths; null if it is out of range or finer than a ten-thousandth of a percent. */
export const rateMicros = (percent: number): number | null => {
  const micros = microsOfPercent(percent);
  const exact = Math.abs(percent * 10_000 - micros) < 1e-6;
  return exact && micros >= 0 && micros <= WHOLE_RATE ? micros : null;
};

/**
 * The rates that apply to an item in a mode: those that name the item, or, if none does, those that name no items. The
 * usual rates are thus written once, and an item such as wine can have its own.
 */
export const ratesOf = (tax: Tax, mode: OrderMode | null, item_id: number | null): readonly TaxRate[] => {
  const inMode = tax.rates.filter(({ modes }) => modes === null || (mode !== null && modes.includes(mode)));
  const own = item_id === null ? [] : inMode.filter(({ item_ids }) => item_ids?.includes(item_id));
  return own.length > 0 ? own : inMode.filter(({ item_ids }) => item_ids === null);
};

/**
 * The highest total percentage that applies to anything in any mode. It accepts rates with refs or ids; what an owner
 * enters is refused above 100.
 */
export const mostOfRates = (
  rates: readonly {
    rate: number;
    modes: readonly OrderMode[] | null;
    item_ids: readonly (number | string)[] | null;
  }[],
): number => {
  const sums = ORDER_MODES.flatMap((mode) => {
    const inMode = rates.filter(({ modes }) => modes === null || modes.includes(mode));
    const named = new Set(inMode.flatMap(({ item_ids }) => item_ids ?? []));
    const sumOf = (own: typeof inMode) => own.reduce((sum, { rate }) => sum + rate, 0);
    return [
      sumOf(inMode.filter(({ item_ids }) => item_ids === null)),
      ...[...named].map((item) => sumOf(inMode.filter(({ item_ids }) => item_ids?.includes(item)))),
    ];
  });
  return Math.max(0, ...sums);
};
