import type { Suspension } from "@tablee/domain/accounts/suspension";
import { ORPCError } from "@orpc/client";
import { isDatabaseBusy } from "../database/busy.ts";
import { FORBIDDEN } from "@tablee/contract/wire/errors";

/**
 * Creates a refusal that no call declares, because it happens before any call; it is thrown, and answered as an error
 * body.
 */
export const refusal = (status: number, code: string, message: string, data?: unknown): ORPCError<string, unknown> =>
  new ORPCError(code, { status, message, ...(data === undefined ? {} : { data }) });

export const invalidInput = (issues: readonly { path: string; reason: string }[]) =>
  refusal(400, "invalid_input", "The input does not have the shape of the contract", { issues });

export const notFound = () => refusal(404, "not_found", "There is no such call");

export const unauthorized = () => refusal(401, "unauthorized", "The token is missing, expired or revoked");

export const forbidden = () => refusal(FORBIDDEN.status, "forbidden", FORBIDDEN.message);

export const suspended = ({ until, reason }: Suspension) =>
  refusal(403, "suspended", "A moderator has suspended this member for a while", {
    until: until.toISOString(),
    reason,
  });

export const tooManyRequests = (retry_after: number) =>
  refusal(429, "too_many_requests", "Too many requests", { retry_after });

/** Seconds after which the holder of a lock has released it or was ended, and waiting requests have had their turn. */
export const BUSY_S = 5;

export const busy = () => refusal(503, "busy", "The server cannot answer just now", { retry_after: BUSY_S });

export interface ErrorAnswer {
  status: number;
  body: { code: string; status: number; message: string; data?: unknown };
}

/**
 * Returns the error body (wire §5) for anything thrown. An unexpected error is `internal_error`; its own message is
 * included only if `details` is true, never in production.
 */
export function errorAnswer(thrown: unknown, details: boolean): ErrorAnswer {
  const error = isDatabaseBusy(thrown) ? busy() : thrown;
  if (error instanceof ORPCError && error.code !== "INTERNAL_SERVER_ERROR") {
    const { status, message, data } = error;
    const code = error.code.toLowerCase();
    return { status, body: { code, status, message, ...(data === undefined ? {} : { data }) } };
  }
  const message = "Something wrong happened";
  const shown = details && error instanceof Error ? { data: { error: `${error.name}: ${error.message}` } } : {};
  return { status: 500, body: { code: "internal_error", status: 500, message, ...shown } };
}

export const isForeseen = (error: unknown): boolean =>
  error instanceof ORPCError && error.code !== "INTERNAL_SERVER_ERROR";
