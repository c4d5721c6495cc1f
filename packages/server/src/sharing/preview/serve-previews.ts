import type { IncomingMessage, ServerResponse } from "node:http";
import type { Language } from "@tablee/domain/language/text";
import { textIn } from "@tablee/domain/language/text-in";
import { placeLine, type PreviewFacts, previewPath } from "@tablee/domain/sharing/preview";
import { SHARE_TYPES } from "@tablee/domain/sharing/share";
import { LRUCache } from "lru-cache";
import { faultRecord } from "../../http/call-log.ts";
import { FairQueue, QueueFull } from "../../jobs/fair-queue.ts";
import type { PictureFiles } from "../../pictures/serve-pictures.ts";
import type { Services } from "../../services.ts";
import { sharedThing } from "../shared-thing.ts";
import type { Thing } from "../sharing.queries.ts";
import { composePreview } from "./compose-preview.ts";

const YEAR_S = 31_536_000;
/** Shared caches keep it for a day only: an erased member's picture must not be served by them for longer. */
const DAY_S = 86_400;
/** Some hundreds of pictures. */
const KEPT_BYTES = 32_000_000;
const MAX_ID = 2_147_483_647;
const PREFIX = "/previews/";
const ADDRESS = /^\/previews\/([a-z]+)\/([1-9]\d{0,9})\/(en|fr)-[\da-f]{16}\.jpg$/;

interface PreviewDoors {
  /** null, or the seconds that an address over the limit has to wait. */
  admit: (request: IncomingMessage) => Promise<number | null>;
  /** Who asks: one caller's pictures wait for each other, but not for anybody else's. */
  callerOf: (request: IncomingMessage) => string;
  /** The file at one of our addresses; null if we have none there. */
  readPicture: (address: string) => Promise<Buffer | null>;
}

/**
 * Serves the preview pictures of links (sharing §6). Each request checks again whether visitors may see the thing, so
 * that a cached picture of something hidden is shown to nobody. An old address redirects to the current one.
 */
export function servePreviews(services: Services, { admit, callerOf, readPicture }: PreviewDoors): PictureFiles {
  const compose = keptPreviews(readPicture);
  return async (request, response) => {
    const path = (request.url ?? "/").split("?", 1)[0] ?? "/";
    if (!path.startsWith(PREFIX)) return false;
    const end = answerOf(response);
    if (request.method !== "GET" && request.method !== "HEAD") return end(405, { allow: "GET, HEAD" });
    try {
      const asked = askedAt(path);
      if (!asked) return end(404);
      const wait = await admit(request);
      if (wait !== null) return end(429, { "retry-after": String(wait) });
      const facts = await factsOf(services, asked);
      if (!facts) return end(404);
      const current = previewPath(facts);
      if (current !== path) return end(302, { location: current });
      const lasting = {
        "cache-control": `public, max-age=${YEAR_S}, s-maxage=${DAY_S}, immutable`,
        etag: `"${path.slice(-20, -4)}"`,
      };
      if (request.headers["if-none-match"] === lasting.etag) return end(304, lasting);
      const bytes = await compose(path, facts, callerOf(request));
      const headers = { ...lasting, "content-type": "image/jpeg", "content-length": String(bytes.length) };
      return end(200, headers, request.method === "HEAD" ? undefined : bytes);
    } catch (error) {
      if (error instanceof QueueFull) return end(503, { "retry-after": String(error.retry_after) });
      services.log.error(faultRecord(error), "A preview could not be composed");
      return end(500);
    }
  };
}

const answerOf =
  (response: ServerResponse) =>
  (status: number, headers: Record<string, string> = {}, body?: Buffer): true => {
    response.writeHead(status, { "cache-control": "no-store", "x-content-type-options": "nosniff", ...headers });
    response.end(body);
    return true;
  };

interface Asked extends Thing {
  language: Language;
}

function askedAt(path: string): Asked | null {
  const [, kind, id, language] = ADDRESS.exec(path) ?? [];
  const type = SHARE_TYPES.find((each) => each === kind);
  const item_id = Number(id);
  return type && item_id <= MAX_ID ? { type, item_id, language: language === "fr" ? "fr" : "en" } : null;
}

async function factsOf(services: Services, { language, ...thing }: Asked): Promise<PreviewFacts | null> {
  const shown = await sharedThing(services, thing);
  if (!shown) return null;
  const { title, place_name, city, image_url } = shown;
  const place = placeLine(textIn(place_name, language), city);
  return { ...thing, language, title: textIn(title, language), place, image: image_url };
}

/** Composes one picture at a time, each once for concurrent callers, and caches the most recently used. */
function keptPreviews(readPicture: PreviewDoors["readPicture"]) {
  const kept = new LRUCache<string, Buffer>({ maxSize: KEPT_BYTES, sizeCalculation: ({ length }) => length });
  const underWay = new Map<string, Promise<Buffer>>();
  const queue = new FairQueue({ atOnce: 1, room: 40 });
  const compose = async (path: string, { image, ...facts }: PreviewFacts, key: string): Promise<Buffer> => {
    const bytes = await queue.run({ key, suspected: false }, async () =>
      composePreview({ ...facts, picture: image === null ? null : await readPicture(image) }),
    );
    kept.set(path, bytes);
    return bytes;
  };
  return (path: string, facts: PreviewFacts, caller: string): Promise<Buffer> => {
    const found = kept.get(path);
    if (found) return Promise.resolve(found);
    const asked = underWay.get(path) ?? compose(path, facts, caller).finally(() => underWay.delete(path));
    underWay.set(path, asked);
    return asked;
  };
}
