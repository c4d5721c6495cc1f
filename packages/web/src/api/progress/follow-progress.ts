import { ORPCError } from "@orpc/client";
import type { StandardLinkClientInterceptorOptions } from "@orpc/client/standard";
import type { StandardLazyResponse } from "@orpc/standard-server";
import type { Progress } from "@tablee/contract/progress/progress.contract";
import type { CallContext } from "../api-options.ts";
import { progressPause } from "./progress-pause.ts";

type Interceptor = StandardLinkClientInterceptorOptions<CallContext> & { next: () => Promise<StandardLazyResponse> };

const sleep = (ms: number, signal?: AbortSignal) =>
  new Promise<void>((resolve, reject) => {
    const timer = setTimeout(resolve, ms);
    signal?.addEventListener("abort", () => (clearTimeout(timer), reject(signal.reason)), { once: true });
  });

/**
 * Polls the location of a 202 until its job is finished; the job's data is then the call's answer. `ask` fails in the
 * same way as the call itself, and after the same time-out.
 */
export const followProgress =
  (ask: (location: string, signal: AbortSignal | undefined) => Promise<Response>) =>
  async ({ next, context, request }: Interceptor): Promise<StandardLazyResponse> => {
    const answer = await next();
    const location = answer.headers["location"];
    if (answer.status !== 202 || typeof location !== "string") return answer;
    for (;;) {
      await sleep(progressPause(), request.signal);
      const response = await ask(location, request.signal);
      const job = (await response.json()) as Progress;
      if (!response.ok) return { ...answer, status: response.status, body: async () => job };
      context.onProgress?.(job.progress);
      if (!job.finished) continue;
      if (job.error) throw new ORPCError(job.error.code, { ...job.error, defined: true });
      return { ...answer, status: 200, body: async () => job.data };
    }
  };
