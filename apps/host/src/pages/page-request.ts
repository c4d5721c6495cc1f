import type { IncomingMessage } from "node:http";
import { languageOfRequest } from "@tablee/server/http/request-language";
import type { RenderInput } from "@tablee/web/page-renderer";
import type { Encoding } from "./page-body.ts";

/** The parts of a request that decide which page it gets. */
export interface PageRequest {
  /** Path and query, normalised. */
  href: string;
  language: RenderInput["language"];
  /** Whether the cookie `member` is set: personal parts are then rendered as skeletons (accounts §34). */
  member: boolean;
  encoding: Encoding;
  /** The source of an order (orders §8), which only browsers read: no page depends on it, but a redirect keeps it. */
  source: string | null;
}

const MAX_HREF = 2_000;

/**
 * Returns null if no page can have this address. Query parameters that no page reads (not in `searchNames`), such as
 * advertisers' tracking parameters, are removed and create no page of their own.
 */
export function readPageRequest(request: IncomingMessage, searchNames: ReadonlySet<string>): PageRequest | null {
  const target = request.url ?? "/";
  if (target.length > MAX_HREF || !URL.canParse(target, "http://page")) return null;
  // No name contains a NUL, and no database accepts it.
  if (target.includes("%00")) return null;
  const url = new URL(target, "http://page");
  // "//elsewhere/" resolves to another host.
  if (url.host !== "page") return null;
  const source = url.searchParams.get("source");
  url.search = new URLSearchParams([...url.searchParams].filter(([name]) => searchNames.has(name))).toString();
  url.searchParams.sort();
  const cookies = request.headers.cookie ?? "";
  return {
    href: url.pathname + url.search,
    language: languageOfRequest(request.headers, url.pathname, url.searchParams.get("lang")),
    member: /(?:^|;\s*)member=1(?:;|$)/.test(cookies),
    encoding: encodingOf(request.headers["accept-encoding"]),
    source,
  };
}

function encodingOf(header: string | string[] | undefined): PageRequest["encoding"] {
  const accepted = String(header ?? "");
  if (/\bbr\b(?!\s*;\s*q=0(?:\.0+)?(?:,|$))/.test(accepted)) return "br";
  return /\bgzip\b(?!\s*;\s*q=0(?:\.0+)?(?:,|$))/.test(accepted) ? "gzip" : "identity";
}
