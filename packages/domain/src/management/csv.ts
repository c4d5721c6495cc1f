import type { Language } from "../language/text.ts";

/** What a spreadsheet would take for the beginning of a formula. */
const FORMULA = /^[=+\-@\t\r\n＝＋－＠]/;

/** A cell as it stands in the file: between marks where it holds what would end it. */
const quoted = (words: string, separator: string): string =>
  ['"', "\r", "\n", separator].some((mark) => words.includes(mark)) ? `"${words.replaceAll('"', '""')}"` : words;

/** Words that begin like a formula are kept from being one (management §27). */
const wordsOf = (cell: string): string => (FORMULA.test(cell) ? `'${cell}` : cell);

/** Rows for programs and for pasting: figures with a point and commas between cells, whatever the language. */
export const csvOf = (rows: readonly (readonly (string | number)[])[]): string =>
  rows
    .map((row) => row.map((cell) => quoted(typeof cell === "number" ? String(cell) : wordsOf(cell), ",")).join(","))
    .join("\r\n");

/** A sum of money, which is written with its cents. */
export interface Amount {
  amount: number;
}

/** Without it Excel reads every accent as two signs. */
const BOM = "\uFEFF";

/**
 * A file that a spreadsheet of this language opens by a press (management §27): one in French separates cells by
 * semicolons and writes decimals with a comma.
 */
export function sheetOf(rows: readonly (readonly (string | number | Amount)[])[], language: Language): string {
  const [separator, sign] = language === "fr" ? [";", ","] : [",", "."];
  const figure = (value: string) => value.replace(".", sign);
  const cellOf = (cell: string | number | Amount): string => {
    if (typeof cell === "string") return quoted(wordsOf(cell), separator);
    // What is rounded away from below is no "-0.00".
    const value = typeof cell === "number" ? String(cell) : (Number(cell.amount.toFixed(2)) + 0).toFixed(2);
    return quoted(figure(value), separator);
  };
  return `${BOM}${rows.map((row) => row.map(cellOf).join(separator)).join("\r\n")}\r\n`;
}
