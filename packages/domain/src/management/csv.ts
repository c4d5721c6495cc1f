import type { Language } from "../language/text.ts";

/** Characters with which a spreadsheet formula can start. */
const FORMULA = /^[=+\-@\t\r\n＝＋－＠]/;

/** A cell as it is written to the file, quoted if it contains a separator, a quote or a line break. */
const quoted = (words: string, separator: string): string =>
  ['"', "\r", "\n", separator].some((mark) => words.includes(mark)) ? `"${words.replaceAll('"', '""')}"` : words;

/** Escapes text that starts like a formula, so that no spreadsheet evaluates it (management §27). */
const wordsOf = (cell: string): string => (FORMULA.test(cell) ? `'${cell}` : cell);

/** CSV for programs and for pasting: decimal points and commas between cells, whatever the language. */
export const csvOf = (rows: readonly (readonly (string | number)[])[]): string =>
  rows
    .map((row) => row.map((cell) => quoted(typeof cell === "number" ? String(cell) : wordsOf(cell), ",")).join(","))
    .join("\r\n");

/** An amount of money, which is written with two decimals. */
export interface Amount {
  amount: number;
}

/** Byte order mark: without it Excel misreads every accented letter. */
const BOM = "\uFEFF";

/**
 * A CSV file that a spreadsheet in this language opens directly (management §27). In French, cells are separated by
 * semicolons and decimals are written with a comma.
 */
export function sheetOf(rows: readonly (readonly (string | number | Amount)[])[], language: Language): string {
  const [separator, sign] = language === "fr" ? [";", ","] : [",", "."];
  const figure = (value: string) => value.replace(".", sign);
  const cellOf = (cell: string | number | Amount): string => {
    if (typeof cell === "string") return quoted(wordsOf(cell), separator);
    // Adding 0 avoids "-0.00".
    const value = typeof cell === "number" ? String(cell) : (Number(cell.amount.toFixed(2)) + 0).toFixed(2);
    return quoted(figure(value), separator);
  };
  return `${BOM}${rows.map((row) => row.map(cellOf).join(separator)).join("\r\n")}\r\n`;
}
