import type { IncomingMessage, ServerResponse } from "node:http";
import { chooseLanguage } from "@tablee/domain/language/choose-language";
import { authenticate } from "../accounts/sessions.ts";
import { bearerToken } from "../accounts/stored/session-token.ts";
import { listenForChanges } from "../database/changes.ts";
import { router } from "../router.ts";
import type { Services } from "../services.ts";
import { API_PREFIX, type Asked, logWhenDone, readAsked, sendJson } from "./asked.ts";
import { bodyLimitsOf, weightOf } from "./body-limits.ts";
import { logFault } from "./call-log.ts";
import { callerAddress, limitKey, networkKey, type TrustedProxies } from "./caller-address.ts";
import { answerWeight, limitOf } from "./call-limit.ts";
import { makeCalls } from "./calls.ts";
import type { Context, Viewer } from "./context.ts";
import { allowOrigin, answerPreflight } from "./cross-origin.ts";
import { type Bus, openBus } from "./open-bus.ts";
import { makePlainRoutes } from "./plain-routes.ts";
import { refusedUnread } from "./read-body.ts";
import { goneSignal, isParts, sendParts } from "./answering/send-parts.ts";
import { busy, errorAnswer, isForeseen, tooManyRequests, unauthorized } from "./refusal.ts";
import { UploadPlaces } from "./upload-places.ts";

export interface ApiOptions {
  /** false turns off all limits (load tests). Default true. */
  rateLimit?: boolean;
  /** The proxies in front of us whose X-Forwarded-For entry is trusted. Default none. */
  trustProxy?: TrustedProxies;
  /** Origins other than our own whose pages may read answers. */
  allowedOrigins?: readonly string[];
  /** Counts rate limits across all processes; without it, they are counted in this process. */
  redisUrl?: string | undefined;
  /** Whether the process has been told to shut down; /api/ready reports it before it does. */
  isLeaving?: () => boolean;
  /** Folder of swagger-ui-dist for the reference page at /api/docs; without it, the page has no script. */
  docsFolder?: string | undefined;
  /**
   * false (development, tests): answers are checked against the contract, and errors show their messages. Default true.
   */
  production?: boolean;
}

export interface ApiHandler {
  /** Answers every request under /api; returns false for any other and leaves it alone. Never rejects. */
  handle(request: IncomingMessage, response: ServerResponse): Promise<boolean>;
  close(): Promise<void>;
}

/** Handles everything under /api: the calls of the contract, its description, health, drawn pictures. */
export async function createApiHandler(services: Services, options: ApiOptions = {}): Promise<ApiHandler> {
  const bus = await openBus(services, options);
  // This process's caches are valid only while it receives changes.
  const stopListening = await listenForChanges(
    services.database,
    () => {},
    () => {},
  );
  const answer = makeAnswer(services, options, bus);
  const details = options.production === false;

  return {
    close: async () => {
      await stopListening();
      await bus.close();
    },
    handle: async (request, response) => {
      const asked = readAsked(request, response);
      if (!asked) return false;
      response.setHeader("x-request-id", asked.request_id);
      logWhenDone(services, asked);
      try {
        await answer(asked);
      } catch (error) {
        await refuse(services, asked, error, details);
      }
      return true;
    },
  };
}

