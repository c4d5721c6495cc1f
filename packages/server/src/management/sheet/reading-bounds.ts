import type { ReadingBounds } from "../../restaurants/import/read-apart.ts";
import { makeTurns } from "../../turns.ts";

/** A file that takes longer, or more memory, is not a menu. */
export const READING_BOUNDS: ReadingBounds = { patience_ms: 10_000, memory_mb: 192 };

/** Members' files are read one at a time, whatever their format. */
export const inTurn = makeTurns<"files">(1);

/** Whether a thread ended because it exceeded these bounds. */
export const isTooMuch = (error: unknown): boolean =>
  error instanceof Error &&
  (error.name === "AbortError" || ("code" in error && error.code === "ERR_WORKER_OUT_OF_MEMORY"));
