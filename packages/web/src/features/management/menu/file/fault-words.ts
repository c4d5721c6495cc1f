import type { Contract } from "@tablee/contract/contract";
import type { ImportRemark } from "@tablee/contract/restaurants/import.contract";
import type { CsvFault, CsvFaultCode } from "@tablee/domain/management/menu-csv/csv-faults";
import { isCallError } from "../../../../api/call-error.ts";
import type { RefusalWords } from "../../../../api/refusal-words.ts";
import { m } from "../../../../paraglide/messages.js";

const FAULTS: Record<CsvFaultCode, (value: string, column: string | null) => string> = {
  file_empty: () => m.management_file_empty(),
  file_too_large: () => m.management_file_large(),
  not_csv: () => m.management_file_not_csv(),
  assignment_unfit: () => m.management_file_unfit(),
  quote_unclosed: () => m.management_file_quote(),
  column_missing: (_value, column) =>
    column === "price" ? m.management_file_no_price_column() : m.management_file_no_name_column(),
  column_twice: () => m.management_file_column_twice(),
  too_many_columns: () => m.management_file_many_columns(),
  too_many_dishes: () => m.management_file_many_dishes(),
  too_many_cells: () => m.management_file_many_cells(),
  too_long: () => m.management_file_long(),
  name_missing: () => m.management_file_no_name(),
  dish_twice: (value) => m.management_file_dish_twice({ value }),
  price_invalid: (value) => m.management_file_price({ value }),
  price_cut: (value) => m.management_file_price_cut({ value }),
  calories_invalid: (value) => m.management_file_calories({ value }),
  type_unknown: (value) => m.management_file_type({ value }),
  allergen_unknown: (value) => m.management_file_allergen({ value }),
  heat_invalid: (value) => m.management_file_heat({ value }),
  picture_invalid: (value) => m.management_file_picture({ value }),
  available_invalid: (value) => m.management_file_available({ value }),
};
export const faultWord = ({ code, value, column }: CsvFault): string => FAULTS[code](value, column);

/** Returns the faults for which a call refused a spreadsheet; null if it failed for another reason. */
export const faultsOf = (error: unknown): CsvFault[] | null =>
  isCallError(error) && error.code === "menu_file_refused" ? (error.data as CsvFault[]) : null;

/** Returns "Line 3, Price": where to look in the spreadsheet; a missing column has no place. */
export const faultPlace = ({ line, column, code }: CsvFault): string =>
  column === null || code === "column_missing"
    ? m.management_file_line({ line })
    : m.management_file_cell({ line, column });

export const FILE_REFUSED = {
  draft_not_empty: () => m.management_draft_not_empty(),
  menu_full: () => m.management_menu_full(),
  menu_file_refused: () => m.management_file_refused(),
  payload_too_large: () => m.management_file_large(),
  menu_json_refused: () => m.management_file_refused(),
} satisfies RefusalWords<Contract["management"]["importCsv"]> &
  RefusalWords<Contract["management"]["previewCsv"]> &
  RefusalWords<Contract["management"]["importMenu"]>;

const REMARKS: Readonly<Record<string, () => string>> = {
  format_unknown: () => m.management_file_format(),
  no_dishes: () => m.management_file_no_dishes(),
  syntax: () => m.management_file_damaged(),
};
/**
 * Returns what is wrong with a till's whole file, for the person who uploaded it; undefined if the parser's own message
 * says more.
 */
export const remarkWord = ({ code }: ImportRemark): string | undefined => REMARKS[code]?.();
