/** wire §13: the interval at which a long job's progress is polled. */
export const PROGRESS_PAUSE_MS = 2_000;
