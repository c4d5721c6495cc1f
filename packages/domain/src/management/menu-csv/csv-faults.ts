/** Limits of a menu's CSV. `bytes` is the size of the file; `cell`, `name` and `tags` are limits of one dish. */
export const CSV_LIMITS = { bytes: 2_000_000, dishes: 2_000, columns: 60, cell: 2_000, name: 200, tags: 40 } as const;

export const CSV_FAULTS = [
  "file_empty",
  "file_too_large",
  "not_csv",
  "quote_unclosed",
  "assignment_unfit",
  "column_missing",
  "column_twice",
  "too_many_columns",
  "too_many_dishes",
  "too_many_cells",
  "too_long",
  "name_missing",
  "dish_twice",
  "price_invalid",
  "price_cut",
  "calories_invalid",
  "type_unknown",
  "allergen_unknown",
  "heat_invalid",
  "picture_invalid",
  "available_invalid",
] as const;
export type CsvFaultCode = (typeof CSV_FAULTS)[number];

/** A fault and its position: the line in the file, the column's header as it is written, and the value. */
export interface CsvFault {
  line: number;
  column: string | null;
  code: CsvFaultCode;
  value: string;
}

/** Creates a fault. The value is truncated to what is enough to recognise it. */
export const faultAt = (line: number, code: CsvFaultCode, column: string | null = null, value = ""): CsvFault => ({
  line,
  column,
  code,
  value: value.slice(0, 80),
});
