import { isRegistration, MOST_REGISTRATION } from "@tablee/domain/validation/tax-registration";
import { lengthOf } from "@tablee/domain/validation/text-length";
import { Line } from "../wire/words.schema.ts";

/**
 * A tax's registration number in the settings (orders §46); missing, null or blank means none. A longer one is refused
 * with a code of its own (management §18).
 */
export const SettingsRegistration = Line(200).nullable().default(null);

/** The same in a file. */
export const TableeRegistration = Line(MOST_REGISTRATION)
  .refine(
    (text) => lengthOf(text) > MOST_REGISTRATION || isRegistration(text),
    "Only letters, digits, spaces and punctuation",
  )
  .nullable()
  .default(null);
