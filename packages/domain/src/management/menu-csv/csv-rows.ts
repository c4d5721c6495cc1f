/** A line of a spreadsheet: where it begins in the file, and its cells without their quotes. */
export interface CsvRow {
  line: number;
  cells: string[];
}

/** Among so many lines that hold something the headings are looked for: titles and addresses stand above them. */
export const FIRST_ROWS = 20;
/** More than these rows fill in a file that can be read. */
const FIRST_LETTERS = 100_000;

/** That which stands in no price comes first, where there is nothing else to choose by. */
const DELIMITERS = ["\t", ";", ","] as const;

/**
 * What separates a file's cells: with which its first lines have what is looked for, else what parts most of them alike.
 * A title has commas of its own, and Excel writes semicolons where the comma is the decimal one.
 */
export function delimiterOf(text: string, isSought: (rows: readonly CsvRow[]) => boolean): string {
  const top = text.slice(0, FIRST_LETTERS);
  const looked = DELIMITERS.map((delimiter) => {
    const read = csvRows(top, delimiter, FIRST_ROWS);
    const rows = "rows" in read ? read.rows : read.above;
    const widths = rows.map(({ cells }) => cells.length).filter((width) => width > 1);
    const alike = Math.max(0, ...widths.map((width) => widths.filter((one) => one === width).length));
    return { delimiter, isFound: isSought(rows), alike };
  });
  const found = looked.find(({ isFound }) => isFound);
  return (found ?? looked.reduce((best, one) => (one.alike > best.alike ? one : best))).delimiter;
}

/** What some programs write for Excel above everything: "sep=;". */
const SAID_DELIMITER = /^sep=([^"\r\n])(?:\r\n|\r|\n)/i;

/**
 * The rows of a CSV as RFC 4180 and spreadsheets have it: a cell in quotes holds delimiters, line ends and doubled
 * quotes; a quote within a bare cell is itself. Rows of empty cells alone are left out. A quote that nothing closes is
 * answered by the line and column (1 is the first) where it was opened, with the rows above. What the file itself says of its delimiter wins;
 * `most`: no more rows than that.
 */
export function csvRows(
  text: string,
  separator: string,
  most = Number.POSITIVE_INFINITY,
): { rows: CsvRow[] } | { unclosed: { line: number; column: number }; above: CsvRow[] } {
  const said = SAID_DELIMITER.exec(text);
  const delimiter = said?.[1] ?? separator;
  const rows: CsvRow[] = [];
  let line = said ? 2 : 1;
  let row: CsvRow = { line, cells: [] };
  let at = said?.[0].length ?? 0;
  const end = () => {
    if (row.cells.some((cell) => cell.trim() !== "")) rows.push(row);
  };
  while (at <= text.length) {
    const begun = { line, column: row.cells.length + 1 };
    const cell = text[at] === '"' ? quotedCell(text, at) : bareCell(text, at, delimiter);
    if (cell === null) return { unclosed: begun, above: rows };
    line += linesIn(cell.words);
    // What follows a closing quote before the delimiter belongs to the cell, as spreadsheets have it.
    const rest = bareCell(text, cell.end, delimiter);
    row.cells.push(cell.words + rest.words);
    at = rest.end;
    if (text[at] === delimiter) {
      at += 1;
      continue;
    }
    end();
    if (at >= text.length || rows.length >= most) break;
    at += text.startsWith("\r\n", at) ? 2 : 1;
    line += 1;
    row = { line, cells: [] };
    if (at >= text.length) break;
  }
  return { rows };
}

interface Cell {
  words: string;
  /** Where what follows it begins. */
  end: number;
}

const linesIn = (words: string): number => words.match(/\r\n|\r|\n/g)?.length ?? 0;

function bareCell(text: string, from: number, delimiter: string): Cell {
  let end = from;
  while (end < text.length && text[end] !== delimiter && text[end] !== "\n" && text[end] !== "\r") end += 1;
  return { words: text.slice(from, end), end };
}

/** null: nothing closes it. */
function quotedCell(text: string, from: number): Cell | null {
  let words = "";
  let at = from + 1;
  for (;;) {
    const quote = text.indexOf('"', at);
    if (quote < 0) return null;
    words += text.slice(at, quote);
    if (text[quote + 1] !== '"') return { words, end: quote + 1 };
    words += '"';
    at = quote + 2;
  }
}
