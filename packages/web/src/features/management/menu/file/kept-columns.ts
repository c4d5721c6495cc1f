import { CSV_COLUMNS, type CsvColumn } from "@tablee/domain/management/menu-csv/columns";
import type { CsvPreview } from "@tablee/contract/management/menu-csv.schema";
import * as v from "valibot";
import { stored } from "../../../../storage/stored.ts";

/** The most files to remember: nobody has more tills. */
const MOST_KEPT = 10;

const Kept = v.object({
  restaurant_id: v.number(),
  headings: v.array(v.string()),
  columns: v.array(v.nullable(v.picklist(CSV_COLUMNS))),
});

/** The columns that somebody assigned, stored for the next file with the same headings (management §31). */
export const keptColumns = stored("menu-columns", v.object({ kept: v.optional(v.array(Kept), []) }));

type Headed = Pick<CsvPreview, "header" | "columns">;

const headingsOf = ({ columns }: Headed): string[] => columns.map(({ header }) => header);

const isOf = (restaurant_id: number, headings: readonly string[]) => (one: v.InferOutput<typeof Kept>) =>
  one.restaurant_id === restaurant_id &&
  one.headings.length === headings.length &&
  one.headings.every((heading, at) => heading === headings[at]);

/** Returns the columns assigned last time, if they differ from what the headings say; null: nothing. */
export function columnsOfLastTime(restaurant_id: number, read: Headed): (CsvColumn | null)[] | null {
  // Files without headings cannot be told apart.
  if (read.header === null) return null;
  const columns = keptColumns.get().kept.find(isOf(restaurant_id, headingsOf(read)))?.columns;
  return columns?.some((column, at) => column !== read.columns[at]?.column) ? columns : null;
}

export function keepColumns(restaurant_id: number, read: Headed): void {
  if (read.header === null) return;
  const headings = headingsOf(read);
  const isSame = isOf(restaurant_id, headings);
  const others = keptColumns.get().kept.filter((one) => !isSame(one));
  const columns = read.columns.map(({ column }) => column);
  keptColumns.set({ kept: [...others, { restaurant_id, headings, columns }].slice(-MOST_KEPT) });
}
