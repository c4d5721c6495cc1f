import { fork } from "node:child_process";
import { faultAt } from "@tablee/domain/management/menu-csv/csv-faults";
import type { ReadingBounds } from "../../restaurants/import/read-apart.ts";
import { isWorkbook } from "../../restaurants/import/csv/read-workbook.ts";
import { inTurn, READING_BOUNDS } from "./reading-bounds.ts";
import { readSheet, type SheetReadings, type SheetToRead, type Wanted } from "./read-sheet.ts";
import type { SheetAnswer, SheetAsked } from "./sheet-process.ts";

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

const MEGABYTE = 1024 * 1024;
/** All memory of a process whose heap may take this many megabytes: what it unpacks is beside its heap. */
const allMemory = (memory_mb: number): number => (2 * memory_mb + 128) * MEGABYTE;

/** Whether a process ended because of its bounds: it ends itself so, and Node does if its heap is full. */
const wasTooMuch = (code: number | null, signal: NodeJS.Signals | null): boolean =>
  signal === "SIGKILL" || signal === "SIGABRT" || code === 134;

const MOST_SAID = 2_000;

/**
 * Returns the answer of a process that reads one spreadsheet; null if it exceeded its bounds. A thread would not do: one
 * that asks for a large piece of memory beyond its bounds ends the whole process. A workbook of 2 kB can, for example by
 * a cell that repeats a space a hundred million times.
 */
export async function readSheetApart(
  asked: SheetAsked,
  { patience_ms, memory_mb }: ReadingBounds = READING_BOUNDS,
  entry = ENTRY,
): Promise<SheetAnswer | null> {
  const reading = fork(entry, [String(patience_ms), String(allMemory(memory_mb))], {
    execArgv: [`--max-old-space-size=${memory_mb}`],
    // It needs none of the host's secrets.
    env: {},
    serialization: "advanced",
    stdio: ["ignore", "ignore", "pipe", "ipc"],
  });
  let said = "";
  reading.stderr?.setEncoding("utf8").on("data", (text: string) => {
    said = (said + text).slice(-MOST_SAID);
  });
  let timer: NodeJS.Timeout | undefined;
  try {
    return await new Promise((resolve, reject) => {
      timer = setTimeout(() => resolve(null), patience_ms);
      reading.once("message", (answer) => resolve(answer as SheetAnswer));
      reading.once("close", (code, signal) => {
        if (wasTooMuch(code, signal)) resolve(null);
        else reject(new Error(`A process that reads a spreadsheet ended with ${signal ?? code}: ${said}`));
      });
      reading.once("error", reject);
      // If it has ended before, `close` says so.
      reading.send(asked, () => {});
    });
  } finally {
    clearTimeout(timer);
    reading.kill("SIGKILL");
  }
}
