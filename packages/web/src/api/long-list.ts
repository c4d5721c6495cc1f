/**
 * A list that goes on page by page. It stays fresh for ten minutes: it must not move while somebody reads it. It stays
 * in memory for half an hour, so that coming back finds the same position.
 */
export const LONG_LIST = { staleTime: 10 * 60_000, gcTime: 30 * 60_000, refetchOnWindowFocus: false } as const;
