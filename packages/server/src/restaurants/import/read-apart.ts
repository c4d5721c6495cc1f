import { once } from "node:events";
import { Worker } from "node:worker_threads";
import { isWorkbook } from "./csv/read-workbook.ts";
import type { FileToRead } from "./read-file.ts";
import type { FileRead } from "./reading.ts";

/** The worker's messages: first the remarks and the number of restaurants, then the restaurants in pieces. */
export type Told = (Omit<FileRead, "restaurants"> & { count: number }) | Pick<FileRead, "restaurants">;

/** In the source tree the worker is beside this file, in production beside the bundle. */
const ENTRY = new URL(
  import.meta.url.endsWith(".ts") ? "./reading-worker.ts" : "./reading-worker.mjs",
  import.meta.url,
);

/** What reading a file may take that somebody else than an administrator brings. */
export interface ReadingBounds {
  patience_ms: number;
  memory_mb: number;
}

/**
 * Reads a file in a thread of its own, so that neither its size nor its faults delay other calls. The result comes in
 * pieces, because receiving it all at once would block this thread for as long as the reading took. Throws the error
 * with which the thread ended if it exceeds its bounds.
 */
export async function readApart({ bytes, ...file }: FileToRead, bounds?: ReadingBounds): Promise<FileRead> {
  // Receiving, copying and passing on a large file each take a turn of the event loop.
  await new Promise((resolve) => setImmediate(resolve));
  const own = bytes.slice();
  await new Promise((resolve) => setImmediate(resolve));
  const worker = new Worker(ENTRY, {
    workerData: { ...file, bytes: own },
    transferList: [own.buffer],
    ...(bounds ? { resourceLimits: { maxOldGenerationSizeMb: bounds.memory_mb } } : {}),
  });
  const until = bounds ? { signal: AbortSignal.timeout(bounds.patience_ms) } : {};
  try {
    const { count, ...rest } = (await next(worker, until)) as Extract<Told, { count: number }>;
    const restaurants: FileRead["restaurants"] = [];
    while (restaurants.length < count) {
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
      worker.postMessage("more");
      const piece = (await next(worker, until)) as Pick<FileRead, "restaurants">;
      restaurants.push(...piece.restaurants);
    }
    return { ...rest, restaurants };
  } finally {
    await worker.terminate();
  }
}

/** A file of this many bytes is read in less time than a thread needs to start, unless `isCostly`. */
const SMALL = 32_768;

/**
 * Whether reading a file can take far longer than its length suggests: 4,000 characters of opening hours take a third
 * of a second, and a workbook of 30 kB unpacks to megabytes.
 */
const isCostly = ({ format, bytes }: FileToRead): boolean => format === "osm" || isWorkbook(bytes);

/**
 * Reads a file, a large or costly one in a thread of its own. The readers take ten megabytes of memory, so they are
 * loaded only when needed.
 */
export async function readAsItFits(file: FileToRead): Promise<FileRead> {
  if (file.bytes.length > SMALL || isCostly(file)) return readApart(file);
  const { readFile } = await import("./read-file.ts");
  return readFile(file);
}

/** Returns the worker's next message; throws the error of which the worker died. */
const next = async (worker: Worker, until: { signal?: AbortSignal }): Promise<Told> => {
  const [told] = (await once(worker, "message", until)) as [Told];
  return told;
};
