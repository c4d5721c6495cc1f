import type { RestaurantAct } from "../accounts/right.ts";
import type { Text } from "../language/text.ts";
import { OFFER_PROBLEMS, offerProblem } from "../menus/offer-problem.ts";
import { mostOfRates, rateMicros } from "../menus/tax.ts";
import { areTips } from "../money/tip.ts";
import { inOrder, joined } from "../restaurants/intervals.ts";
import { isTimezone } from "../restaurants/local-time.ts";
import type { ModeFacts } from "../restaurants/order-modes.ts";
import { ORDER_MODES, type OrderMode } from "../restaurants/order-mode.ts";
import type { SpecialHours } from "../restaurants/dated-hours.ts";
import { WEEKDAYS, type WeekHours } from "../restaurants/week-hours.ts";
import type { InputType } from "../validation/input-limits.ts";
import { inputProblem } from "../validation/input-problem.ts";
import { isRegistration } from "../validation/tax-registration.ts";
import { hasTranslation } from "../validation/translated-text.ts";

/** The settings of a restaurant, each with the act whose right it needs (management §16). */
export const SETTINGS = {
  name_en: "settings",
  name_fr: "settings",
  description_en: "settings",
  description_fr: "settings",
  menu_description_en: "settings",
  menu_description_fr: "settings",
  phone_number: "settings",
  website: "settings",
  address: "settings",
  city: "settings",
  postal_code: "settings",
  position: "settings",
  timezone: "settings",
  hours: "hours",
  closed_dates: "hours",
  special_hours: "hours",
  take_out: "settings",
  dine_in: "settings",
  delivery: "settings",
  drive: "settings",
  curbside: "settings",
  planned_orders_enabled: "capacity",
  min_order_delay: "capacity",
  preparation_minutes: "capacity",
  delivery_radius_m: "settings",
  delivery_fee: "money",
  min_order_amount: "money",
  currency: "money",
  tip_percents: "money",
  tax: "money",
  offers: "money",
} as const satisfies Record<string, RestaurantAct>;
export type Setting = keyof typeof SETTINGS;
export const SETTING_NAMES = Object.keys(SETTINGS) as Setting[];

/** The acts that a change of these settings needs, each once. */
export const actsOf = (names: readonly Setting[]): RestaurantAct[] => [...new Set(names.map((name) => SETTINGS[name]))];

/** The state of a way of ordering: offered, shown as not available with a text, or hidden (restaurants §17). */
export const MODE_CHOICES = ["offered", "refused", "hidden"] as const;
export type ModeChoice = (typeof MODE_CHOICES)[number];

/** The two columns of each way of ordering. */
export const MODE_FIELDS = {
  take_out: ["take_out_offered", "hide_take_out"],
  dine_in: ["dine_in_offered", "hide_dine_in"],
  delivery: ["delivery_offered", "hide_delivery"],
  drive: ["drive_through_offered", "hide_drive"],
  curbside: ["curbside_pickup_offered", "hide_curbside"],
} as const satisfies Record<OrderMode, readonly [keyof ModeFacts, keyof ModeFacts]>;

export const modeChoice = (facts: ModeFacts, mode: OrderMode): ModeChoice => {
  const [offered, hidden] = MODE_FIELDS[mode];
  if (facts[hidden]) return "hidden";
  return facts[offered] ? "offered" : "refused";
};

export const modeFacts = (mode: OrderMode, choice: ModeChoice): Partial<ModeFacts> => {
  const [offered, hidden] = MODE_FIELDS[mode];
  return { [offered]: choice === "offered", [hidden]: choice === "hidden" };
};

export const isMode = (name: Setting): name is OrderMode => (ORDER_MODES as readonly string[]).includes(name);

/**
 * A week's hours as they are stored: each day's intervals in order, merged where they touch or overlap. [24, 0] has no
 * duration, and is dropped first, because in order it would be a whole day.
 */
