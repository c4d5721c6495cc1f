import { ORPCError } from "@orpc/client";

/** Nobody looks at a page that waits longer. */
const MOST_S = 30;

/** How long, in ms, a question that failed waits before it is asked again: twice as long each time, or as the server says. */
export function retryDelay(failures: number, error: unknown): number {
  const data = error instanceof ORPCError ? (error.data as { retry_after?: number } | undefined) : undefined;
  return 1_000 * Math.min(MOST_S, Math.max(2 ** failures, data?.retry_after ?? 0));
}
