import type { LimitName } from "../ports/rate-limits.ts";

/**
 * Returns the limit that counts a call. Monitors call two of these paths often from one address; the first of them is
 * free.
 */
export const limitOf = (path: string): LimitName | null =>
  path === "/health" ? null : path === "/ready" ? "ready" : "calls";
