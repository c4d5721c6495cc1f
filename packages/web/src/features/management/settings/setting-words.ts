import type { Contract } from "@tablee/contract/contract";
import type { Setting, SettingProblem } from "@tablee/domain/management/settings";
import type { RefusalWords } from "../../../api/refusal-words.ts";
import { m } from "../../../paraglide/messages.js";

export const PROBLEM_WORDS: Record<SettingProblem, () => string> = {
  name_missing: () => m.management_problem_no_name(),
  phone_invalid: () => m.management_problem_phone(),
  website_invalid: () => m.management_problem_website(),
  postal_code_invalid: () => m.management_problem_postal_code(),
  dates_reversed: () => m.management_problem_dates(),
  timezone_unknown: () => m.management_problem_timezone(),
  currency_sold: () => m.management_problem_currency(),
  tips_invalid: () => m.management_problem_tips(),
  tax_name_missing: () => m.management_problem_tax_name(),
  tax_rate_invalid: () => m.management_problem_tax_rate(),
  tax_too_high: () => m.management_problem_tax_high(),
  offer_name_missing: () => m.management_problem_offer_name(),
  offer_amount_missing: () => m.management_problem_offer_amount(),
  offer_pays: () => m.management_problem_offer_pays(),
  offer_code_invalid: () => m.management_problem_offer_code(),
  offer_code_twice: () => m.management_problem_offer_code_twice(),
  offer_dates_reversed: () => m.management_problem_offer_dates(),
};

/** What a setting is called where it is spoken of: in a conflict, in the list of what was done. */
export const SETTING_WORDS: Record<Setting, () => string> = {
  name_en: () => m.management_name_en(),
  name_fr: () => m.management_name_fr(),
  description_en: () => m.management_description_en(),
  description_fr: () => m.management_description_fr(),
  menu_description_en: () => m.management_line_en(),
  menu_description_fr: () => m.management_line_fr(),
  phone_number: () => m.management_phone(),
  website: () => m.management_website(),
  address: () => m.management_address(),
  city: () => m.management_city(),
  postal_code: () => m.management_postal_code(),
  position: () => m.management_position(),
  timezone: () => m.management_timezone(),
  hours: () => m.management_week(),
  closed_dates: () => m.management_closed_dates(),
  special_hours: () => m.management_special_hours(),
  take_out: () => m.management_mode_take_out(),
  dine_in: () => m.management_mode_dine_in(),
  delivery: () => m.management_mode_delivery(),
  drive: () => m.management_mode_drive(),
  curbside: () => m.management_mode_curbside(),
  planned_orders_enabled: () => m.management_planned(),
  min_order_delay: () => m.management_delay(),
  preparation_minutes: () => m.management_preparation(),
  delivery_radius_m: () => m.management_radius(),
  delivery_fee: () => m.management_fee(),
  min_order_amount: () => m.management_minimum(),
  currency: () => m.management_currency(),
  tip_percents: () => m.management_tips(),
  tax: () => m.management_tax(),
  offers: () => m.management_offers(),
};

const settingOf = (data: unknown): SettingProblem | null =>
  typeof data === "object" && data !== null && "reason" in data ? (data.reason as SettingProblem) : null;

export const SETTINGS_REFUSED = {
  edit_conflict: () => m.management_conflict_title(),
  setting_invalid: (data) => {
    const reason = settingOf(data);
    return reason && Object.hasOwn(PROBLEM_WORDS, reason) ? PROBLEM_WORDS[reason]() : null;
  },
} satisfies RefusalWords<Contract["settings"]["change"]>;
