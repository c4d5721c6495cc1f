/** wire §13: how a long job stands is asked so often. */
export const PROGRESS_PAUSE_MS = 2_000;
