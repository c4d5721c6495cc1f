/** A row of a spreadsheet: the line of the file on which it starts, and its cells without their quotes. */
export interface CsvRow {
  line: number;
  cells: string[];
  /** Whether commas separate its cells, so that a decimal comma may have cut a price. */
  commas?: true;
}

/** How many non-empty rows are searched for the headers: titles and addresses may stand above them. */
export const FIRST_ROWS = 20;
/** How much of a file is read to detect its delimiter, in characters. The first rows normally take less. */
const FIRST_LETTERS = 100_000;

/** In order of preference when nothing else decides: a price may contain a comma, but no tab or semicolon. */
const DELIMITERS = ["\t", ";", ","] as const;

/**
 * Detects the delimiter of a file: the one with which its first rows contain what is sought, else the one that splits
 * the most rows into the same number of cells. A title contains commas of its own, and Excel writes semicolons where
 * the comma is the decimal separator.
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

/** The first line that some programs write for Excel: "sep=;". */
const SAID_DELIMITER = /^sep=([^"\r\n])(?:\r\n|\r|\n)/i;

/**
 * Reads the rows of a CSV by RFC 4180 and the conventions of spreadsheets. A quoted cell may contain delimiters, line
 * breaks and doubled quotes; a quote inside an unquoted cell is literal. Rows with only empty cells are dropped. If a
 * quote is never closed, the result is the line and column where it was opened (both counted from 1), and the rows
 * above. A delimiter that the file itself declares takes precedence. `most` limits the number of rows.
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
  const begin = (): CsvRow => ({ line, cells: [], ...(delimiter === "," ? { commas: true } : {}) });
  let row = begin();
  let at = said?.[0].length ?? 0;
  const end = () => {
    if (row.cells.some((cell) => cell.trim() !== "")) rows.push(row);
  };
  while (at <= text.length) {
    const begun = { line, column: row.cells.length + 1 };
    const cell = text[at] === '"' ? quotedCell(text, at) : bareCell(text, at, delimiter);
    if (cell === null) return { unclosed: begun, above: rows };
    line += linesIn(cell.words);
    // Text between a closing quote and the delimiter belongs to the cell, as in spreadsheets.
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
    row = begin();
    if (at >= text.length) break;
  }
  return { rows };
}

interface Cell {
  words: string;
  /** Index of the first character after the cell. */
  end: number;
}

const linesIn = (words: string): number => words.match(/\r\n|\r|\n/g)?.length ?? 0;

function bareCell(text: string, from: number, delimiter: string): Cell {
  let end = from;
  while (end < text.length && text[end] !== delimiter && text[end] !== "\n" && text[end] !== "\r") end += 1;
  return { words: text.slice(from, end), end };
}

/** Returns null if the quote is never closed. */
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
