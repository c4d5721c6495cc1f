import { TableeItem, type TableeSection } from "@tablee/contract/restaurants/tablee-format.schema";
import { placeDishes } from "@tablee/domain/management/menu-csv/place-dishes";
import { CSV_LIMITS, type CsvFaultCode } from "@tablee/domain/management/menu-csv/csv-faults";
import { readMenuCsv } from "@tablee/domain/management/menu-csv/read-menu-csv";
import { everyModePrice, givenModePrices } from "@tablee/domain/menus/mode-prices";
import { menuOfOwner } from "../menu-of-owner.ts";
import type { FileRead, MenuOwner } from "../reading.ts";
import { Remarks } from "../remarks.ts";
import { itemFields } from "./item-fields.ts";
import { readRows } from "./read-rows.ts";

const MESSAGES: Record<CsvFaultCode, string> = {
  file_empty: "There is nothing in it",
  file_too_large: `More than ${CSV_LIMITS.bytes} bytes`,
  not_csv: "Neither a CSV nor a workbook that can be read: save it as CSV or XLSX, without a password",
  assignment_unfit: "What is said of the columns is not of this file",
  quote_unclosed: "A quote that nothing closes, in the cell of this number",
  column_missing: "There has to be a column of this name",
  column_twice: "There are two columns of this",
  too_many_columns: `More than ${CSV_LIMITS.columns} columns`,
  too_many_dishes: `More than ${CSV_LIMITS.dishes} dishes`,
  too_many_cells: "More cells than there are headers",
  too_long: "Longer than that may be",
  name_missing: "A dish without a name",
  dish_twice: "This dish stands in the file already",
  price_invalid: "No price: 12.50 or 12,50, up to 1,000,000",
  price_cut: "The comma of this price separates cells: write 7.50, or put semicolons between cells",
  calories_invalid: "Whole calories, up to 20,000",
  type_unknown: "plate, accompaniment, appetizer, dessert, beverage or other",
  allergen_unknown: "No allergen that is known here",
  heat_invalid: "From 0 to 3",
  picture_invalid: "Neither a web address nor a path that begins with /",
  available_invalid: "yes or no",
};

/**
 * Reads a whole menu with one dish per line (docs/menu-csv.md): fields that a line does not give have the values of a
 * new dish.
 */
export async function readCsvFile({
  bytes,
  owner,
}: {
  bytes: Uint8Array;
  owner: MenuOwner;
}): Promise<Omit<FileRead, "format">> {
  const { header, dishes, faults, unknown } = readMenuCsv((await readRows(bytes)).rows);
  const warnings = unknown.map((column) => ({
    line: header,
    path: column.slice(0, 80),
    code: "unknown_field",
    message: "A column that is not known: passed over",
  }));
  const errors = faults.map(({ line, column, code, value }) => ({
    line,
    path: column ?? "$",
    code,
    message: value ? `${MESSAGES[code]} (${value})` : MESSAGES[code],
  }));
  if (errors.length > 0) return { restaurants: [], skipped: 0, errors, warnings };
  const { placed, sections } = placeDishes(dishes, { items: [], sections: [] });
  const items = dishes.map((dish, at) => ({
    ...TableeItem.parse({ ref: placed[at]?.ref, name: dish.name, price: null, section_id: placed[at]?.section }),
    ...itemFields(dish),
    mode_prices: givenModePrices({ ...everyModePrice({}), ...dish.mode_prices }),
  }));
  const named: TableeSection[] = sections.map((section) => ({ ...section, image_url: null, hours: null }));
  const remarks = new Remarks();
  const { restaurants } = menuOfOwner({ sections: named, items }, "CAD", owner, 0, remarks);
  const said = remarks.report(null);
  return { restaurants, skipped: 0, errors: said.errors, warnings: [...warnings, ...said.warnings] };
}
