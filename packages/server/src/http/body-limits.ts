import type { IncomingMessage } from "node:http";
import { CSV_LIMITS } from "@tablee/domain/management/menu-csv/csv-faults";
import { MAX_PICTURE_BYTES } from "@tablee/domain/pictures/picture-limits";
import type { Viewer } from "./context.ts";

/** Limits on a request's body: its size, and the time until it is complete. */
export interface BodyLimits {
  bytes: number;
  within_ms: number;
  /** For slow uploads: the least number of bytes in each interval of `each_ms`. */
  least?: { bytes: number; each_ms: number };
  /** Whether the body is read only for a member who has a place for it (upload-places.ts). */
  placed?: true;
  /** A field of the JSON whose text the call validates itself, including characters that cannot be stored. */
  judged?: string;
}

const KB = 1024;
/** For every call not listed below: the longest text of a member is a few kilobytes. */
const USUAL: BodyLimits = { bytes: 64 * KB, within_ms: 15_000 };
/** The call itself says which characters a comment may not contain (comments §16). */
const COMMENT: BodyLimits = { ...USUAL, judged: "text" };
/** Full baskets, in which each line has choices and notes. */
const BASKET: BodyLimits = { bytes: 256 * KB, within_ms: 15_000 };
/** Complete files of restaurants and menus, from those who may import them. */
const IMPORT: BodyLimits = { bytes: 64 * KB * KB, within_ms: 300_000 };

/**
 * A picture with its other fields, sent from a phone with poor reception; an upload that only trickles loses its place.
 */
const PICTURE: BodyLimits = {
  bytes: MAX_PICTURE_BYTES + 256 * KB,
  within_ms: 120_000,
  least: { bytes: 128 * KB, each_ms: 15_000 },
  placed: true,
};

/** A long page in two languages. */
const ARTICLE: BodyLimits = { bytes: 512 * KB, within_ms: 30_000 };
/** A change of all prices of a menu at once, or of all special days of a year, with the old and the new values. */
const MENU_EDITS: BodyLimits = { bytes: 256 * KB, within_ms: 30_000 };

/** A menu as a CSV or as a till exports it. */
const MENU_FILE: BodyLimits = { bytes: CSV_LIMITS.bytes + 64 * KB, within_ms: 60_000 };

/** Calls that take a picture, as method and path. */
const PICTURES = [
  /^POST \/client\/account\/avatar$/,
  /^(POST|PATCH) \/client\/recommendation\/(create|\d+)$/,
  /^POST \/management\/\d+\/(menu\/)?picture$/,
  /^POST \/admin\/articles\/picture$/,
];
/** Calls that contain a basket. */
const BASKETS = new Set(["/client/order/quote", "/client/order/place"]);
const COMMENT_CREATED = /^\/client\/comment\/recommendation\/create\/\d+$/;
/**
 * This many bytes of a body count like one more call, because reading, pricing and answering a large one costs more.
 */
const BYTES_PER_CALL = 16 * KB;

/** Whether a body declares to be no longer than any text: text without a picture does not count as an upload. */
const isShort = ({ headers }: Pick<IncomingMessage, "headers">): boolean =>
  headers["content-length"] !== undefined && Number(headers["content-length"]) <= USUAL.bytes;

/**
 * Returns the limits of a call's body. The caller and the declared length are known before its first byte is read; a
 * body longer than declared is refused.
 */
export function bodyLimitsOf(
  method: string,
  path: string,
  viewer: Viewer | null,
  request: Pick<IncomingMessage, "headers">,
): BodyLimits {
  if (BASKETS.has(path)) return BASKET;
  if (method === "POST" && COMMENT_CREATED.test(path)) return COMMENT;
  if (viewer && PICTURES.some((call) => call.test(`${method} ${path}`))) return isShort(request) ? USUAL : PICTURE;
  if (viewer?.admin && /^\/admin\/articles?(\/|$)/.test(path)) return ARTICLE;
  if (viewer && method === "PATCH" && /^\/management\/\d+\/(menu|settings)$/.test(path)) return MENU_EDITS;
  if (viewer && method === "POST" && /^\/management\/\d+\/menu\/(?:csv(?:\/preview)?|file)$/.test(path))
    return MENU_FILE;
  return path.startsWith("/admin/import/") && viewer?.admin ? IMPORT : USUAL;
}

/**
 * Returns how many calls a request counts as, 1 for the usual size; without a declared length, it counts as the
 * longest.
 */
export function weightOf(request: Pick<IncomingMessage, "headers">): number {
  const told = request.headers["content-length"];
  const untold = request.headers["transfer-encoding"] === undefined ? 0 : BASKET.bytes;
  const bytes = Math.min(told === undefined ? untold : Number(told) || 0, BASKET.bytes);
  return 1 + Math.floor(bytes / BYTES_PER_CALL);
}
