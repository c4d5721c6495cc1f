import { isCallError } from "./call-error.ts";

/** Refused for a moment: too slow, too many. */
const NO_ANSWERS: ReadonlySet<number> = new Set([408, 429]);

/** Whether what failed is asked for again: twice, unless the server has said how it is, which it would say again. */
export function retryAgain(failures: number, error: unknown): boolean {
  const isAnswer = isCallError(error) && error.status >= 400 && error.status < 500 && !NO_ANSWERS.has(error.status);
  return failures < 2 && !isAnswer;
}

/** Nobody looks at a page that waits longer. */
const MOST_S = 30;

/** How long, in ms, a question that failed waits before it is asked again: twice as long each time, or as the server says. */
export function retryDelay(failures: number, error: unknown): number {
  const data = isCallError(error) ? (error.data as { retry_after?: number } | undefined) : undefined;
  return 1_000 * Math.min(MOST_S, Math.max(2 ** failures, data?.retry_after ?? 0));
}
