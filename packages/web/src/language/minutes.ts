/** Returns a length in whole minutes, "12 min": what takes less than one still took time. */
export const minutesWords = (seconds: number): string => `${Math.max(1, Math.round(seconds / 60))} min`;
