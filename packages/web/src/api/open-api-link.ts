import { type ClientLink, ORPCError } from "@orpc/client";
import { OpenAPILink } from "@orpc/openapi-client/fetch";
import type { Contract } from "@tablee/contract/contract";
import routes from "@tablee/contract/contract.min.json" with { type: "json" };
import type { ApiOptions, CallContext } from "./api-options.ts";
import { catalogueError } from "./answers/catalogue-error.ts";
import { isForeign } from "./answers/foreign-answer.ts";
import { baseOf } from "./backends.ts";
import { offlineError } from "./call-error.ts";
import { withFiles } from "./with-files.ts";
import { hearDate } from "./answers/server-clock.ts";
import { hearSession } from "./hear-session.ts";
import { followProgress } from "./follow-progress.ts";

/** wire §12: a request times out after 120 s. */
const TIMEOUT_MS = 120_000;

/** Opens the link that sends calls. Loaded with the first call (create-api.ts). */
export function openApiLink(options: ApiOptions): ClientLink<CallContext> {
  const authorization = (token = options.token()): Record<string, string> => {
    return token ? { authorization: `Bearer ${token}` } : {};
  };
  const contract = routes as unknown as Contract;
  const send = async (request: Request, init: RequestInit = {}): Promise<Response> => {
    const sent_at = Date.now();
    const signal = AbortSignal.any([request.signal, AbortSignal.timeout(TIMEOUT_MS)]);
    const response = await fetch(request, { ...init, signal }).catch((cause: unknown) => {
      throw asNetworkError(cause, request.signal);
    });
    if (isForeign(response.status, response.headers.get("content-type"))) throw offlineError(response);
    hearDate(response.headers.get("date"), sent_at);
    const sent = request.headers.get("authorization")?.slice("Bearer ".length) ?? null;
    await hearSession({ status: response.status, renewed: response.headers.get("x-renewed-token"), sent }, options);
    return response;
  };
  const link = new OpenAPILink<CallContext>(contract, {
    url: (_call, [room]) => baseOf(options.origin, room),
    headers: ({ context }) => ({
      ...authorization(context?.token),
      ...(context?.idempotencyKey ? { "idempotency-key": context.idempotencyKey } : {}),
    }),
    fetch: send,
    clientInterceptors: [
      followProgress((location, signal) =>
        send(new Request(new URL(location, options.origin), { headers: authorization(), signal: signal ?? null })),
      ),
    ],
    customErrorResponseBodyDecoder: (body) => catalogueError(body, options.origin),
  });
  return { call: (path, input, call) => link.call(path, withFiles(contract, path, input), call) };
}

/** wire §12: a time-out becomes status 408; whatever else prevented an answer becomes `offline`. */
function asNetworkError(cause: unknown, caller: AbortSignal): unknown {
  if (caller.aborted) return cause;
  const timedOut = cause instanceof DOMException && cause.name === "TimeoutError";
  return timedOut
    ? new ORPCError("request_timeout", {
        defined: true,
        status: 408,
        message: "The server took too long to answer",
        cause,
      })
    : new ORPCError("offline", { defined: true, status: 503, message: "The server could not be reached", cause });
}
