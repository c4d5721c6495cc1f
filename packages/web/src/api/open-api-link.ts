import { type ClientLink, ORPCError } from "@orpc/client";
import { OpenAPILink } from "@orpc/openapi-client/fetch";
import type { Contract } from "@tablee/contract/contract";
import routes from "@tablee/contract/contract.min.json" with { type: "json" };
import { currentLanguage } from "../language/language.ts";
import type { ApiOptions, CallContext } from "./api-options.ts";
import { catalogueError } from "./answers/catalogue-error.ts";
import { isForeign } from "./answers/foreign-answer.ts";
import { baseOf } from "./backends.ts";
import { offlineError } from "./call-error.ts";
import { tellNoAnswer } from "./unfetched.ts";
import { withFiles } from "./with-files.ts";
import { hearDate } from "./answers/server-clock.ts";
import { hearSession } from "./hear-session.ts";
import { followProgress } from "./progress/follow-progress.ts";

/** wire §12: a request times out after 120 s. */
const TIMEOUT_MS = 120_000;

/** Opens the link that sends calls. Loaded with the first call (create-api.ts). */
export function openApiLink(options: ApiOptions): ClientLink<CallContext> {
  // The browser's own Accept-Language knows nothing of a choice made here (language §26).
  const caller = (token = options.token()): Record<string, string> => ({
    "accept-language": currentLanguage(),
    ...(token ? { authorization: `Bearer ${token}` } : {}),
  });
  const contract = routes as unknown as Contract;
  const send = async (request: Request, init: RequestInit = {}): Promise<Response> => {
    const sent_at = Date.now();
    const signal = AbortSignal.any([request.signal, AbortSignal.timeout(TIMEOUT_MS)]);
    const response = await fetch(request, { ...init, signal }).catch((cause: unknown) => {
      throw asNetworkError(cause, request.signal);
    });
    if (isForeign(response.status, response.headers.get("content-type"))) {
      tellNoAnswer();
      throw offlineError(response);
    }
    hearDate(response.headers.get("date"), sent_at);
    const sent = request.headers.get("authorization")?.slice("Bearer ".length) ?? null;
    await hearSession({ status: response.status, renewed: response.headers.get("x-renewed-token"), sent }, options);
    return response;
  };
  const link = new OpenAPILink<CallContext>(contract, {
    url: (_call, [room]) => baseOf(options.origin, room),
    headers: ({ context }) => ({
      ...caller(context?.token),
      ...(context?.idempotencyKey ? { "idempotency-key": context.idempotencyKey } : {}),
    }),
    fetch: send,
    clientInterceptors: [
      followProgress((location, signal) =>
        send(new Request(new URL(location, options.origin), { headers: caller(), signal: signal ?? null })),
      ),
    ],
    customErrorResponseBodyDecoder: (body) => catalogueError(body, options.origin),
  });
  return {
    call: (path, input, call) =>
      link.call(path, withFiles(contract, path, input), call).catch((error: unknown) => {
        throw isStalled(error) && !call.signal?.aborted ? requestTimeout(error) : error;
      }),
  };
}

const isTimeout = (cause: unknown): boolean => cause instanceof DOMException && cause.name === "TimeoutError";

/** Whether the answer began in time, but its body did not end in time. oRPC wraps what reading the body throws. */
const isStalled = (error: unknown): boolean => isTimeout(error) || (error instanceof Error && isTimeout(error.cause));

const requestTimeout = (cause: unknown) =>
  new ORPCError("request_timeout", {
    defined: true,
    status: 408,
    message: "The server took too long to answer",
    cause,
  });

/**
 * wire §12: a time-out becomes status 408; whatever else prevented an answer becomes `offline`. What a failure rolls back
 * without a message is explained by the notice that this may bring (wire §23).
 */
function asNetworkError(cause: unknown, caller: AbortSignal): unknown {
  if (caller.aborted) return cause;
  tellNoAnswer();
  return isTimeout(cause)
    ? requestTimeout(cause)
    : new ORPCError("offline", { defined: true, status: 503, message: "The server could not be reached", cause });
}
