import type { Logger } from "pino";
import { isDatabaseBusy, isDatabaseFull } from "../database/busy.ts";

/** One answered call, as it is logged. */
export interface CallRecord {
  method: string;
  /** Without its query string. */
  path: string;
  status: number;
  /** Milliseconds from the first byte of the question to the last of the answer. */
  ms: number;
  request_id: string;
  /** null: a visitor. */
  account_id: number | null;
}

/** Long runs of letters and digits in a path are tokens or keys that somebody put in the wrong place. */
const SECRET_LIKE = /[\w-]{40,}/g;
/** A shared table's code opens its basket to whoever has it: `/menu/table/…`, `/api/client/table/…`. */
const TABLE_CODE = /(\/table\/)(?!\d{1,10}(?:\/|$))[^/]+/gi;
/** Invitations, resets and verifications are open to whoever has their guid. */
const GUID = /[\da-f]{8}-?(?:[\da-f]{4}-?){3}[\da-f]{12}/gi;
/** Whatever holds an at sign, however often it was escaped. */
const EMAIL = /@|%(?:25)*40/i;
const MAX_PATH = 200;

/** A path as it may be logged: no query, nothing that looks like a secret, of bounded length. */
export const loggablePath = (target: string): string => {
  const query = target.indexOf("?");
  const path = (query === -1 ? target : target.slice(0, query))
    .replace(TABLE_CODE, "$1[code]")
    .replace(GUID, "[guid]")
    // Part by part: one expression over all of it takes a second for a long path of nothing.
    .split("/")
    .map((part) => (EMAIL.test(part) ? "[e-mail]" : part))
    .join("/");
  // Cut only afterwards: the beginning of a secret is not logged either.
  return path.length < 40 ? path : path.replace(SECRET_LIKE, "[long]").slice(0, MAX_PATH);
};

/** One line per call. No header, no query string and no body ever comes near it. */
export const logCall = (log: Logger, record: CallRecord): void => {
  if (record.status === 503) log.warn(record, "call");
  else if (record.status >= 500) log.error(record, "call");
  else log.info(record, "call");
};

interface DatabaseFault {
  code?: string;
  constraint?: string;
  table?: string;
}

/**
 * What of an unforeseen error may be logged. The database library writes the parameters of a failed statement (a
 * password's hash, an address) into its message, and the database the offending row into its detail: both stay out.
 */
export const faultRecord = (error: unknown): Record<string, string | undefined> => {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : null;
  const { code, constraint, table } = (cause ?? {}) as DatabaseFault;
  const shown = error instanceof Error ? describe(error) : String(error);
  return { error: shown, ...(cause ? { cause: describe(cause) } : {}), code, constraint, table };
};

/** A database that is busy is nobody's mistake, and a warning; one that is full waits for somebody to make room. */
export const logFault = (log: Logger, error: unknown, request_id: string): void => {
  const record = { request_id, ...faultRecord(error) };
  if (isDatabaseBusy(error) && !isDatabaseFull(error)) log.warn(record, "busy");
  else log.error(record, "fault");
};

/**
 * What an error is, without what it says: messages quote (a statement's parameters, an answer that is no JSON), and
 * where what was asked is private they stay out of the log. `code` is that of the error or of its cause.
 */
export const faultName = (error: unknown): { error: string; code?: string } => {
  if (!(error instanceof Error)) return { error: "unknown" };
  const codes = [error, error.cause].map((each) => (each as { code?: unknown } | undefined)?.code);
  const code = codes.find((each) => typeof each === "string");
  return { error: error.name, ...(code === undefined ? {} : { code }) };
};

const describe = (error: Error): string => {
  const stack = (error.stack ?? "").split("\n").filter((line) => /^ +at /.test(line));
  const failedQuery = error.message.startsWith("Failed query");
  const message = failedQuery ? error.message.split("\nparams:")[0] : error.message;
  return [`${error.name}: ${message}`, ...stack].join("\n");
};
