import { parentPort, workerData } from "node:worker_threads";
import { type FileToRead, readFile } from "./read-file.ts";
import type { Told } from "./read-apart.ts";

/** Reads one file in a thread of its own, and sends the result in pieces on request. */
const PIECE = 200;

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
const tell = (told: Told): void => parentPort?.postMessage(told);

const { restaurants, ...rest } = await readFile(workerData as FileToRead);
let next = 0;
tell({ ...rest, count: restaurants.length });
parentPort?.on("message", () => {
  tell({ restaurants: restaurants.slice(next, (next += PIECE)) });
  if (next >= restaurants.length) parentPort?.close();
});
