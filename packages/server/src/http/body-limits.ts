import type { IncomingMessage } from "node:http";
import { CSV_LIMITS } from "@tablee/domain/management/menu-csv/csv-faults";
import { MAX_PICTURE_BYTES } from "@tablee/domain/pictures/picture-limits";
import type { Viewer } from "./context.ts";

/** What a request's body may be: so many bytes, and so long until all of them are there. */
export interface BodyLimits {
  bytes: number;
  within_ms: number;
  /** Of a body that is long in coming: so many bytes at least in each so many milliseconds. */
  least?: { bytes: number; each_ms: number };
  /** Whether so much is read only for whoever has a place for it (upload-places.ts). */
  placed?: true;
  /** A field of its JSON whose text the call judges itself, down to characters that could not be kept. */
  judged?: string;
}

const KB = 1024;
/** Every call that has no line below: the longest text of a member is a few kilobytes. */
const USUAL: BodyLimits = { bytes: 64 * KB, within_ms: 15_000 };
/** Of a comment's text the call says itself which characters it may not have (comments §16). */
const COMMENT: BodyLimits = { ...USUAL, judged: "text" };
/** Full baskets, each line with its choices and notes. */
const BASKET: BodyLimits = { bytes: 256 * KB, within_ms: 15_000 };
/** Whole files of restaurants and menus, from whoever may bring them. */
const IMPORT: BodyLimits = { bytes: 64 * KB * KB, within_ms: 300_000 };

/** A picture with what is said of it, from a telephone far from its mast; whoever only drips holds no place for it. */
const PICTURE: BodyLimits = {
  bytes: MAX_PICTURE_BYTES + 256 * KB,
  within_ms: 120_000,
  least: { bytes: 128 * KB, each_ms: 15_000 },
  placed: true,
};

/** A long page in two languages. */
const ARTICLE: BodyLimits = { bytes: 512 * KB, within_ms: 30_000 };
/** A change of a whole menu's prices at once; the days of a year that differ, as they were and as they are to be. */
const MENU_EDITS: BodyLimits = { bytes: 256 * KB, within_ms: 30_000 };

/** A menu as a CSV, or as a till writes it. */
const MENU_FILE: BodyLimits = { bytes: CSV_LIMITS.bytes + 64 * KB, within_ms: 60_000 };

/** Calls that take a picture, as method and path. */
const PICTURES = [
  /^POST \/client\/account\/avatar$/,
  /^(POST|PATCH) \/client\/recommendation\/(create|\d+)$/,
  /^POST \/management\/\d+\/(menu\/)?picture$/,
  /^POST \/admin\/articles\/picture$/,
];
/** Calls that hold a basket. */
const BASKETS = new Set(["/client/order/quote", "/client/order/place"]);
const COMMENT_CREATED = /^\/client\/comment\/recommendation\/create\/\d+$/;
/** So much of a body counts like one call more: reading, pricing and answering a heavy one costs its weight. */
const BYTES_PER_CALL = 16 * KB;

/** Whether a body says that it is no longer than any text: words without a picture begin no upload. */
const isShort = ({ headers }: Pick<IncomingMessage, "headers">): boolean =>
  headers["content-length"] !== undefined && Number(headers["content-length"]) <= USUAL.bytes;

/**
 * What the body of a call may be. Who asks is known before the first byte of it is read, and so is how long it says that
 * it is; one that is longer than it says is refused.
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

/** As how many calls a request counts, 1 for one of the usual size; one that does not tell its length has the longest. */
export function weightOf(request: Pick<IncomingMessage, "headers">): number {
  const told = request.headers["content-length"];
  const untold = request.headers["transfer-encoding"] === undefined ? 0 : BASKET.bytes;
  const bytes = Math.min(told === undefined ? untold : Number(told) || 0, BASKET.bytes);
  return 1 + Math.floor(bytes / BYTES_PER_CALL);
}
