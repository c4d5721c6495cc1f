import type { IncomingMessage, ServerResponse } from "node:http";
import { faultRecord } from "../http/call-log.ts";
import { PicturesUnavailable, type StoredPicture } from "../ports/pictures/pictures.ts";
import type { Services } from "../services.ts";
import { addressOfName } from "./picture-address.ts";

const YEAR_S = 31_536_000;
/** Shared caches keep it for a day only: an erased member's picture must not be served by them for longer. */
const DAY_S = 86_400;
const PREFIX = "/pictures/";

/** Serves a member's picture; false for any other request, which it does not touch. Never rejects. */
export type PictureFiles = (request: IncomingMessage, response: ServerResponse) => Promise<boolean>;

/**
 * Serves members' pictures as files (pictures §6). An address never changes its picture, so clients cache it for good.
 * `admit` returns null, or the seconds that an address over the limit has to wait.
 */
export function servePictures(
  { pictures, log }: Pick<Services, "pictures" | "log">,
  admit: (request: IncomingMessage) => Promise<number | null>,
): PictureFiles {
  return async (request, response) => {
    const name = nameOf(request.url ?? "/");
    if (name === null) return false;
    response.setHeader("x-content-type-options", "nosniff");
    const end = (status: number, headers: Record<string, string> = {}) => {
      response.writeHead(status, { "cache-control": "no-store", ...headers }).end();
      return true;
    };
    if (request.method !== "GET" && request.method !== "HEAD") return end(405, { allow: "GET, HEAD" });
    try {
      const wait = await admit(request);
      if (wait !== null) return end(429, { "retry-after": String(wait) });
      const etag = `"${name}"`;
      const lasting = { "cache-control": `public, max-age=${YEAR_S}, s-maxage=${DAY_S}, immutable`, etag };
      const found = await pictures.get(name);
      // Also for a cache that asks whether its own is still good: what was erased is gone from it, too.
      if (!found) return end(404);
      if (holds(request.headers["if-none-match"], etag)) return end(304, lasting);
      send(request, response, found, lasting);
    } catch (error) {
      log.error(faultRecord(error), "A picture could not be read");
      if (response.headersSent) response.destroy();
      else end(error instanceof PicturesUnavailable ? 503 : 500);
    }
    return true;
  };
}

/** The stored name in a request's target, taken literally: nothing is decoded. */
function nameOf(target: string): string | null {
  if (!target.startsWith(PREFIX)) return null;
  const name = target.slice(PREFIX.length).split(/[?#]/, 1)[0] ?? "";
  return addressOfName(name) === null ? null : name;
}

const holds = (header: string | undefined, etag: string): boolean =>
  header !== undefined && header.split(",").some((each) => [etag, `W/${etag}`, "*"].includes(each.trim()));

function send(
  request: IncomingMessage,
  response: ServerResponse,
  { bytes, type }: StoredPicture,
  lasting: Record<string, string>,
): void {
  const part = rangeOf(request, bytes.length, lasting["etag"]);
  if (part === "none") {
    response.writeHead(416, { "content-range": `bytes */${bytes.length}`, "cache-control": "no-store" }).end();
    return;
  }
  const body = part ? bytes.subarray(part.from, part.to + 1) : bytes;
  response.writeHead(part ? 206 : 200, {
    ...lasting,
    "content-type": type,
    "content-length": String(body.length),
    "accept-ranges": "bytes",
    ...(part ? { "content-range": `bytes ${part.from}-${part.to}/${bytes.length}` } : {}),
  });
  response.end(request.method === "HEAD" ? undefined : body);
}

/** The single requested range; null: the whole file, also if several ranges are requested; "none": beyond the end. */
function rangeOf(request: IncomingMessage, size: number, etag: string | undefined) {
  const { range, "if-range": unless } = request.headers;
  const [whole, first = "", last = ""] = /^bytes=(\d*)-(\d*)$/.exec(range ?? "") ?? [];
  if (whole === undefined || (first === "" && last === "") || (unless !== undefined && unless !== etag)) return null;
  const from = first === "" ? Math.max(0, size - Number(last)) : Number(first);
  const to = first === "" || last === "" ? size - 1 : Math.min(Number(last), size - 1);
  return from >= size || from > to ? "none" : { from, to };
}
