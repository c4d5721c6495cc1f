import { CERTIFICATIONS } from "@tablee/domain/accounts/certification";
import { type Language, LANGUAGES } from "@tablee/domain/language/text";
import { textIn } from "@tablee/domain/language/text-in";
import { formatMoment } from "../../language/moments.ts";
import { formatNumber } from "../../language/formats.ts";
import { m } from "../../paraglide/messages.js";
import { REJECTION_WORDS } from "../discoveries/publishing/rejection-reason.tsx";
import { certificationWord } from "../members/certification-badge.tsx";
import { fieldName } from "./field-names.ts";

/** The reader of the list of what was done. */
export interface Reader {
  language: Language;
  timezone: string;
}

/** The name of each language in that language, as in every choice of a language. */
const LANGUAGE_NAMES = { en: () => "English", fr: () => "Français" };

const STATUS_WORDS = {
  open: () => m.admin_value_open(),
  paused: () => m.admin_value_paused(),
  preparing: () => m.admin_value_preparing(),
  ownerless: () => m.admin_value_ownerless(),
  pending: () => m.admin_value_pending(),
  approved: () => m.admin_value_approved(),
  rejected: () => m.admin_value_rejected(),
  draft: () => m.admin_value_draft(),
};

/** The texts of enumerated values, by field. */
const VALUE_WORDS: Readonly<Record<string, Readonly<Record<string, () => string>>>> = {
  status: STATUS_WORDS,
  language: LANGUAGE_NAMES,
  providers: { google: () => "Google", apple: () => "Apple" },
  stock_status: { available: () => m.admin_value_available(), out_of_stock: () => m.admin_value_out_of_stock() },
  auto_print: {
    never: () => m.admin_value_never(),
    new: () => m.admin_value_new(),
    confirmed: () => m.admin_value_confirmed(),
  },
  role: {
    owner: () => m.management_role_owner(),
    manager: () => m.management_role_manager(),
    kitchen: () => m.management_role_kitchen(),
  },
  certification: Object.fromEntries(CERTIFICATIONS.map((name) => [name, () => certificationWord(name)])),
  kind: REJECTION_WORDS,
  refusal: {
    not_shown: () => m.admin_value_not_shown(),
    not_theirs: () => m.admin_value_not_theirs(),
    gone: () => m.admin_value_gone(),
    somebody_else: () => m.admin_value_somebody_else(),
  },
};

const MOMENTS = new Set(["at", "until"]);
const TEXT_KEYS = new Set<string>([...LANGUAGES, "default"]);

export const isFields = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const isPlain = (value: unknown): boolean => typeof value !== "object" || value === null;

/** Whether a value is a text in both languages, as it is stored. */
const isText = (fields: Record<string, unknown>): boolean =>
  Object.keys(fields).length > 0 && Object.keys(fields).every((key) => TEXT_KEYS.has(key));

/** Returns the text of a value, as far as there is one; null if there was no value. */
export function valueWords(field: string, value: unknown, reader: Reader): string | null {
  const { language, timezone } = reader;
  if (value === undefined || value === null) return null;
  if (typeof value === "boolean") return value ? m.admin_value_yes() : m.admin_value_no();
  if (typeof value === "number") return formatNumber(value, language);
  if (typeof value === "string") {
    if (MOMENTS.has(field)) return formatMoment(new Date(value), timezone, language);
    const words = VALUE_WORDS[field] ?? {};
    return (Object.hasOwn(words, value) ? words[value]?.() : null) ?? value;
  }
  if (Array.isArray(value) && value.every(isPlain)) {
    return value.map((one) => valueWords(field, one, reader) ?? "–").join(", ");
  }
  if (isFields(value) && isText(value)) return textIn({ en: null, fr: null, default: null, ...value }, language);
  if (isFields(value) && Object.values(value).every(isPlain)) {
    return Object.entries(value)
      .map(([name, one]) => `${fieldName(name)} ${valueWords(name, one, reader) ?? "–"}`)
      .join(", ");
  }
  // Hours, offers and taxes can be viewed on their own screens.
  return JSON.stringify(value);
}
