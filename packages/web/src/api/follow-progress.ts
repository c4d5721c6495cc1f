import { ORPCError } from "@orpc/client";
import type { StandardLinkClientInterceptorOptions } from "@orpc/client/standard";
import type { StandardLazyResponse } from "@orpc/standard-server";
import type { Progress } from "@tablee/contract/progress/progress.contract";
import type { CallContext } from "./api-options.ts";

/** wire §13: polled every 2 seconds. */
const POLL_MS = 2_000;

type Interceptor = StandardLinkClientInterceptorOptions<CallContext> & { next: () => Promise<StandardLazyResponse> };

const sleep = (ms: number, signal?: AbortSignal) =>
  new Promise<void>((resolve, reject) => {
    const timer = setTimeout(resolve, ms);
    signal?.addEventListener("abort", () => (clearTimeout(timer), reject(signal.reason)), { once: true });
  });

/** An answer 202 with a location is polled until its job is finished; then its data is the call's answer. */
export const followProgress =
  (origin: string, headers: () => Record<string, string>) =>
  async ({ next, context, request }: Interceptor): Promise<StandardLazyResponse> => {
    const answer = await next();
    const location = answer.headers["location"];
    if (answer.status !== 202 || typeof location !== "string") return answer;
    for (;;) {
      await sleep(POLL_MS, request.signal);
      const response = await fetch(new URL(location, origin), { headers: headers(), signal: request.signal ?? null });
      const job = (await response.json()) as Progress;
      if (!response.ok) return { ...answer, status: response.status, body: async () => job };
      context.onProgress?.(job.progress);
      if (!job.finished) continue;
      if (job.error) throw new ORPCError(job.error.code, { ...job.error, defined: true });
      return { ...answer, status: 200, body: async () => job.data };
    }
  };
