import { randomUUID } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { Services } from "../services.ts";
import { headersOf, sendBody } from "./answering/answer.ts";
import { logCall, loggablePath } from "./call-log.ts";
import type { Viewer } from "./context.ts";
import { jsonOf } from "./kept-answers.ts";

export const API_PREFIX = "/api";
const REQUEST_ID = /^[\w.-]{8,64}$/;

/** What is known about an API request before its body is read. */
export interface Asked {
  request: IncomingMessage;
  response: ServerResponse;
  url: URL;
  /** Below the prefix, without a trailing slash: `/client/restaurant/12`. */
  path: string;
  /** HEAD is treated as GET. */
  method: string;
  request_id: string;
  /** Set once the token has been read. */
  viewer: Viewer | null;
}

const isApiTarget = (target: string): boolean =>
  target.startsWith(API_PREFIX) && /^(\/|\?|$)/.test(target.slice(API_PREFIX.length));

/** Parses a request to the API; returns null for any other request. */
export function readAsked(request: IncomingMessage, response: ServerResponse): Asked | null {
  const target = request.url ?? "/";
  if (!isApiTarget(target)) return null;
  const given = request.headers["x-request-id"];
  // An invalid target is treated like an unknown path.
  const url = URL.parse(target, "http://localhost") ?? new URL(API_PREFIX, "http://localhost");
  return {
    request,
    response,
    url,
    path: url.pathname.slice(API_PREFIX.length).replace(/(.)\/$/, "$1") || "/",
    method: request.method === "HEAD" ? "GET" : (request.method ?? "GET"),
    request_id: typeof given === "string" && REQUEST_ID.test(given) ? given : randomUUID(),
    viewer: null,
  };
}

/** Logs the call when its answer has been sent or its client has gone. */
export function logWhenDone(services: Services, asked: Asked): void {
  const begun = performance.now();
  const { request, response } = asked;
  const path = loggablePath(request.url ?? "/");
  response.once("close", () => {
    logCall(services.log, {
      method: request.method ?? "GET",
      path,
      // 499: the client closed the connection before its answer.
      status: response.writableFinished ? response.statusCode : 499,
      ms: Math.round((performance.now() - begun) * 10) / 10,
      request_id: asked.request_id,
      account_id: asked.viewer?.account_id ?? null,
    });
  });
}

/** Sends a value as JSON. */
export async function sendJson(
  { request, response }: Asked,
  status: number,
  headers: Iterable<[string, string]>,
  value: unknown,
): Promise<void> {
  const all = headersOf("application/json", headers);
  await sendBody(request, response, status, all, jsonOf(value));
}
