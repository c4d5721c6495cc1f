import { type AnyRouter, createRouterClient, type RouterClient } from "@orpc/server";
import type { Suspension } from "@tablee/domain/accounts/suspension";
import type { Language } from "@tablee/domain/language/text";
import { refuseInvalidInput } from "../http/call-interceptors.ts";
import { checkOutput } from "../http/check-output.ts";
import type { Context, Viewer } from "../http/context.ts";
import { makeRateLimits, type RateLimits } from "../ports/rate-limits.ts";
import type { Services } from "../services.ts";

/** A member of a test as the session would have told; null: a visitor. */
export type Caller = {
  account_id: number;
  session_id?: number;
  admin?: boolean;
  moderator?: boolean;
  suspension?: Suspension | null;
} | null;

export const viewerOf = (caller: Caller): Viewer | null =>
  caller && { session_id: 0, admin: false, moderator: false, ...caller };

/** What a call comes with, where it is not as usual. */
interface OfCall {
  headers?: Record<string, string>;
  language?: Language;
  address?: string;
  /** Of several callers together. */
  limits?: RateLimits;
}

/** What a call knows besides its input, as the HTTP side would have made it. */
export const makeContext = (services: Services, caller: Caller, own: OfCall = {}): Context => ({
  ...services,
  request_id: "test",
  viewer: viewerOf(caller),
  language: own.language ?? "en",
  address: own.address ?? "192.0.2.1",
  limits: own.limits ?? makeRateLimits(),
  headers: own.headers ?? {},
  answer_headers: new Map(),
});

/**
 * The calls of a router (a room's own, or the whole one) without HTTP, as a member or a visitor:
 * `await callAs(services, ordersRouter, member).quote({ … })`. Refusals are thrown as ORPCError with their code;
 * an answer that is not exactly what the contract says is thrown as OutputMismatch.
 */
export const callAs = <R extends AnyRouter>(
  services: Services,
  router: R,
  caller: Caller = null,
  own: OfCall = {},
): RouterClient<R> =>
  createRouterClient(router, {
    context: makeContext(services, caller, own) as never,
    interceptors: [refuseInvalidInput as never, checkOutput as never],
  }) as RouterClient<R>;
