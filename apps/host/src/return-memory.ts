import { setFlagsFromString } from "node:v8";

/**
 * Above the first, collections spare memory, until the process takes less than the second. A process that serves every
 * kind of read needs about 220 MB; pages of ever new addresses take another 50 for a moment.
 */
const TOO_MUCH_BYTES = 260_000_000;
const ENOUGH_BYTES = 240_000_000;
const CHECK_MS = 500;

/** What is measured and influenced; a test passes its own. */
export interface ProcessMemory {
  /** The resident memory in bytes. */
  resident(): number;
  /** Whether collections are to compact the heap and to return what is free to the system. */
  setSparing(sparing: boolean): void;
}

/**
 * Returns a check, to be called regularly, that makes collections spare memory once the process has taken too much. V8
 * keeps the pages that a peak took: it returns them only in sparing collections, and starts those by itself only in a
 * process that is nearly idle (docs/decisions/008). They stop the process for 30 to 70 ms instead of 10 to 20, so they
 * are not the rule.
 */
export function memoryCheck(memory: ProcessMemory): () => void {
  let sparing = false;
  return () => {
    const resident = residentOf(memory);
    if (resident === null) return;
    const wanted = resident > (sparing ? ENOUGH_BYTES : TOO_MUCH_BYTES);
    if (wanted !== sparing) memory.setSparing(wanted);
    sparing = wanted;
  };
}

/** Null if it cannot be read just now: it is a file, and the process may have as many open as it is allowed. */
function residentOf(memory: ProcessMemory): number | null {
  try {
    return memory.resident();
  } catch {
    return null;
  }
}

/** V8 reads this flag whenever it starts a collection, so it may change while the process runs. */
const processMemory: ProcessMemory = {
  resident: () => process.memoryUsage.rss(),
  setSparing: (sparing) => setFlagsFromString(sparing ? "--optimize-for-size" : "--no-optimize-for-size"),
};

/** Keeps the memory of this process within bounds, without keeping the process running. */
export function returnMemory(): void {
  setInterval(memoryCheck(processMemory), CHECK_MS).unref();
}
