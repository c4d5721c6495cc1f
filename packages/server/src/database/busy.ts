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
  "40P01", // two transactions that waited for each other, of which this one was ended
  "55P03", // lock_timeout
  "57014", // statement_timeout
  "25P03", // idle_in_transaction_session_timeout
  "57P01", // the server is stopped
  "57P02", // another process of it has crashed
  "57P03", // it is still starting
  "53300", // it has no connection left
]);
/** The server is out of space: this passes too, but only once somebody frees some. */
const FULL = new Set([
  "53100", // its disk
  "53200", // its memory
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
