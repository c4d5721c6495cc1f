import { parentPort, workerData } from "node:worker_threads";
import { readSheet, type SheetToRead, type Wanted } from "./read-sheet.ts";

/** Reads one spreadsheet in a thread of its own. */
const { wanted, sheet } = workerData as { wanted: Wanted; sheet: SheetToRead };
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
parentPort?.postMessage(await readSheet(wanted, sheet));