export const tidyWeek = (hours: WeekHours): WeekHours =>
  Object.fromEntries(
    WEEKDAYS.map((day) => [day, joined(inOrder(hours[day]).filter(([start, end]) => start < end))]),
  ) as WeekHours;

/** The values that the rules check. */
export interface SettingFacts {
  name_en?: string | null | undefined;
  name_fr?: string | null | undefined;
  name_default?: string | null | undefined;
  phone_number?: string | null | undefined;
  website?: string | null | undefined;
  postal_code?: string | undefined;
  timezone?: string | undefined;
  tip_percents?: readonly number[] | undefined;
  closed_dates?: readonly string[] | undefined;
  special_hours?: readonly SpecialHours[] | undefined;
  tax?: {
    rates: readonly {
      name: Text;
      rate: number;
      modes: readonly OrderMode[] | null;
      item_ids: readonly string[] | null;
      registration?: string | null | undefined;
    }[];
  } | null;
  offers?: Parameters<typeof offerProblem>[0] | undefined;
}

export const SETTING_PROBLEMS = [
  "name_missing",
  "name_has_url",
  "phone_invalid",
  "website_invalid",
  "postal_code_invalid",
  "dates_reversed",
  "timezone_unknown",
  "currency_sold",
  "tips_invalid",
  "tax_name_missing",
  "tax_rate_invalid",
  "tax_too_high",
  "tax_registration_invalid",
  ...OFFER_PROBLEMS,
] as const;
export type SettingProblem = (typeof SETTING_PROBLEMS)[number];

/** Single-line settings that are checked by the type of their field (wire §26). */
const TYPED = [
  ["phone_number", "tel", "phone_invalid"],
  ["website", "url", "website_invalid"],
  ["postal_code", "postal-code", "postal_code_invalid"],
] as const satisfies readonly (readonly [keyof SettingFacts, InputType, SettingProblem])[];

const taxProblem = (tax: NonNullable<SettingFacts["tax"]>): SettingProblem | null => {
  if (tax.rates.some(({ name }) => !hasTranslation(name))) return "tax_name_missing";
  if (tax.rates.some(({ rate }) => !(rate >= 0) || rate > 100)) return "tax_too_high";
  if (tax.rates.some(({ rate }) => rateMicros(rate) === null)) return "tax_rate_invalid";
  if (mostOfRates(tax.rates) > 100) return "tax_too_high";
  return tax.rates.every(({ registration }) => isRegistration(registration)) ? null : "tax_registration_invalid";
};

export interface WrongSetting {
  setting: Setting;
  code: SettingProblem;
}

/**
 * The problems of settings that are to be saved, one for each invalid setting; empty if all are valid. Checks the
 * settings as they would be afterwards. A problem of an untouched setting does not prevent others from being saved
 * (management §18).
 */
export function settingProblems(facts: SettingFacts): WrongSetting[] {
  const { name_en = null, name_fr = null, name_default = null, special_hours = [], tax, offers = [] } = facts;
  const { timezone, tip_percents = [] } = facts;
  const wrong: WrongSetting[] = [];
  if (!hasTranslation({ en: name_en, fr: name_fr, default: name_default })) {
    wrong.push({ setting: "name_en", code: "name_missing" });
  }
  for (const [setting, type, code] of TYPED) {
    if (inputProblem(type, (facts[setting] ?? "").trim())) wrong.push({ setting, code });
  }
  if (special_hours.some(({ from, to }) => to < from)) wrong.push({ setting: "special_hours", code: "dates_reversed" });
  if (timezone !== undefined && !isTimezone(timezone)) wrong.push({ setting: "timezone", code: "timezone_unknown" });
  if (!areTips(tip_percents)) wrong.push({ setting: "tip_percents", code: "tips_invalid" });
  const taxed = tax ? taxProblem(tax) : null;
  if (taxed) wrong.push({ setting: "tax", code: taxed });
  const refused = offerProblem(offers);
  if (refused) wrong.push({ setting: "offers", code: refused.code });
  return wrong;
}
