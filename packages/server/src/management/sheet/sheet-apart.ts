import { once } from "node:events";
import { Worker } from "node:worker_threads";
import { faultAt } from "@tablee/domain/management/menu-csv/csv-faults";
import { isWorkbook } from "../../restaurants/import/csv/read-workbook.ts";
import { inTurn, isTooMuch, READING_BOUNDS } from "./reading-bounds.ts";
import { readSheet, type SheetReadings, type SheetToRead, type Wanted } from "./read-sheet.ts";

/** In the sources the worker is beside this file, in production beside the bundle. */
const ENTRY = new URL(import.meta.url.endsWith(".ts") ? "./sheet-worker.ts" : "./sheet-worker.mjs", import.meta.url);
/** A text of this many bytes is read faster than a thread starts. */
const SMALL = 32_768;
/** The answer for a file that cannot be read to its end. */
const UNREADABLE: SheetReadings = {
  preview: faultAt(1, "not_csv"),
  menu: { header: null, dishes: [], unknown: [], faults: [faultAt(1, "not_csv")] },
};

/**
 * Reads a spreadsheet, large ones in a thread of their own and one at a time, so that neither their size nor their
 * content delays other calls. `tooMuch` is called if a file is given up.
 */
export function readSheetAsItFits<Key extends Wanted>(
  wanted: Key,
  sheet: SheetToRead,
  tooMuch: () => Promise<unknown>,
): Promise<SheetReadings[Key]> {
  const isSmall = sheet.bytes.length <= SMALL && !isWorkbook(sheet.bytes);
  return isSmall ? readSheet(wanted, sheet) : inTurn("files", () => readSheetApart(wanted, sheet, tooMuch));
}

async function readSheetApart<Key extends Wanted>(
  wanted: Key,
  sheet: SheetToRead,
  tooMuch: () => Promise<unknown>,
): Promise<SheetReadings[Key]> {
  const worker = new Worker(ENTRY, {
    workerData: { wanted, sheet },
    resourceLimits: { maxOldGenerationSizeMb: READING_BOUNDS.memory_mb },
  });
  try {
    const [read] = (await once(worker, "message", { signal: AbortSignal.timeout(READING_BOUNDS.patience_ms) })) as [
      SheetReadings[Key],
    ];
    return read;
  } catch (error) {
    if (!isTooMuch(error)) throw error;
    await tooMuch();
    return UNREADABLE[wanted];
  } finally {
    await worker.terminate();
  }
}
