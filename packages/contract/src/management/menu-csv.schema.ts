import { CSV_COLUMNS } from "@tablee/domain/management/menu-csv/columns";
import { CSV_FAULTS, CSV_LIMITS } from "@tablee/domain/management/menu-csv/csv-faults";
import * as z from "zod";

/** What is wrong with a menu's CSV, and where: the line, and the column's header as it is in the file. */
export const CsvFault = z.object({
  line: z.int(),
  column: z.string().nullable(),
  code: z.enum(CSV_FAULTS),
  value: z.string(),
});

/**
 * How somebody has assigned a file's columns (management §31). It is checked against the file, whatever the screen
 * showed.
 */
export const Assignment = z.object({
  header: z.int().min(1).max(CSV_LIMITS.bytes).nullable().describe("The line that names the columns; null: none does"),
  columns: z
    .array(z.enum(CSV_COLUMNS).nullable())
    .min(1)
    .max(CSV_LIMITS.columns)
    .optional()
    .describe("What each of them is, null: passed over; missing: what its heading says"),
});
export type Assignment = z.output<typeof Assignment>;

export const CsvPreview = z.object({
  lines: z
    .array(z.object({ line: z.int(), words: z.string() }))
    .describe("The first lines that hold something, of which one may name the columns"),
  header: z.int().nullable().describe("The line that is taken for the one that names them; null: none is"),
  columns: z.array(
    z.object({
      header: z.string(),
      column: z.enum(CSV_COLUMNS).nullable().describe("null: it is passed over"),
      values: z.array(z.string()).describe("Its first ones"),
    }),
  ),
  dishes: z.int().describe("How many the file has"),
  sheet: z
    .string()
    .nullable()
    .describe("The sheet that was read, of a workbook in which more than one holds something"),
  /** The faults that prevent an import. */
  faults: z.array(CsvFault),
});
export type CsvPreview = z.output<typeof CsvPreview>;
