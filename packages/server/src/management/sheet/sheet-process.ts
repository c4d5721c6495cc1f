import { once } from "node:events";
import { isMainThread, Worker } from "node:worker_threads";
import type { SheetToRead, Wanted } from "./read-sheet.ts";

/** What a reading process is sent. */
export interface SheetAsked {
  wanted: Wanted;
  sheet: SheetToRead;
}
/** What it sends back: the result, or the error that it met. */
export type SheetAnswer = { read: unknown } | { failed: string };

const LOOK_MS = 50;

/** The bounds, as the process is given them: milliseconds, and bytes of memory in all. */
const [patience_ms, most_bytes] = process.argv.slice(2).map(Number);

async function answerTo({ wanted, sheet }: SheetAsked): Promise<SheetAnswer> {
  try {
    const { readSheet } = await import("./read-sheet.ts");
    return { read: await readSheet(wanted, sheet) };
  } catch (error) {
    return { failed: error instanceof Error ? String(error.stack) : String(error) };
  }
}

/** Reads one spreadsheet in a process of its own, and ends with its host. */
async function read(): Promise<void> {
  process.once("disconnect", () => process.exit());
  const asking = once(process, "message");
  new Worker(new URL(import.meta.url), { argv: process.argv.slice(2) }).unref();
  const [asked] = (await asking) as [SheetAsked];
  process.send?.(await answerTo(asked));
}

/**
 * Ends the process in the middle of a computation once it exceeds its bounds. What is unpacked is outside the memory
 * that Node bounds, and the host that counts the time may itself have been killed.
 */
function watch(): void {
  const end = () => process.kill(process.pid, "SIGKILL");
  setTimeout(end, patience_ms);
  setInterval(() => {
    if (process.memoryUsage.rss() > (most_bytes ?? 0)) end();
  }, LOOK_MS);
}

if (isMainThread) await read();
else watch();
