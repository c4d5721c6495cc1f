import { once } from "node:events";
import { Worker } from "node:worker_threads";
import type { FileToRead } from "./read-file.ts";
import type { FileRead } from "./reading.ts";

/** First what is to be said of the file and how many restaurants it holds, then these piece by piece. */
export type Told = (Omit<FileRead, "restaurants"> & { count: number }) | Pick<FileRead, "restaurants">;

/** As a source it stands beside this file, in production beside the bundle. */
const ENTRY = new URL(
  import.meta.url.endsWith(".ts") ? "./reading-worker.ts" : "./reading-worker.mjs",
  import.meta.url,
);

/**
 * Reads a file in a thread of its own, so that neither its size nor what is wrong with it keeps a call waiting. What has
 * been read comes over in pieces: one that is taken over at once would hold this thread as long as the reading did.
 */
export async function readApart({ bytes, ...file }: FileToRead): Promise<FileRead> {
  // To take over a large file, to copy it and to hand it on are work of a turn each.
  await new Promise((resolve) => setImmediate(resolve));
  const own = bytes.slice();
  await new Promise((resolve) => setImmediate(resolve));
  const worker = new Worker(ENTRY, { workerData: { ...file, bytes: own }, transferList: [own.buffer] });
  try {
    const { count, ...rest } = (await next(worker)) as Extract<Told, { count: number }>;
    const restaurants: FileRead["restaurants"] = [];
    while (restaurants.length < count) {
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
      worker.postMessage("more");
      const piece = (await next(worker)) as Pick<FileRead, "restaurants">;
      restaurants.push(...piece.restaurants);
    }
    return { ...rest, restaurants };
  } finally {
    await worker.terminate();
  }
}

/** A file of so many bytes is read in less time than a thread needs to begin. */
const SMALL = 32_768;

/** Reads a file, a large one apart. What knows all kinds of files takes ten megabytes, so that only who needs it has it. */
export async function readAsItFits(file: FileToRead): Promise<FileRead> {
  if (file.bytes.length > SMALL) return readApart(file);
  const { readFile } = await import("./read-file.ts");
  return readFile(file);
}

/** What the worker says next; it throws what the worker dies of. */
const next = async (worker: Worker): Promise<Told> => {
  const [told] = (await once(worker, "message")) as [Told];
  return told;
};
