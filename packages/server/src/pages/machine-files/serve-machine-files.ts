import type { IncomingMessage, ServerResponse } from "node:http";
import type { Language } from "@tablee/domain/language/text";
import type { SiteScope } from "@tablee/domain/sites/single-menu";
import { LRUCache } from "lru-cache";
import { KeptText, sendBody } from "../../http/answering/answer.ts";
import { languageOfRequest } from "../../http/request-language.ts";
import type { Services } from "../../services.ts";
import { listPublished } from "../articles.queries.ts";
import { appLinks, isAppLinks, type NativeApps } from "./app-links.ts";
import { feedXml } from "./feed.ts";
import { countFiles, siteSitemapXml, sitemapXml } from "./sitemap.ts";

/** Serves the files that machines read; false for any other address. */
export type MachineFiles = (request: IncomingMessage, response: ServerResponse) => Promise<boolean>;

interface MachineDoors {
  /** null, or the seconds that an address over the limit has to wait. */
  admit: (request: IncomingMessage) => Promise<number | null>;
  /** The same for site maps, which are large. */
  admitSitemap: (request: IncomingMessage) => Promise<number | null>;
  /** Where to report security problems, as `mailto:` or `https:`; null: nowhere. */
  security_contact: string | null;
  /** The native apps that open our links. */
  apps: NativeApps;
  /**
   * The own site that a request addresses, and where visitors reach it (restaurants §25); null: the product's address.
   */
  siteOf: (request: IncomingMessage) => (SiteScope & { origin: string }) | null;
}

const NEWEST = 30;
const HOUR_S = 3_600;
const DAY_MS = 86_400_000;
/**
 * Search engines fetch a site map once a day, so caching it for long would gain nothing, while a short time lets
 * removed and hidden pages disappear soon.
 */
const SITEMAP_MS = 30_000;
const SITEMAP_S = 60;
/** Room for three full files; their compressed forms take a tenth of that. */
const SITEMAP_BYTES = 80 * 1024 * 1024;
/** For at most this long, a further file that new pages require does not exist yet. */
const COUNT_MS = 60_000;
const XML = "application/xml; charset=utf-8";
const TEXT = "text/plain; charset=utf-8";
const FEED = /^\/(blog|news)\/rss\.xml$/;
const PLAIN: ReadonlySet<string> = new Set(["/robots.txt", "/.well-known/security.txt"]);
const SITEMAP = /^\/sitemap(?:-([1-9]\d{0,4}))?\.xml$/;
/** Addresses that are for signed-in people only, or are not pages. */
const UNLISTED = [
  "/api/",
  "/admin",
  "/kitchen",
  "/account",
  "/edit-profile",
  "/orders",
  "/s/",
  "/auth/",
  "/reset-password/",
  "/email/",
];

interface File {
  type: string;
  body: string | KeptText;
  /** How long others may cache it, in seconds. */
  keep: number;
}

/**
 * Serves the feeds of the blog and the news, the site map, robots.txt, security.txt and the files for native apps
 * (pages §9, shell §33).
 */