/** Returns a function that answers one request, or throws its refusal. */
function makeAnswer(services: Services, options: ApiOptions, bus: Bus): (asked: Asked) => Promise<void> {
  const { limits, isBusReachable } = bus;
  const proxies = options.trustProxy ?? 0;
  const places = new UploadPlaces();
  const allowed: ReadonlySet<string> = new Set(options.allowedOrigins);
  const call = makeCalls(router, { check_outputs: options.production === false });
  const plain = makePlainRoutes(services, {
    docsFolder: options.docsFolder,
    isBusReachable,
    isLeaving: options.isLeaving ?? (() => false),
  });

  /**
   * Takes a place for an upload (pictures §5); throws if there is none, or if the member has begun too many uploads.
   */
  const enter = async ({ account_id }: Viewer, address: string, request: IncomingMessage) => {
    const wait = await limits.take("upload_begins", String(account_id));
    if (wait !== null) throw refusedUnread(request, tooManyRequests(wait));
    const leave = places.enter(account_id, networkKey(address));
    if (leave === null) throw refusedUnread(request, busy());
    return leave;
  };

  return async (asked) => {
    const { request, response, url, method, path } = asked;
    allowOrigin(request, response, allowed);
    if (method === "OPTIONS") return answerPreflight(response);
    const address = callerAddress(request, proxies);
    const limit = limitOf(path);
    const weight = weightOf(request) * answerWeight(path);
    const wait = limit && (await limits.take(limit, limitKey(address), weight));
    if (wait !== null) throw tooManyRequests(wait);
    if (await plain(asked)) return;

    const answer_headers = new Map<string, string>();
    asked.viewer = await viewerOf(services, request, path, answer_headers);
    const context: Context = {
      ...services,
      request_id: asked.request_id,
      viewer: asked.viewer,
      language: chooseLanguage({ browser: request.headers["accept-language"] ?? null }),
      address,
      limits,
      headers: request.headers as Context["headers"],
      answer_headers,
      gone: () => goneSignal(response),
    };
    const body_limits = bodyLimitsOf(method, path, asked.viewer, request);
    const leave = body_limits.placed && asked.viewer ? await enter(asked.viewer, address, request) : undefined;
    const answered = call({ method, path, url, request, body_limits, context });
    const { status, output } = await answered.finally(leave);
    if (status === 202) announceJob(output, answer_headers);
    if (isParts(output)) return sendParts(response, status, answer_headers, output);
    await sendJson(asked, status, answer_headers, output);
  };
}

/** Answers a thrown error as an error body; unexpected errors are logged. */
async function refuse(services: Services, asked: Asked, error: unknown, details: boolean): Promise<void> {
  if (!isForeseen(error)) logFault(services.log, error, asked.request_id);
  if (asked.response.headersSent || asked.response.destroyed) {
    asked.response.destroy();
    return;
  }
  const { status, body } = errorAnswer(error, details);
  const wait = (body.data as { retry_after?: number } | undefined)?.retry_after;
  const headers: [string, string][] = wait !== undefined ? [["retry-after", String(wait)]] : [];
  try {
    await sendJson(asked, status, headers, body);
  } catch (fault) {
    logFault(services.log, fault, asked.request_id);
    asked.response.destroy();
  }
}

/** Calls that lead to a token. */
const SIGN_INS = new Set([
  "/client/account/login",
  "/client/account/send-verification",
  "/client/account/verify-email",
  "/client/account/forgot-password",
  "/client/account/check-reset-link",
  "/client/account/reset-password",
  "/client/account/login-social",
  "/client/account/login-passkey",
  "/client/account/login-second-step",
  "/client/account/provider/start",
  "/client/account/provider/finish",
]);

/**
 * Returns the member of the call's Bearer token; null without one. Throws unauthorized for an invalid token, except on
 * sign-in calls: there, an old token that a client still sends must not lock its member out.
 */
async function viewerOf(
  services: Services,
  request: IncomingMessage,
  path: string,
  answer_headers: Map<string, string>,
): Promise<Viewer | null> {
  const { authorization } = request.headers;
  if (authorization === undefined || SIGN_INS.has(path)) return null;
  const token = bearerToken(authorization);
  const found = token === null ? null : await authenticate(services, token);
  if (!found) throw unauthorized();
  if (found.renewed_token !== null) answer_headers.set("x-renewed-token", found.renewed_token);
  return found.viewer;
}

/** Adds headers that tell where to follow a job that was started, and how often (wire §13). */
function announceJob(output: unknown, headers: Map<string, string>): void {
  const id = (output as { id?: unknown } | null)?.id;
  if (typeof id !== "string") return;
  headers.set("location", `${API_PREFIX}/progress/${id}`);
  headers.set("retry-after", "2");
}
