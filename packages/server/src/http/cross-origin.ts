import type { IncomingMessage, ServerResponse } from "node:http";

const EXPOSED = "date, location, retry-after, x-renewed-token, x-request-id";
const ALLOWED_HEADERS = "authorization, content-type, idempotency-key, x-request-id";
const ALLOWED_METHODS = "GET, HEAD, POST, PUT, PATCH, DELETE";
const DAY_S = 86_400;

/**
 * Lets the given origins read the answer: those where our shells other than the web run. Neither a stranger's extension
 * nor a server on somebody's own machine can.
 */
export function allowOrigin(request: IncomingMessage, response: ServerResponse, allowed: ReadonlySet<string>): void {
  const { origin } = request.headers;
  response.setHeader("vary", "Origin");
  if (origin === undefined || !allowed.has(origin)) return;
  response.setHeader("access-control-allow-origin", origin);
  response.setHeader("access-control-allow-credentials", "true");
  response.setHeader("access-control-expose-headers", EXPOSED);
}

/** Answers the preflight request that a browser sends before a call from another origin. */
export function answerPreflight(response: ServerResponse): void {
  response.writeHead(204, {
    "access-control-allow-methods": ALLOWED_METHODS,
    "access-control-allow-headers": ALLOWED_HEADERS,
    "access-control-max-age": String(DAY_S),
  });
  response.end();
}
