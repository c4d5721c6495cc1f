import { once } from "node:events";
import { flushCompileCache } from "node:module";
import { buffer } from "node:stream/consumers";
import { isMainThread, Worker } from "node:worker_threads";
import type { Read, Readings, Wanted } from "./readings.ts";

/** What a reading process is sent first. The file's bytes are its standard input. */
export interface Asked<Key extends Wanted = Wanted> {
  wanted: Key;
  file: Omit<Readings[Key]["file"], "bytes">;
}
/** What it sends back: the result and how long its list is, or the error that it met; then a piece at each request. */
export type Answer<Key extends Wanted = Wanted> = { read: Read<Key>["read"]; listed: number } | { failed: string };
export type Piece<Key extends Wanted = Wanted> = Read<Key>["list"];

const PIECE = 200;
const LOOK_MS = 50;

/** The bounds, if there are any, as the process is given them: milliseconds, and bytes of memory in all. */
const [patience_ms, most_bytes] = process.argv.slice(2).map(Number);

/** Reads one file in a process of its own, and ends with its host. */
async function read(): Promise<void> {
  process.once("disconnect", () => process.exit());
  const asking = once(process, "message");
  if (patience_ms !== undefined) new Worker(new URL(import.meta.url), { argv: process.argv.slice(2) }).unref();
  const [{ wanted, file }] = (await asking) as [Asked];
  try {
    const { readAs } = await import("./readings.ts");
    const bytes = new Uint8Array(await buffer(process.stdin));
    const { read: result, list } = await readAs(wanted, { ...file, bytes });
    // Node would write it at a normal end, but this process is killed. Does nothing if the host keeps no cache.
    flushCompileCache();
    process.send?.({ read: result, listed: list.length } satisfies Answer);
    let next = 0;
    process.on("message", () => process.send?.(list.slice(next, (next += PIECE)) satisfies Piece));
  } catch (error) {
    const failed = error instanceof Error ? String(error.stack) : String(error);
    process.send?.({ failed } satisfies Answer);
  }
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
