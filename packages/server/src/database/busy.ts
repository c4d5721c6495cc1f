import { DrizzleQueryError } from "drizzle-orm";

/** No connection was available. */
export class NoConnection extends Error {
  override name = "NoConnection";
}

/**
 * The SQLSTATEs of PostgreSQL where the statement is not at fault: it waited too long, or the server is starting or
 * stopping.
 */
const STATES = new Set([
  "40P01", // deadlock_detected: two transactions waited for each other, and this one was cancelled
  "55P03", // lock_not_available: lock_timeout has passed
  "57014", // query_canceled: statement_timeout has passed
  "25P03", // idle_in_transaction_session_timeout
  "57P01", // admin_shutdown: the server is being stopped
  "57P02", // crash_shutdown: another process of the server has crashed
  "57P03", // cannot_connect_now: the server is starting or stopping
  "53300", // too_many_connections
]);
/** The server is out of disk space or memory. This is temporary too, but lasts until somebody frees some. */
const FULL = new Set([
  "53100", // disk_full
  "53200", // out_of_memory
]);
/** The messages of pg and the codes of Node when there is no answer at all. */
const SILENCE =
  /^(timeout exceeded when trying to connect|timeout expired|Query read timeout|Connection terminated\b.*|Client (has encountered a connection error|was closed) and is not queryable)$/;
const LINE = /^(ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN)$/;

/** Whether the database could not answer for a temporary reason, so that a retry in a few seconds may well succeed. */
export function isDatabaseBusy(error: unknown): boolean {
  if (error instanceof NoConnection) return true;
  const cause = causeOf(error);
  if (!cause) return false;
  const code = codeOf(cause);
  return STATES.has(code) || FULL.has(code) || LINE.test(code) || SILENCE.test(cause.message);
}

/** Whether the reason is that the database is out of space, which its operator must be told. */
export function isDatabaseFull(error: unknown): boolean {
  const cause = causeOf(error);
  return cause !== null && FULL.has(codeOf(cause));
}

/**
 * Returns the cause of a failed statement. Other errors are ignored, because a network code alone may have come from
 * anything.
 */
const causeOf = (error: unknown): Error | null =>
  error instanceof DrizzleQueryError && error.cause instanceof Error ? error.cause : null;

const codeOf = (cause: Error): string => ("code" in cause ? String(cause.code) : "");
