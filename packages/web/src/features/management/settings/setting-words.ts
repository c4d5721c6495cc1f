import type { Contract } from "@tablee/contract/contract";
import type { SettingProblem } from "@tablee/domain/management/settings";
import { MOST_REGISTRATION } from "@tablee/domain/validation/tax-registration";
import type { RefusalWords } from "../../../api/refusal-words.ts";
import { m } from "../../../paraglide/messages.js";

export const PROBLEM_WORDS: Record<SettingProblem, () => string> = {
  name_missing: () => m.management_problem_no_name(),
  name_has_url: () => m.management_name_has_url(),
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
  tax_registration_invalid: () => m.management_problem_tax_registration({ most: MOST_REGISTRATION }),
  offer_name_missing: () => m.management_problem_offer_name(),
  offer_amount_missing: () => m.management_problem_offer_amount(),
  offer_pays: () => m.management_problem_offer_pays(),
  offer_code_invalid: () => m.management_problem_offer_code(),
  offer_code_twice: () => m.management_problem_offer_code_twice(),
  offer_dates_reversed: () => m.management_problem_offer_dates(),
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
