import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { getCompileCacheDir } from "node:module";
import { dirname } from "node:path";
import { makeTurns } from "../../../turns.ts";
import type { ReadingBounds } from "./reading-bounds.ts";
import type { Answer, Asked, Piece } from "./reading-process.ts";
import type { Read, Readings, Wanted } from "./readings.ts";

/** In the sources the process's program is beside this file, in production beside the bundle. */
const ENTRY = new URL(
  import.meta.url.endsWith(".ts") ? "./reading-process.ts" : "./reading-process.mjs",
  import.meta.url,
);

interface ToRead<Key extends Wanted> {
  wanted: Key;
  file: Readings[Key]["file"];
}

/** Files with bounds are read one at a time, whatever their format. */
const inTurn = makeTurns<"files">(1);

/**
 * Returns the result of a process that reads one file; null if it exceeded its bounds, or all the memory that Node
 * takes. A thread would not do: one that asks for a large piece of memory beyond its bounds ends the whole process. A
 * workbook of 2 kB can, for example by a cell that repeats a space a hundred million times.
 */
export const readInProcess = <Key extends Wanted>(
  asked: ToRead<Key>,
  bounds?: ReadingBounds,
  entry = ENTRY,
): Promise<Read<Key> | null> =>
  bounds ? inTurn("files", () => readNow(asked, bounds, entry)) : readNow(asked, bounds, entry);

async function readNow<Key extends Wanted>(
  { wanted, file: { bytes, ...file } }: ToRead<Key>,
  bounds: ReadingBounds | undefined,
  entry: URL,
): Promise<Read<Key> | null> {
  const reading = startProcess(bounds, entry);
  const timer = new AbortController();
  const ended = endOf(reading, bounds, timer.signal);
  const next = <Told>(): Promise<Told | null> =>
    Promise.race([once(reading, "message").then(([told]) => told as Told), ended]);
  // If it has ended before, `close` says so.
  const ask = (message: Asked<Key> | "more") => reading.send(message, () => {});
  try {
    ask({ wanted, file });
    // As a message, the bytes would be copied in one turn of the event loop.
    reading.stdin?.on("error", () => {}).end(bytes);
    const answer = await next<Answer<Key>>();
    if (answer === null) return null;
    if ("failed" in answer) throw new Error(`A file was not read: ${answer.failed}`);
    const list: Piece<Key> = [];
    while (list.length < answer.listed) {
      // Receiving everything at once would block this thread for as long as the reading took.
      ask("more");
      const piece = await next<Piece<Key>>();
      if (piece === null) return null;
      list.push(...piece);
    }
    return { read: answer.read, list };
  } finally {
    timer.abort();
    reading.kill("SIGKILL");
  }
}

const MEGABYTE = 1024 * 1024;
/** All memory of a process whose heap may take this many megabytes: what it unpacks is beside its heap. */
const allMemory = (memory_mb: number): number => (2 * memory_mb + 128) * MEGABYTE;

/** It needs none of the host's secrets, but what an earlier one has compiled, if the host keeps that. */
function environment(): NodeJS.ProcessEnv {
  const folder = getCompileCacheDir();
  // Node adds a folder for its version.
  return folder === undefined ? {} : { NODE_COMPILE_CACHE: dirname(folder) };
}

function startProcess(bounds: ReadingBounds | undefined, entry: URL): ChildProcess {
  return fork(entry, bounds ? [String(bounds.patience_ms), String(allMemory(bounds.memory_mb))] : [], {
    execArgv: bounds ? [`--max-old-space-size=${bounds.memory_mb}`] : [],
    env: environment(),
    serialization: "advanced",
    stdio: ["pipe", "ignore", "pipe", "ipc"],
  });
}

const MOST_SAID = 2_000;

/** Resolves with null once the process exceeds its bounds; rejects if it ends otherwise. */
function endOf(reading: ChildProcess, bounds: ReadingBounds | undefined, signal: AbortSignal): Promise<null> {
  let said = "";
  reading.stderr?.setEncoding("utf8").on("data", (text: string) => {
    said = (said + text).slice(-MOST_SAID);
  });
  return new Promise((resolve, reject) => {
    if (bounds) {
      const timer = setTimeout(() => resolve(null), bounds.patience_ms);
      signal.addEventListener("abort", () => clearTimeout(timer));
    }
    reading.once("close", (code, killed) => {
      if (wasTooMuch(code, killed)) resolve(null);
      else reject(new Error(`A process that reads a file ended with ${killed ?? code}: ${said}`));
    });
    reading.once("error", reject);
  });
}

/** Whether a process ended because of its bounds: it ends itself so, and Node does if its heap is full. */
const wasTooMuch = (code: number | null, signal: NodeJS.Signals | null): boolean =>
  signal === "SIGKILL" || signal === "SIGABRT" || code === 134;