export function serveMachineFiles(services: Services, doors: MachineDoors): MachineFiles {
  const { security_contact } = doors;
  const { settings, database, clock } = services;
  const origin = settings.public_url;
  const sitemap = keptSitemaps(services, origin);

  const feed = async (kind: "blog" | "news", language: Language): Promise<File> => {
    const rows = await listPublished(database.db, { kind, after: null, limit: NEWEST });
    return { type: "application/rss+xml; charset=utf-8", body: feedXml({ kind, language, origin, rows }), keep: 300 };
  };
  const find = async (request: IncomingMessage, path: string, query: URLSearchParams): Promise<File | null> => {
    const site = doors.siteOf(request);
    const asked = site?.origin ?? origin;
    if (path === "/robots.txt") return { type: TEXT, body: robots(asked), keep: HOUR_S };
    if (path === "/.well-known/security.txt") return security(asked, security_contact, clock());
    if (site !== null) {
      return path === "/sitemap.xml" ? { type: XML, body: siteSitemapXml(asked, site), keep: HOUR_S } : null;
    }
    if (isAppLinks(path)) return linksFile(appLinks(path, doors.apps));
    const kind = FEED.exec(path)?.[1];
    if (kind === "blog" || kind === "news") {
      return feed(kind, languageOfRequest(request.headers, path, query.get("lang")));
    }
    const number = SITEMAP.exec(path)?.[1];
    return sitemap(number === undefined ? null : Number(number));
  };

  return async (request, response) => {
    // Not with new URL, which throws for malformed targets such as "//".
    const [path = "", query = ""] = (request.url ?? "/").split("?", 2);
    const isSitemap = SITEMAP.test(path);
    const known = isSitemap || FEED.test(path) || PLAIN.has(path) || isAppLinks(path);
    if (!known) return false;
    if (request.method !== "GET" && request.method !== "HEAD") {
      response.writeHead(405, { allow: "GET, HEAD" }).end();
      return true;
    }
    const wait = await (isSitemap ? doors.admitSitemap(request) : doors.admit(request));
    if (wait !== null) {
      response.writeHead(429, { "content-type": TEXT, "retry-after": String(wait) }).end("Too many requests");
      return true;
    }
    const file = await find(request, path, new URLSearchParams(query));
    if (!file) {
      response.writeHead(404, { "content-type": TEXT }).end("Not found");
      return true;
    }
    const headers = {
      "content-type": file.type,
      "cache-control": `public, max-age=${file.keep}`,
      "x-content-type-options": "nosniff",
      // Without ?lang the feed is in the reader's language.
      ...(FEED.test(path) ? { vary: "accept-language, cookie, accept-encoding" } : {}),
    };
    await sendBody(request, response, 200, headers, file.body);
    return true;
  };
}

/**
 * Makes and compresses each file once for all callers. The number of files is counted only once in a while, so that
 * requests for made-up numbers cost nothing.
 */
function keptSitemaps(services: Services, origin: string) {
  const kept = new LRUCache<string, { file: File | null }>({
    ttl: SITEMAP_MS,
    maxSize: SITEMAP_BYTES,
    sizeCalculation: ({ file }) => (file?.body instanceof KeptText ? file.body.plain.length : 1),
    fetchMethod: async (key) => ({ file: await make(key === "index" ? null : Number(key)) }),
  });
  const counts = new LRUCache<"files", number>({ max: 1, ttl: COUNT_MS, fetchMethod: () => countFiles(services) });
  const make = async (file: number | null): Promise<File | null> => {
    const xml = await sitemapXml(services, { origin, file });
    return xml === null ? null : { type: XML, body: new KeptText(xml), keep: SITEMAP_S };
  };
  return async (file: number | null): Promise<File | null> => {
    if (file !== null && file > ((await counts.fetch("files")) ?? 0)) return null;
    return (await kept.fetch(file === null ? "index" : String(file)))?.file ?? null;
  };
}

const linksFile = (body: string | null): File | null =>
  body === null ? null : { type: "application/json", body, keep: HOUR_S };

const robots = (origin: string): string =>
  ["User-agent: *", ...UNLISTED.map((path) => `Disallow: ${path}`), "", `Sitemap: ${origin}/sitemap.xml`, ""].join(
    "\n",
  );

/** RFC 9116. It expires on the first day of a month about half a year from now: within a year, but never soon. */
function security(origin: string, contact: string | null, now: Date): File | null {
  if (contact === null) return null;
  const half = new Date(now.getTime() + 183 * DAY_MS);
  const expires = new Date(Date.UTC(half.getUTCFullYear(), half.getUTCMonth(), 1)).toISOString();
  const lines = [
    `Contact: ${contact}`,
    `Expires: ${expires}`,
    "Preferred-Languages: en, fr",
    `Canonical: ${origin}/.well-known/security.txt`,
    "",
  ];
  return { type: TEXT, body: lines.join("\n"), keep: HOUR_S };
}
