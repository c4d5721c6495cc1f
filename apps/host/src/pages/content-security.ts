import { createHash } from "node:crypto";

/** Inline scripts that run; data blocks (schema.org) do not. */
const SCRIPT = /<script\b([^>]*)>([\s\S]*?)<\/script>/g;

/**
 * The content security policy of a rendered page. Its inline scripts are allowed by their hashes, not by a nonce,
 * so that the page and its policy can be cached together for everybody.
 */
export function contentSecurityPolicy(html: string, framed: boolean): string {
  const hashes = new Set<string>();
  for (const [, attributes = "", body = ""] of html.matchAll(SCRIPT)) {
    if (body === "" || /\bsrc=|application\/ld\+json/.test(attributes)) continue;
    hashes.add(`'sha256-${createHash("sha256").update(body).digest("base64")}'`);
  }
  return [
    "default-src 'self'",
    `script-src 'self' ${[...hashes].join(" ")}`,
    // Measures that components set as style attributes.
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob: https:",
    "connect-src 'self' ws: wss:",
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    // Embed mode (spec §1) is made to be framed; nothing else is.
    framed ? "frame-ancestors *" : "frame-ancestors 'self'",
  ].join("; ");
}
