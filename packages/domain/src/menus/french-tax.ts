import type { Tax } from "./tax.ts";

/**
 * What a restaurant in France charges: 10 % on what is eaten, and 20 % on alcohol, which its people name dish by dish
 * (restaurants §29).
 */
export const FRENCH_TAX: Tax = {
  included: true,
  rates: [
    { name: { en: "VAT", fr: "TVA", default: null }, micros: 100_000, modes: null, item_ids: null },
    { name: { en: "VAT", fr: "TVA", default: null }, micros: 200_000, modes: null, item_ids: [] },
  ],
};
