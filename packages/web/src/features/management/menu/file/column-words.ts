import { CSV_COLUMNS, type CsvColumn } from "@tablee/domain/management/menu-csv/columns";
import { m } from "../../../../paraglide/messages.js";
import { fieldWord } from "../field-words.ts";
import { LANGUAGE_NAMES } from "../language-names.ts";

/** The field of a dish that a column fills, by its path; columns with another label here are below. */
const FIELDS: Partial<Record<CsvColumn, string>> = {
  name: "name.default",
  name_en: "name.en",
  name_fr: "name.fr",
  description: "description.default",
  description_en: "description.en",
  description_fr: "description.fr",
  section: "section_id",
  price: "price",
  price_take_out: "mode_prices.take_out",
  price_dine_in: "mode_prices.dine_in",
  price_delivery: "mode_prices.delivery",
  price_drive: "mode_prices.drive",
  price_curbside: "mode_prices.curbside",
  calories: "calories",
  type: "type",
  dietary: "tags",
  allergens: "allergens",
  heat: "heat",
  picture: "image_url",
};
const OTHERS: Partial<Record<CsvColumn, () => string>> = {
  section_en: () => `${m.management_field_section()} · ${LANGUAGE_NAMES.en}`,
  section_fr: () => `${m.management_field_section()} · ${LANGUAGE_NAMES.fr}`,
  ref: () => m.management_columns_ref(),
  available: () => m.management_columns_available(),
};

/** Returns the label of a column, in the editor's terms. */
export const columnWord = (column: CsvColumn): string => OTHERS[column]?.() ?? fieldWord(FIELDS[column] ?? column);

/** The required columns first, those that only some tills have last. */
const FIRST: readonly CsvColumn[] = ["name", "price", "section", "description"];
export const COLUMNS_IN_ORDER: readonly CsvColumn[] = [
  ...FIRST,
  ...CSV_COLUMNS.filter((column) => !FIRST.includes(column) && column !== "ref"),
  "ref",
];

/** Returns "A", "Z", "AA": the name of a column in spreadsheets. */
export function columnLetters(at: number): string {
  const last = String.fromCodePoint(65 + (at % 26));
  return at < 26 ? last : `${columnLetters(Math.floor(at / 26) - 1)}${last}`;
}
