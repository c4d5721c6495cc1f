import type { RestaurantSettings } from "@tablee/contract/management/settings.contract";
import { FRENCH_TAX } from "@tablee/domain/menus/french-tax";
import { percentOfMicros, QUEBEC_TAX, type Tax as DomainTax } from "@tablee/domain/menus/tax";

export type Tax = NonNullable<RestaurantSettings["tax"]>;

/** A tax of the domain that names no dishes of a restaurant, as the settings have it. */
const asSetting = ({ included, rates }: DomainTax): Tax => ({
  included,
  rates: rates.map(({ name, micros, item_ids }) => ({
    name,
    rate: percentOfMicros(micros),
    modes: null,
    item_ids: item_ids && [],
  })),
});

export const QUEBEC = asSetting(QUEBEC_TAX);
export const FRANCE = asSetting(FRENCH_TAX);

/** Whether a restaurant is in France: its time zone is the only one of its settings that says so. */
export const isInFrance = (timezone: string): boolean => timezone === "Europe/Paris";
