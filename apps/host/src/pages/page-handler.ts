import { randomBytes } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { isDatabaseBusy } from "@tablee/server/database/busy";
import { faultRecord, loggablePath } from "@tablee/server/http/call-log";
import { BUSY_S } from "@tablee/server/http/refusal";
import { createInProcessApi } from "@tablee/server/http/in-process-client";
import type { Services } from "@tablee/server/services";
import type { Site } from "@tablee/server/sites/known-sites";
import type { PageRenderer } from "@tablee/web/page-renderer";
import type { HostFacts } from "@tablee/web/routes/host-facts";
import type { Framing } from "@tablee/web/routes/framing";
import type { PageAssets } from "@tablee/web/routes/page-assets";
import { SHELL_PATH } from "@tablee/web/routes/shell-document";
import type { PageReach } from "./content-security.ts";
import { type CachedPage, PageCache } from "./page-cache.ts";
import { type PageRequest, readPageRequest } from "./page-request.ts";
import { factsOf, originOf, type PageSites, siteToTry } from "./page-sites.ts";
import { type Topics, watched } from "./page-topics.ts";
import { standalonePage } from "./standalone-page.ts";

export interface PageHandlerOptions {
  services: Services;
  /** The web app and its files; in development it is loaded again for every page. */
  web: () => Promise<{ app: PageRenderer; assets: PageAssets }>;
  origin: string;
  facts: Omit<HostFacts, "site">;
  /** The site that a request is for. */
  sites: PageSites;
  /** The origins that may frame pages on which visitors do something for themselves. */
  parents: readonly string[];
  /**
   * Called before a page is rendered: null, or the seconds that the client must wait. There are endless possible
   * addresses, and rendering costs a thousand times as much as sending a cached page.
   */
  admit: (request: IncomingMessage) => Promise<number | null>;
  /** In development, changes the page before it is sent; nothing is cached then. */
  transform?: (href: string, html: string) => Promise<string>;
}

type RendererOptions = Omit<PageHandlerOptions, "admit" | "transform"> & {
  transform: PageHandlerOptions["transform"] | undefined;
};

export interface PageHandler {
  handle(request: IncomingMessage, response: ServerResponse): Promise<void>;
  cache: PageCache;
}

const SECURITY = {
  "x-content-type-options": "nosniff",
  // No path is sent, not even to ourselves: some addresses contain a secret (/register?invitation_id=…).
  "referrer-policy": "strict-origin",
  "permissions-policy": "camera=(self), geolocation=(self), microphone=()",
};

/** Addresses in mails, which no other request may reveal, not even to our own files. */
const OF_A_LINK = /^\/(?:reset-password|email\/verification)\//i;

/** The page for which it matters how it was opened (accounts §10). */
const SIGN_IN = /^\/login(?:\/(?:en|fr))?(?:\?|$)/i;

/**
 * Tells the page that somebody opened it by typing its address or from a bookmark: the browser reports this only to the
 * server.
 */
const openedByHand = ({ headers }: IncomingMessage, href: string): Record<string, string> =>
  SIGN_IN.test(href) && headers["sec-fetch-site"] === "none"
    ? { "set-cookie": "opened=1; Path=/login; Max-Age=60; SameSite=Strict" }
    : {};

/** A route redirects, so nothing is rendered. */
class Redirected extends Error {
  readonly location: string;
  readonly status: number;
  constructor(location: string, status: number) {
    super("redirected");
    this.location = location;
    this.status = status;
  }
}

/** A redirect's target with the source of an order that the address named, for the browser to read there. */
const withSource = (location: string, source: string | null): string =>
  source === null ? location : `${location}${location.includes("?") ? "&" : "?"}${new URLSearchParams({ source })}`;

/** Serves the pages that a visitor can open, rendered in the request's language. */
export function createPageHandler({
  services,
  web,
  origin,
  facts,
  sites,
  parents,
  admit,
  transform,
}: PageHandlerOptions): PageHandler {
  const cache = new PageCache();
  const render = rendererOf({ services, web, origin, facts, sites, parents, transform });

  return {
    cache,
    handle: async (request, response) => {
      if (request.method !== "GET" && request.method !== "HEAD") return refuse(response, 405, { allow: "GET, HEAD" });
      const { app } = await web();
      const asked = readPageRequest(request, app.searchNames);
      if (!asked) return refuse(response, 400);
      if (transform) cache.clear();
      try {
        // Uses the name of a known site, never the client's header, so that unknown hosts create no cache entries.
        const site = sites.find(request.headers.host);
        const key = `${site?.host ?? ""} ${asked.language} ${asked.member ? "member" : "visitor"} ${asked.href}`;
        // Synchronous if the page is cached: the common case needs no turn of the event loop.
        let found = cache.find(key);
        if (!found) {
          const wait = await admit(request);
          if (wait !== null) return tooMany(response, wait);
          found = cache.get(key, () => render(asked, site));
        }
        await send(request, response, found instanceof Promise ? await found : found, asked);
      } catch (error) {
        if (!(error instanceof Redirected)) throw error;
        response.writeHead(error.status, { location: withSource(error.location, asked.source) }).end();
      }
    },
  };
}

