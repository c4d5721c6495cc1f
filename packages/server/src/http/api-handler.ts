import { randomUUID } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { chooseLanguage } from "@tablee/domain/language/choose-language";
import { authenticate } from "../accounts/sessions.ts";
import { listenForChanges } from "../database/changes.ts";
import { answersInTime } from "../database/reachable.ts";
import { makeRateLimits, type RateLimits } from "../ports/rate-limits.ts";
import { router } from "../router.ts";
import type { Services } from "../services.ts";
import { sendBody } from "./answer.ts";
import { logCall, loggablePath, logFault } from "./call-log.ts";
import { callerAddress, limitKey } from "./caller-address.ts";
import { makeCalls } from "./calls.ts";
import type { Context, Viewer } from "./context.ts";
import { allowOrigin, answerPreflight } from "./cross-origin.ts";
import { jsonOf } from "./kept-answers.ts";
import { makePlainRoutes } from "./plain-routes.ts";
import { errorAnswer, isForeseen, tooManyRequests, unauthorized } from "./refusal.ts";

export interface ApiOptions {
  /** false turns off the limit of calls per address (benchmarks); logins stay limited. Default true. */
  rateLimit?: boolean;
  /** Proxies in front whose X-Forwarded-For entry is believed: a number, or true for one. Default none. */
  trustProxy?: boolean | number;
  /** Counts rate limits for all processes together; in this process where it is not given. */
  redisUrl?: string | undefined;
  /** Folder of swagger-ui-dist for the reference page at /api/docs; without it the page has no script. */
  docsFolder?: string | undefined;
  /** Development and tests: answers are checked against the contract, and unforeseen errors show their words. */
  production?: boolean;
}

export interface ApiHandler {
  /** Answers every request under /api; false for any other, which it leaves alone. Never rejects. */
  handle(request: IncomingMessage, response: ServerResponse): Promise<boolean>;
  close(): Promise<void>;
}

const PREFIX = "/api";
const JSON_LIMIT = 1024 * 1024;
const IMPORT_LIMIT = 64 * 1024 * 1024;
/** What watches a process asks these from one address, often. */
const UNCOUNTED = new Set(["/health", "/ready"]);
const REQUEST_ID = /^[\w.-]{8,64}$/;

/** What is known of a call from its first line on. */
interface Asked {
  request: IncomingMessage;
  response: ServerResponse;
  url: URL | null;
  method: string;
  request_id: string;
  viewer: Viewer | null;
}

/** Everything under /api: the calls of the contract, its description, health, pictures that are drawn. */
export async function createApiHandler(services: Services, options: ApiOptions = {}): Promise<ApiHandler> {
  const production = options.production ?? process.env["NODE_ENV"] === "production";
  const { limits, isBusReachable, close } = await openBus(services, options);
  // What the calls keep in this process holds only while this process hears of changes.
  const stopListening = await listenForChanges(services.database, () => {}, () => {});
  const proxies = Number(options.trustProxy ?? 0);
  const call = makeCalls(router, { check_outputs: !production });
  const plain = makePlainRoutes(services, { docsFolder: options.docsFolder, isBusReachable });

  const answer = async (asked: Asked): Promise<void> => {
    const { request, response, url, method } = asked;
    allowOrigin(request, response);
    if (method === "OPTIONS") return answerPreflight(response);
    const path = pathOf(url);
    const address = callerAddress(request, proxies);
    const wait = UNCOUNTED.has(path) ? null : await limits.take("calls", limitKey(address));
    if (wait !== null) throw tooManyRequests(wait);
    if (await plain(request, response, path, url)) return;

    const answer_headers = new Map<string, string>();
    asked.viewer = await viewerOf(services, request, path, answer_headers);
    const context = contextOf(services, asked, { address, limits, answer_headers });
    const body_limit = path.startsWith("/admin/import/") && asked.viewer?.admin ? IMPORT_LIMIT : JSON_LIMIT;
    const { status, output } = await call({ method, path, url: url ?? new URL(PREFIX, "http://localhost"), request, body_limit, context });
    if (status === 202) announceJob(output, answer_headers);
    await sendJson(asked, status, answer_headers, output);
  };

  const refuse = async (asked: Asked, error: unknown): Promise<void> => {
    if (asked.response.headersSent || asked.response.destroyed) {
      asked.response.destroy();
      return;
    }
    if (!isForeseen(error)) logFault(services.log, error, asked.request_id);
    const { status, body } = errorAnswer(error, !production);
    const headers = new Map<string, string>();
    const wait = (body.data as { retry_after?: number } | undefined)?.retry_after;
    if (status === 429 && wait !== undefined) headers.set("retry-after", String(wait));
    await sendJson(asked, status, headers, body);
  };

  return {
    close: async () => {
      await stopListening();
      await close();
    },
    handle: async (request, response) => {
      const target = request.url ?? "/";
      if (!target.startsWith(PREFIX) || !/^(\/|\?|$)/.test(target.slice(PREFIX.length))) return false;
      const asked: Asked = {
        request,
        response,
        url: URL.parse(target, "http://localhost"),
        method: request.method === "HEAD" ? "GET" : (request.method ?? "GET"),
        request_id: requestId(request),
        viewer: null,
      };
      response.setHeader("x-request-id", asked.request_id);
      logWhenDone(services, asked);
      await answer(asked)
        .catch((error: unknown) => refuse(asked, error))
        .catch((error: unknown) => {
          logFault(services.log, error, asked.request_id);
          response.destroy();
        });
      return true;
    },
  };
}

