import { isWorkbook } from "../csv/read-workbook.ts";
import type { FileToRead } from "../read-file.ts";
import type { FileRead } from "../reading.ts";
import { READING_BOUNDS, type ReadingBounds } from "./reading-bounds.ts";
import { readInProcess } from "./read-in-process.ts";

/**
 * Reads a file in a process of its own, so that neither its size nor its faults delay other calls, or end this process.
 * Returns null for a file that was given up because it exceeded its bounds.
 */
export async function readApart(file: FileToRead, bounds?: ReadingBounds): Promise<FileRead | null> {
  const answer = await readInProcess({ wanted: "import", file }, bounds);
  return answer && { ...answer.read, restaurants: answer.list };
}

/** The answer for a file that cannot be read to its end. A file that cannot be parsed has no known format. */
export const unreadable = (format: FileToRead["format"]): FileRead => ({
  format: format === "json" ? "square" : format,
  restaurants: [],
  skipped: 0,
  errors: [{ line: null, path: "$", code: "format_unknown", message: "To read it takes more than any menu does" }],
  warnings: [],
});

/** A file of this many bytes is read in less time than a process needs to start, unless `isCostly`. */
const SMALL = 32_768;

/**
 * Whether reading a file can take far longer than its length suggests: 4,000 characters of opening hours take a third
 * of a second, and a workbook of 30 kB unpacks to megabytes.
 */
const isCostly = ({ format, bytes }: FileToRead): boolean => format === "osm" || isWorkbook(bytes);

/**
 * Reads a file, a large or costly one in a process of its own. A spreadsheet has the bounds of one that a member brings;
 * the other formats may have all places of a country. The readers take ten megabytes of memory, so they are loaded only
 * when needed.
 */
export async function readAsItFits(file: FileToRead, ofSheets = READING_BOUNDS): Promise<FileRead> {
  if (file.bytes.length > SMALL || isCostly(file)) {
    return (await readApart(file, file.format === "csv" ? ofSheets : undefined)) ?? unreadable(file.format);
  }
  const { readFile } = await import("../read-file.ts");
  return readFile(file);
}