/** Renders a page for the cache; what it needs to know of the host is fixed at the start. */
function rendererOf({ services, web, origin, facts, sites, parents, transform }: RendererOptions) {
  const style = services.settings.map_style_url;
  const maps = style && new URL(style).origin;
  return async (asked: PageRequest, known: Site | null) => {
    const { app, assets } = await web();
    const site = known ?? (await siteToTry(sites, asked.href));
    const own = known ? originOf(known, origin) : origin;
    const reachOf = (framing: Framing, of: number | null = null): PageReach => ({
      framing,
      parents: of === null ? parents : [...parents, ...sites.parentsOf(of)],
      origin: own,
      maps,
    });
    const topics: Topics = new Set(site?.restaurant_ids.map((id) => `restaurant:${id}`));
    const api = watched(createInProcessApi(services, asked.language), topics);
    const { language, member } = asked;
    const request = new Request(own + asked.href);
    const now = middleOfMinute(services.clock());
    const nonce = transform ? null : randomBytes(16).toString("base64url");
    const { failed, gaveUp } = watchFaults(services, loggablePath(asked.href));
    const told = { ...facts, site: site && factsOf(site) };
    if (asked.href === SHELL_PATH) {
      const html = [app.shellDocument({ language, facts: told, assets, nonce })];
      return { html, nonce, status: 200, topics, reach: reachOf("nobody") };
    }
    const page = { request, api, language, member, now, origin: own, facts: told, assets, nonce, failed };
    const answer = await app.renderPage(page);
    if (answer.location) throw new Redirected(answer.location, answer.status);
    if (answer.status >= 500) {
      const html = [standalonePage(language, app.standaloneWords(language, "failed"))];
      return { html, nonce, status: gaveUp(), topics, reach: reachOf("nobody") };
    }
    const { html, status, framing, restaurant_id } = answer;
    const whole = transform ? [await transform(asked.href, html.join(""))] : html;
    return { html: whole, nonce, status, topics, reach: reachOf(framing, restaurant_id) };
  };
}

/**
 * The time that pages rendered within the same minute use, so that the markup they share is identical
 * (kept-markup.tsx). It is at most half a minute from the clock and always in the same minute, on which hours, slots
 * and promises depend.
 */
const middleOfMinute = (moment: Date): Date => new Date(new Date(moment).setSeconds(30, 0));

/** Logs why a page fails. A busy database is only a warning, because it is temporary. */
function watchFaults({ log }: Services, path: string) {
  let busy = false;
  const say = (record: object, words: string) => log[busy ? "warn" : "error"]({ path, ...record }, words);
  return {
    failed: (error: unknown) => {
      busy ||= isDatabaseBusy(error);
      say(faultRecord(error), "A part of a page could not be loaded");
    },
    /** The status of a page that could not be rendered. */
    gaveUp: (): 500 | 503 => {
      say({}, "A page could not be rendered");
      return busy ? 503 : 500;
    },
  };
}

const refuse = (response: ServerResponse, status: 400 | 405, headers: Record<string, string> = {}): void => {
  response.writeHead(status, { ...headers, "content-type": "text/plain" }).end();
};

const tooMany = (response: ServerResponse, wait: number): void => {
  const headers = { "content-type": "text/plain; charset=utf-8", "retry-after": String(wait) };
  response.writeHead(429, headers).end("Too many requests");
};

/** Compares weakly, as RFC 9110 requires: a proxy that recompresses adds W/. */
const hasAlready = (header: string | undefined, etag: string): boolean =>
  header !== undefined && header.split(",").some((known) => known.trim().replace(/^W\//, "") === etag);

async function send(request: IncomingMessage, response: ServerResponse, page: CachedPage, asked: PageRequest) {
  const headers: Record<string, string> = {
    ...SECURITY,
    ...(OF_A_LINK.test(asked.href) ? { "referrer-policy": "no-referrer" } : {}),
    "content-type": "text/html; charset=utf-8",
    "content-security-policy": page.policy,
    "content-language": asked.language,
    "cache-control": "private, no-cache",
    vary: "accept-language, cookie, accept-encoding",
    etag: page.body.etag,
    ...openedByHand(request, asked.href),
    ...(page.status === 503 ? { "retry-after": String(BUSY_S) } : {}),
  };
  if (page.status === 200 && hasAlready(request.headers["if-none-match"], page.body.etag)) {
    response.writeHead(304, headers).end();
    return;
  }
  const body = await page.body.as(asked.encoding);
  response.writeHead(page.status, {
    ...headers,
    ...(asked.encoding === "identity" ? {} : { "content-encoding": asked.encoding }),
    "content-length": body.length,
  });
  response.end(request.method === "HEAD" ? undefined : body);
}
