import { readApart } from "../../restaurants/import/read-apart.ts";
import type { FileToRead } from "../../restaurants/import/read-file.ts";
import type { FileRead } from "../../restaurants/import/reading.ts";
import { inTurn, isTooMuch, READING_BOUNDS } from "./reading-bounds.ts";

/** The answer for a file that cannot be read to its end. */
const UNREADABLE: FileRead = {
  format: "square",
  restaurants: [],
  skipped: 0,
  errors: [{ line: null, path: "$", code: "format_unknown", message: "To read it takes more than any menu does" }],
  warnings: [],
};

/**
 * Reads a till's menu that a member uploads, always in a thread of its own, however short it is: its lines refer to one
 * another, and a few of them can mean more than a process can hold. Calls `tooMuch` for a file that was given up.
 */
export const readMenuApart = (
  file: FileToRead,
  tooMuch: () => Promise<unknown>,
  bounds = READING_BOUNDS,
): Promise<FileRead> =>
  inTurn("files", async () => {
    try {
      return await readApart(file, bounds);
    } catch (error) {
      if (!isTooMuch(error)) throw error;
      await tooMuch();
      return UNREADABLE;
    }
  });