const pathOf = (url: URL | null): string => (url === null ? "/" : url.pathname.slice(PREFIX.length).replace(/(.)\/$/, "$1") || "/");

const requestId = (request: IncomingMessage): string => {
  const given = request.headers["x-request-id"];
  return typeof given === "string" && REQUEST_ID.test(given) ? given : randomUUID();
};

function logWhenDone(services: Services, asked: Asked): void {
  const begun = performance.now();
  const path = loggablePath(asked.request.url ?? "/");
  asked.response.once("close", () => {
    const { method } = asked.request;
    // 499: the client went away before its answer.
    const status = asked.response.writableFinished ? asked.response.statusCode : 499;
    logCall(services.log, {
      method: method ?? "GET",
      path,
      status,
      ms: Math.round((performance.now() - begun) * 10) / 10,
      request_id: asked.request_id,
      account_id: asked.viewer?.account_id ?? null,
    });
  });
}

/**
 * The member of the call's Bearer token; null without one. Throws unauthorized for a bad one, but at the login,
 * where an old token that a client still sends must not lock its member out.
 */
async function viewerOf(
  services: Services,
  request: IncomingMessage,
  path: string,
  answer_headers: Map<string, string>,
): Promise<Viewer | null> {
  const { authorization } = request.headers;
  if (authorization === undefined || path === "/client/account/login") return null;
  const token = /^Bearer +(\S+)$/i.exec(authorization)?.[1];
  const found = token === undefined ? null : await authenticate(services, token);
  if (!found) throw unauthorized();
  if (found.renewed_token !== null) answer_headers.set("x-renewed-token", found.renewed_token);
  return found.viewer;
}

function contextOf(
  services: Services,
  asked: Asked,
  own: { address: string; limits: RateLimits; answer_headers: Map<string, string> },
): Context {
  const { headers } = asked.request;
  return {
    ...services,
    ...own,
    request_id: asked.request_id,
    viewer: asked.viewer,
    language: chooseLanguage({ browser: headers["accept-language"] ?? null }),
    headers: headers as Context["headers"],
  };
}

/** A job that was begun says where it is followed and how often (spec §4 "Network"). */
function announceJob(output: unknown, headers: Map<string, string>): void {
  const id = (output as { id?: unknown } | null)?.id;
  if (typeof id !== "string") return;
  headers.set("location", `${PREFIX}/progress/${id}`);
  headers.set("retry-after", "2");
}

async function sendJson({ request, response }: Asked, status: number, headers: Map<string, string>, body: unknown): Promise<void> {
  const all: Record<string, string> = {
    "content-type": "application/json",
    "cache-control": "no-store",
    "x-content-type-options": "nosniff",
  };
  for (const [name, value] of headers) all[name] = value;
  await sendBody(request, response, status, all, jsonOf(body));
}

interface Bus {
  limits: RateLimits;
  isBusReachable: () => Promise<boolean>;
  close: () => Promise<void>;
}

/** What the processes share: counters in Redis, or in this process where there is none. */
async function openBus(services: Services, options: ApiOptions): Promise<Bus> {
  const own = options.rateLimit === false ? { calls: null } : {};
  if (options.redisUrl === undefined) {
    return { limits: makeRateLimits({ own }), isBusReachable: async () => true, close: async () => {} };
  }
  const { createClient } = await import("redis");
  const client = createClient({ url: options.redisUrl });
  client.on("error", (error: Error) => services.log.warn({ error: error.message }, "Redis does not answer"));
  await client.connect();
  return {
    limits: makeRateLimits({ own, redis: client }),
    isBusReachable: () => answersInTime(() => client.ping()),
    close: async () => client.destroy(),
  };
}
