import type { TableeItem } from "@tablee/contract/restaurants/tablee-format.schema";
import type { CsvDish } from "@tablee/domain/management/menu-csv/read-menu-csv";

/**
 * Returns what a line says about a dish, except its texts, prices by mode and section, in the terms of our own format.
 */
export const itemFields = (dish: CsvDish): Partial<Omit<TableeItem, "mode_prices">> => {
  const {
    line: _line,
    ref: _ref,
    name: _name,
    section: _section,
    description: _description,
    available,
    mode_prices: _prices,
    ...fields
  } = dish;
  return { ...fields, ...(available === undefined ? {} : { stock_status: available ? "available" : "sold_out" }) };
};
