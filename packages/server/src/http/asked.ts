import { randomUUID } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { Services } from "../services.ts";
import { headersOf, sendBody } from "./answering/answer.ts";
import { logCall, loggablePath } from "./call-log.ts";
import type { Viewer } from "./context.ts";
import { jsonOf } from "./kept-answers.ts";

export const API_PREFIX = "/api";
const REQUEST_ID = /^[\w.-]{8,64}$/;

/** What is known of a request to the API from its first line on. */
export interface Asked {
  request: IncomingMessage;
  response: ServerResponse;
  url: URL;
  /** Below the prefix, without a slash at the end: `/client/restaurant/12`. */
  path: string;
  /** HEAD is asked as GET. */
  method: string;
  request_id: string;
  /** Set when the token has been read. */
  viewer: Viewer | null;
}

const isApiTarget = (target: string): boolean =>
  target.startsWith(API_PREFIX) && /^(\/|\?|$)/.test(target.slice(API_PREFIX.length));

/** The request, where it is one to the API; null for any other. */
export function readAsked(request: IncomingMessage, response: ServerResponse): Asked | null {
  const target = request.url ?? "/";
  if (!isApiTarget(target)) return null;
  const given = request.headers["x-request-id"];
  // A target that is no address is answered as one that nothing is at.
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

/** Writes the call's line of the log when its answer is out, or its client gone. */
export function logWhenDone(services: Services, asked: Asked): void {
  const begun = performance.now();
  const { request, response } = asked;
  const path = loggablePath(request.url ?? "/");
  response.once("close", () => {
    logCall(services.log, {
      method: request.method ?? "GET",
      path,
      // 499: the client went away before its answer.
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
