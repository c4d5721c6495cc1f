/** A line of a spreadsheet: where it begins in the file, and its cells without their quotes. */
export interface CsvRow {
  line: number;
  cells: string[];
}

const DELIMITERS = [",", ";", "\t"] as const;

/**
 * What separates a file's cells: what stands most often outside of quotes in its first line. Excel writes semicolons
 * where the comma is the decimal one.
 */
export const delimiterOf = (text: string): string => {
  const counts = new Map<string, number>(DELIMITERS.map((one) => [one, 0]));
  let isQuoted = false;
  for (const letter of text) {
    if (letter === '"') isQuoted = !isQuoted;
    if (isQuoted) continue;
    if (letter === "\n" || letter === "\r") break;
    const count = counts.get(letter);
    if (count !== undefined) counts.set(letter, count + 1);
  }
  return DELIMITERS.reduce((best, one) => ((counts.get(one) ?? 0) > (counts.get(best) ?? 0) ? one : best));
};

/** What some programs write for Excel above everything: "sep=;". */
const SAID_DELIMITER = /^sep=([^"\r\n])(?:\r\n|\r|\n)/i;

/**
 * The rows of a CSV as RFC 4180 and spreadsheets have it: a cell in quotes holds delimiters, line ends and doubled
 * quotes; a quote within a bare cell is itself. Rows of empty cells alone are left out. A quote that nothing closes is
 * answered by the line and column (1 is the first) where it was opened.
 */
export function csvRows(text: string): { rows: CsvRow[] } | { unclosed: { line: number; column: number } } {
  const said = SAID_DELIMITER.exec(text);
  const delimiter = said?.[1] ?? delimiterOf(text);
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
    if (cell === null) return { unclosed: begun };
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
    if (at >= text.length) break;
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
