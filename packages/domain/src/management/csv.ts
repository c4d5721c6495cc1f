import type { Language } from "../language/text.ts";

/**
 * Where a spreadsheet formula can start: with one of these characters, at the start of a cell, or after what a
 * spreadsheet may take for the end of one. Some skip blanks there.
 */
const FORMULA = /^(?=[\t\r\n])|(?<=^|[;,\t\r\n])(?=[" ]*[=+\-@＝＋－＠])/g;
/** The cells of a row end with whichever separator the spreadsheet that opens the file was set to. */
const QUOTED = /[",;\t\r\n]/;

/**
 * A text as it is written to the file: quoted if it contains a separator of any spreadsheet, a quote or a line break,
 * and escaped wherever a formula could start, so that none evaluates it (management §27). Quotes alone do not hold a
 * text together: a spreadsheet with another separator ignores those that are not at the start of its cell.
 */
const wordsOf = (cell: string): string => {
  const words = cell.replaceAll(FORMULA, "'");
  return QUOTED.test(words) ? `"${words.replaceAll('"', '""')}"` : words;
};

/** CSV for programs and for pasting: decimal points and commas between cells, whatever the language. */
export const csvOf = (rows: readonly (readonly (string | number)[])[]): string =>
  rows
    .map((row) => row.map((cell) => (typeof cell === "number" ? String(cell) : wordsOf(cell))).join(","))
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
    if (typeof cell === "string") return wordsOf(cell);
    // Adding 0 avoids "-0.00".
    const value = typeof cell === "number" ? String(cell) : (Number(cell.amount.toFixed(2)) + 0).toFixed(2);
    return figure(value);
  };
  return `${BOM}${rows.map((row) => row.map(cellOf).join(separator)).join("\r\n")}\r\n`;
}
