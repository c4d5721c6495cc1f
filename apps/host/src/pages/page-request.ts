import type { IncomingMessage } from "node:http";
import { languageOfRequest } from "@tablee/server/http/request-language";
import type { RenderInput } from "@tablee/web/page-renderer";
import type { Encoding } from "./page-body.ts";

/** What of a request decides which page it gets. */
export interface PageRequest {
  /** Path and query, normalised. */
  href: string;
  language: RenderInput["language"];
  /** The cookie `member`: personal parts are left as skeletons (accounts §34). */
  member: boolean;
  encoding: Encoding;
}

const MAX_HREF = 2_000;

/**
 * null: not an address that a page can have. What no page reads of the query (`searchNames`), such as the marks of
 * advertisers, makes no page of its own.
 */
export function readPageRequest(request: IncomingMessage, searchNames: ReadonlySet<string>): PageRequest | null {
  const target = request.url ?? "/";
  if (target.length > MAX_HREF || !URL.canParse(target, "http://page")) return null;
  // No name has a NUL, and no database can be asked for one.
  if (target.includes("%00")) return null;
  const url = new URL(target, "http://page");
  // "//elsewhere/" would be another host to whoever resolves it.
  if (url.host !== "page") return null;
  url.search = new URLSearchParams([...url.searchParams].filter(([name]) => searchNames.has(name))).toString();
  url.searchParams.sort();
  const cookies = request.headers.cookie ?? "";
  return {
    href: url.pathname + url.search,
    language: languageOfRequest(request.headers, url.pathname, url.searchParams.get("lang")),
    member: /(?:^|;\s*)member=1(?:;|$)/.test(cookies),
    encoding: encodingOf(request.headers["accept-encoding"]),
  };
}

function encodingOf(header: string | string[] | undefined): PageRequest["encoding"] {
  const accepted = String(header ?? "");
  if (/\bbr\b(?!\s*;\s*q=0(?:\.0+)?(?:,|$))/.test(accepted)) return "br";
  return /\bgzip\b(?!\s*;\s*q=0(?:\.0+)?(?:,|$))/.test(accepted) ? "gzip" : "identity";
}
