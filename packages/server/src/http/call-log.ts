import type { Logger } from "pino";
import { isDatabaseBusy, isDatabaseFull } from "../database/busy.ts";

/** One answered call, as it is logged. */
export interface CallRecord {
  method: string;
  /** Without the query string. */
  path: string;
  status: number;
  /** Milliseconds from the first byte of the request to the last of the answer. */
  ms: number;
  request_id: string;
  /** null: a visitor. */
  account_id: number | null;
}

/** Long runs of letters and digits in a path are tokens or keys in the wrong place. */
const SECRET_LIKE = /[\w-]{40,}/g;
/** A shared table's code, which opens its basket to anybody who has it: `/menu/table/…`, `/api/client/table/…`. */
const TABLE_CODE = /(\/table\/)(?!\d{1,10}(?:\/|$))[^/]+/gi;
/** The guid of an invitation, reset or verification, which is open to anybody who has it. */
const GUID = /[\da-f]{8}-?(?:[\da-f]{4}-?){3}[\da-f]{12}/gi;
/** A position, which is somebody's device or home: `/reverse-geocode/45.52/-73.58`, `/45.52,-73.58`. */
const POSITION = /(\/reverse-geocode\/).+|\/-?\d{1,3}\.\d{2,}(?:(?:\/|,|%2c)-?\d{1,3}\.\d+)?(?=\/|$)/gi;
/** Anything with an at sign, however often it was escaped. */
const EMAIL = /@|%(?:25)*40/i;
const MAX_PATH = 200;

/**
 * Returns a path that is safe to log: without the query or anything that looks like a secret, and of limited length.
 */
export const loggablePath = (target: string): string => {
  const query = target.indexOf("?");
  const path = (query === -1 ? target : target.slice(0, query))
    .replace(TABLE_CODE, "$1[code]")
    .replace(GUID, "[guid]")
    .replace(POSITION, (_, route: string | undefined) => `${route ?? "/"}[position]`)
    // Part by part, because one expression over the whole path can take a second on a long path.
    .split("/")
    .map((part) => (EMAIL.test(part) ? "[e-mail]" : part))
    .join("/");
  // Cut only afterwards, so that not even the beginning of a secret is logged.
  return path.length < 40 ? path : path.replace(SECRET_LIKE, "[long]").slice(0, MAX_PATH);
};

/** Logs one line per call. It never contains headers, the query string or the body. */
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
 * Returns what may be logged of an unexpected error. The database library puts the parameters of a failed statement (a
 * password's hash, an address) into its message, and the database puts the offending row into its detail: both are left
 * out.
 */
export const faultRecord = (error: unknown): Record<string, string | undefined> => {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : null;
  const { code, constraint, table } = (cause ?? {}) as DatabaseFault;
  const shown = error instanceof Error ? describe(error) : String(error);
  return { error: shown, ...(cause ? { cause: describe(cause) } : {}), code, constraint, table };
};

/** A busy database is nobody's mistake and only a warning; a full one needs somebody to free space. */
export const logFault = (log: Logger, error: unknown, request_id: string): void => {
  const record = { request_id, ...faultRecord(error) };
  if (isDatabaseBusy(error) && !isDatabaseFull(error)) log.warn(record, "busy");
  else log.error(record, "fault");
};

/**
 * Identifies an error without its message: messages may quote private data (a statement's parameters, a malformed
 * answer), which must stay out of the log. `code` is that of the error or of its cause.
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
