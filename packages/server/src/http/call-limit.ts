import type { LimitName } from "../ports/rate-limits.ts";

/**
 * Returns the limit that counts a call. Monitors call /health and /ready often from one address: the former is free,
 * and the latter has a limit of its own.
 */
export const limitOf = (path: string): LimitName | null =>
  path === "/health" ? null : path === "/ready" ? "ready" : "calls";
