import type { LimitName } from "../ports/rate-limits.ts";

/** What counts a call. What watches a process asks two of them from one address, often; the first costs nothing. */
export const limitOf = (path: string): LimitName | null =>
  path === "/health" ? null : path === "/ready" ? "ready" : "calls";
