import type { RestaurantSettings } from "@tablee/contract/management/settings.contract";
import { FRENCH_TAX } from "@tablee/domain/menus/french-tax";
import { percentOfMicros, QUEBEC_TAX, type Tax as DomainTax } from "@tablee/domain/menus/tax";
import { isSameTax } from "@tablee/domain/menus/tax-registrations";

export type Tax = NonNullable<RestaurantSettings["tax"]>;
export type Rate = Tax["rates"][number];

/** A tax of the domain that names no dishes of a restaurant, as the settings have it. */
const asSetting = ({ included, rates }: DomainTax): Tax => ({
  included,
  rates: rates.map(({ name, micros, item_ids }) => ({
    name,
    rate: percentOfMicros(micros),
    modes: null,
    item_ids: item_ids && [],
    registration: null,
  })),
});

export const QUEBEC = asSetting(QUEBEC_TAX);
export const FRANCE = asSetting(FRENCH_TAX);

/** Whether a restaurant is in France: its time zone is the only one of its settings that says so. */
export const isInFrance = (timezone: string): boolean => timezone === "Europe/Paris";

/** A usual tax with the numbers that were typed for it, so that going back to it loses none (orders §46). */
export const withNumbers = (usual: Tax, { rates: typed }: Tax): Tax => ({
  ...usual,
  rates: usual.rates.map((rate) => {
    const same = typed.filter(({ name }) => isSameTax(name, rate.name));
    const own = same.find((one) => one.rate === rate.rate) ?? same.find(({ registration }) => registration);
    return { ...rate, registration: own?.registration ?? null };
  }),
});
