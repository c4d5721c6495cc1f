import { fork } from "node:child_process";
import { faultAt } from "@tablee/domain/management/menu-csv/csv-faults";
import type { ReadingBounds } from "../../restaurants/import/read-apart.ts";
import { isWorkbook } from "../../restaurants/import/csv/read-workbook.ts";
import { inTurn, READING_BOUNDS } from "./reading-bounds.ts";
import { readSheet, type SheetReadings, type SheetToRead, type Wanted } from "./read-sheet.ts";
import type { SheetAnswer } from "./sheet-process.ts";

/** In the sources the process's program is beside this file, in production beside the bundle. */
const ENTRY = new URL(import.meta.url.endsWith(".ts") ? "./sheet-process.ts" : "./sheet-process.mjs", import.meta.url);
/** A text of this many bytes is read faster than a process starts. */
const SMALL = 32_768;
/** The answer for a file that cannot be read to its end. */
const UNREADABLE: SheetReadings = {
  preview: faultAt(1, "not_csv"),
  menu: { header: null, dishes: [], unknown: [], faults: [faultAt(1, "not_csv")] },
};

/**
 * Reads a spreadsheet, large ones and workbooks in a process of their own and one at a time, so that neither their size
 * nor their content delays other calls, or ends this process. `tooMuch` is called if a file is given up.
 */
export function readSheetAsItFits<Key extends Wanted>(
  wanted: Key,
  sheet: SheetToRead,
  tooMuch: () => Promise<unknown>,
): Promise<SheetReadings[Key]> {
  const isSmall = sheet.bytes.length <= SMALL && !isWorkbook(sheet.bytes);
  if (isSmall) return readSheet(wanted, sheet);
  return inTurn("files", async () => {
    const answer = await readSheetApart({ wanted, sheet });
    if (answer === null) {
      await tooMuch();
      return UNREADABLE[wanted];
    }
    if ("failed" in answer) throw new Error(`A spreadsheet was not read: ${answer.failed}`);
    return answer.read as SheetReadings[Key];
  });
}

/**
 * Returns the answer of a process that reads one spreadsheet; null if it exceeded its bounds. A thread would not do: one
 * that asks for a large piece of memory beyond its bounds ends the whole process. A workbook of 2 kB can, for example by
 * a cell that repeats a space a hundred million times.
 */
export async function readSheetApart(
  asked: { wanted: Wanted; sheet: SheetToRead },
  { patience_ms, memory_mb }: ReadingBounds = READING_BOUNDS,
): Promise<SheetAnswer | null> {
  const reading = fork(ENTRY, {
    execArgv: [`--max-old-space-size=${memory_mb}`],
    // It needs none of the host's secrets.
    env: {},
    serialization: "advanced",
    stdio: ["ignore", "ignore", "ignore", "ipc"],
  });
  let timer: NodeJS.Timeout | undefined;
  try {
    return await new Promise((resolve, reject) => {
      timer = setTimeout(() => resolve(null), patience_ms);
      reading.once("message", (answer) => resolve(answer as SheetAnswer));
      reading.once("exit", () => resolve(null));
      reading.once("error", reject);
      // If it has ended before, `exit` says so.
      reading.send(asked, () => {});
    });
  } finally {
    clearTimeout(timer);
    reading.kill("SIGKILL");
  }
}
