import { type AnyRouter, createRouterClient, type RouterClient } from "@orpc/server";
import type { Suspension } from "@tablee/domain/accounts/suspension";
import type { Language } from "@tablee/domain/language/text";
import { refuseInvalidInput } from "../http/call-interceptors.ts";
import { checkOutput } from "../http/check-output.ts";
import type { Context, Viewer } from "../http/context.ts";
import { makeRateLimits, type RateLimits } from "../ports/rate-limits.ts";
import type { Services } from "../services.ts";

/** The caller in a test, as their session would identify them; null: a visitor. */
export type Caller = {
  account_id: number;
  session_id?: number;
  admin?: boolean;
  moderator?: boolean;
  suspension?: Suspension | null;
} | null;

export const viewerOf = (caller: Caller): Viewer | null =>
  caller && { session_id: 0, admin: false, moderator: false, ...caller };

/** What a call carries, if it differs from the defaults. */
interface OfCall {
  headers?: Record<string, string>;
  language?: Language;
  address?: string;
  /** For limits that several callers share. */
  limits?: RateLimits;
}

/** The context of a call, as the HTTP layer would have made it. */
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
 * Calls a router (one room's or the whole one) without HTTP, as a member or a visitor:
 * `await callAs(services, ordersRouter, member).quote({ … })`. Refusals are thrown as ORPCError with their code; an
 * answer that does not match the contract exactly is thrown as OutputMismatch.
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
