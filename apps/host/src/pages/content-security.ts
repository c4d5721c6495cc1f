import { createHash } from "node:crypto";
import type { Framing } from "@tablee/web/routes/framing";

/** Inline scripts that run; data blocks (schema.org) do not. */
const SCRIPT = /<script\b([^>]*)>([\s\S]*?)<\/script>/g;

/** A page with the policy that goes with it. */
export interface SealedPage {
  html: string;
  policy: string;
}

/** Whom a page may meet. */
export interface PageReach {
  framing: Framing;
  /** The origins that may frame what one does for oneself. */
  parents: readonly string[];
  /** The product's own. */
  origin: string;
  /** Where the maps' style and tiles are; null: nowhere but here. */
  maps: string | null;
}

const ANCESTORS: Record<Framing, (parents: readonly string[]) => string> = {
  nobody: () => "'self'",
  parents: (parents) => ["'self'", ...parents].join(" "),
  anybody: () => "*",
};

/**
 * Our own sockets by their address: older browsers do not count them as 'self'. In development Vite has one on a port
 * of its own.
 */
const socketsOf = (origin: string, development: boolean): string =>
  origin.replace(/^http/, "ws") + (development ? " ws://localhost:*" : "");

/**
 * The content security policy of a rendered page. Its inline scripts are allowed by their hashes, not by a nonce, so
 * that the page and its policy can be cached together for everybody. While it was rendered the app's own scripts bore
 * `nonce`, that nobody else can know: only they are allowed, whatever else found its way into the page; the nonce
 * itself goes out. Without one (development, where other tools write into the page) every script is allowed.
 */
export function sealPage(
  html: string,
  nonce: string | null,
  { framing, parents, origin, maps }: PageReach,
): SealedPage {
  const hashes = new Set<string>();
  for (const [, attributes = "", body = ""] of html.matchAll(SCRIPT)) {
    if (body === "" || /\bsrc=|application\/ld\+json/.test(attributes)) continue;
    if (nonce !== null && !attributes.includes(` nonce="${nonce}"`)) continue;
    hashes.add(`'sha256-${createHash("sha256").update(body).digest("base64")}'`);
  }
  return {
    html: nonce === null ? html : withoutNonce(html, nonce),
    policy: policyOf(hashes, ANCESTORS[framing](parents), [
      socketsOf(origin, nonce === null),
      ...(maps === null ? [] : [maps]),
    ]),
  };
}

const withoutNonce = (html: string, nonce: string): string =>
  html.replace(`<meta property="csp-nonce" content="${nonce}"/>`, "").replaceAll(` nonce="${nonce}"`, "");

const policyOf = (hashes: ReadonlySet<string>, ancestors: string, elsewhere: readonly string[]): string =>
  [
    "default-src 'self'",
    `script-src 'self' ${[...hashes].join(" ")}`,
    // Measures that components set as style attributes.
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob: https:",
    `connect-src 'self' ${elsewhere.join(" ")}`,
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    `frame-ancestors ${ancestors}`,
  ].join("; ");
