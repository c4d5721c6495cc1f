import type { CsvPreview } from "@tablee/contract/management/menu-csv.schema";
import type { CsvColumn } from "@tablee/domain/management/menu-csv/columns";
import type { Language } from "@tablee/domain/language/text";

type Columns = CsvPreview["columns"];

const TEXTS: readonly CsvColumn[] = ["name", "description", "section"];

const has = (columns: Columns, wanted: CsvColumn): boolean => columns.some(({ column }) => column === wanted);

/**
 * Whether nothing says in which language a spreadsheet's names are: they have one column, whose heading names no
 * language, and none of the values shown has both (`English|French`).
 */
export const lacksLanguage = (columns: Columns): boolean =>
  !has(columns, "name_en") &&
  !has(columns, "name_fr") &&
  columns.some(({ column, values }) => column === "name" && !values.some((value) => value.includes("|")));

/** The columns with their texts in a language, as if the headings had named it. */
export const inLanguage = (columns: Columns, language: Language): Columns =>
  columns.map((one) => {
    const named = TEXTS.includes(one.column ?? "ref") ? (`${one.column}_${language}` as CsvColumn) : null;
    return named === null || has(columns, named) ? one : { ...one, column: named };
  });
