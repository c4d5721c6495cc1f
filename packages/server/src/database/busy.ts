import { DrizzleQueryError } from "drizzle-orm";

/** There was no connection to ask on. */
export class NoConnection extends Error {
  override name = "NoConnection";
}

/** What PostgreSQL says where nothing is wrong with the question: it waited too long, or the server is on its way out or in. */
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
/** It has no room: this passes too, but only once somebody has made some. */
const FULL = new Set([
  "53100", // its disk
  "53200", // its memory
]);
/** And what there is instead of an answer, in the words of pg and of Node. */
const SILENCE =
  /^(timeout exceeded when trying to connect|timeout expired|Query read timeout|Connection terminated\b.*|Client (has encountered a connection error|was closed) and is not queryable)$/;
const LINE = /^(ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN)$/;

/**
 * Whether the database could not answer at this moment, for a reason that passes by itself: whoever asks again in a few
 * seconds may well be answered.
 */
export function isDatabaseBusy(error: unknown): boolean {
  if (error instanceof NoConnection) return true;
  const cause = causeOf(error);
  if (!cause) return false;
  const code = codeOf(cause);
  return STATES.has(code) || FULL.has(code) || LINE.test(code) || SILENCE.test(cause.message);
}

/** Whether that is because the database has no room left, which whoever runs it must hear of. */
export function isDatabaseFull(error: unknown): boolean {
  const cause = causeOf(error);
  return cause !== null && FULL.has(codeOf(cause));
}

/** A code of the network may be anybody's; that of a statement is the database's. */
const causeOf = (error: unknown): Error | null =>
  error instanceof DrizzleQueryError && error.cause instanceof Error ? error.cause : null;

const codeOf = (cause: Error): string => ("code" in cause ? String(cause.code) : "");
