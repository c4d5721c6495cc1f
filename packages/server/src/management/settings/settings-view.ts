import type { RestaurantSettings, SettingsPage } from "@tablee/contract/management/settings.contract";
import type { Language, Text } from "@tablee/domain/language/text";
import { isConfirmed } from "@tablee/domain/management/opening/first-steps";
import { isMode, modeChoice, modeFacts, type Setting, tidyWeek } from "@tablee/domain/management/settings";
import { percentOfMicros } from "@tablee/domain/menus/tax";
import { toDecimal, toMinor } from "@tablee/domain/money/minor";
import { USUAL_TIPS } from "@tablee/domain/money/tip";
import { tableeOffer } from "../../restaurants/import/tablee/tablee-of-rows.ts";
import { storedOffer, storedTax } from "../../restaurants/import/write/wanted-rows.ts";
import { restaurantFields } from "../../restaurants/stored/restaurant-fields.ts";
import type { RestaurantRow } from "../../restaurants/stored/restaurant.queries.ts";
import type { restaurants, StoredTax } from "../../restaurants/stored/restaurants.table.ts";

type Columns = Partial<typeof restaurants.$inferInsert>;

const settingsTax = ({ included, rates }: StoredTax): NonNullable<RestaurantSettings["tax"]> => ({
  included,
  rates: rates.map(({ name, micros, modes, items, registration = null }) => ({
    name,
    rate: percentOfMicros(micros),
    modes: modes && [...modes],
    item_ids: items,
    registration,
  })),
});

/** A restaurant's settings, as shown to those who run it. */
export function settingsOf(row: RestaurantRow): RestaurantSettings {
  const { hours } = restaurantFields(row);
  return {
    name_en: row.name.en,
    name_fr: row.name.fr,
    description_en: row.description.en,
    description_fr: row.description.fr,
    menu_description_en: row.menu_description.en,
    menu_description_fr: row.menu_description.fr,
    phone_number: row.phone_number,
    website: row.website,
    address: row.address,
    city: row.city,
    postal_code: row.postal_code,
    position:
      row.latitude === null || row.longitude === null ? null : { latitude: row.latitude, longitude: row.longitude },
    timezone: row.timezone,
    hours,
    closed_dates: row.closed_dates,
    special_hours: row.special_hours,
    take_out: modeChoice(row, "take_out"),
    dine_in: modeChoice(row, "dine_in"),
    delivery: modeChoice(row, "delivery"),
    drive: modeChoice(row, "drive"),
    curbside: modeChoice(row, "curbside"),
    planned_orders_enabled: row.planned_orders_enabled,
    min_order_delay: row.min_order_delay,
    preparation_minutes: row.preparation_minutes,
    delivery_radius_m: row.delivery_radius_m,
    delivery_fee: toDecimal(row.delivery_fee),
    min_order_amount: toDecimal(row.min_order_amount),
    currency: row.currency,
    tip_percents: row.tip_percents ?? [...USUAL_TIPS],
    offers: row.offers.map(tableeOffer),
    tax: row.tax && settingsTax(row.tax),
  };
}

export const settingsPage = (row: RestaurantRow): SettingsPage => ({
  restaurant_id: row.id,
  revision: row.revision,
  name: row.name,
  status: row.status,
  timezone: row.timezone,
  currency: row.currency,
  cover_image_path: row.cover_image_path,
  logo_image_path: row.logo_image_path,
  confirmed: isConfirmed(row),
  settings: settingsOf(row),
});

/** The column that stores a text setting, and its language. */
const WORDS: Partial<Record<Setting, ["name" | "description" | "menu_description", Language]>> = {
  name_en: ["name", "en"],
  name_fr: ["name", "fr"],
  description_en: ["description", "en"],
  description_fr: ["description", "fr"],
  menu_description_en: ["menu_description", "en"],
  menu_description_fr: ["menu_description", "fr"],
};

/** Rounds to about a tenth of a metre; nobody places a pin more precisely. */
const coordinate = (degrees: number): number => Math.round(degrees * 1e6) / 1e6;
const trimmed = (words: string | null): string | null => words?.trim() || null;

/** The columns for some settings; the other languages of a text are kept. */
export function columnsOf(row: RestaurantRow, all: RestaurantSettings, names: readonly Setting[]): Columns {
  const columns: Columns = {};
  for (const name of names) {
    const words = WORDS[name];
    if (words) {
      const [column, language] = words;
      const kept: Text = columns[column] ?? row[column];
      columns[column] = { ...kept, [language]: trimmed(all[name] as string | null) };
    } else if (isMode(name)) Object.assign(columns, modeFacts(name, all[name]));
    else Object.assign(columns, plainColumns(all, name));
  }
  return columns;
}

function plainColumns(all: RestaurantSettings, name: Setting): Columns {
  switch (name) {
    case "position": {
      const { position } = all;
      return {
        latitude: position && coordinate(position.latitude),
        longitude: position && coordinate(position.longitude),
      };
    }
    case "hours":
      return { hours: tidyWeek(all.hours) };
    case "closed_dates":
      return { closed_dates: [...new Set(all.closed_dates)].toSorted() };
    case "delivery_fee":
    case "min_order_amount":
      return { [name]: toMinor(all[name]) };
    case "offers":
      return { offers: all.offers.map(storedOffer) };
    case "tax":
      return { tax: all.tax && storedTax(all.tax) };
    case "phone_number":
    case "website":
      return { [name]: trimmed(all[name]) };
    default:
      return { [name]: all[name] };
  }
}
