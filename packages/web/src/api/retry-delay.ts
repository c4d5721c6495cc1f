import { isCallError } from "./call-error.ts";

/** Statuses that refuse only for the moment: a time-out, or too many requests. */
const NO_ANSWERS: ReadonlySet<number> = new Set([408, 429]);

/** Whether the server has refused a call itself, and not only its session or for the moment: again, it would too. */
export const isRefused = (error: unknown): boolean =>
  isCallError(error) &&
  error.status >= 400 &&
  error.status < 500 &&
  error.status !== 401 &&
  !NO_ANSWERS.has(error.status);

/** Whether a call that failed may have been carried out: its answer was lost, came too late, or says only that it failed. */
export const mayBeDone = (error: unknown): boolean =>
  !isCallError(error) || error.status === 408 || error.status < 400 || error.status >= 500;

/**
 * Whether to repeat a failed query: twice at most, and not after a client error (4xx), which would only come again. Nor
 * after a time-out (wire §12): whoever has waited for 120 s is told so, instead of waiting as long twice more.
 */
export function retryAgain(failures: number, error: unknown): boolean {
  const isFinal = isCallError(error) && error.status >= 400 && error.status < 500 && error.status !== 429;
  return failures < 2 && !isFinal;
}

/** The longest delay, in seconds: nobody stays on a page that waits longer. */
const MOST_S = 30;

/** The delay in ms before a failed query is repeated: it doubles each time, unless the server asks for a longer one. */
export function retryDelay(failures: number, error: unknown): number {
  const data = isCallError(error) ? (error.data as { retry_after?: number } | undefined) : undefined;
  return 1_000 * Math.min(MOST_S, Math.max(2 ** failures, data?.retry_after ?? 0));
}
