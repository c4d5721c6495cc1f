/** What reading a file may take. */
export interface ReadingBounds {
  patience_ms: number;
  memory_mb: number;
}

/** A file that takes longer, or more memory, is not a menu. */
export const READING_BOUNDS: ReadingBounds = { patience_ms: 10_000, memory_mb: 192 };
