import { hash } from "node:crypto";
import type { Framing } from "@tablee/web/routes/framing";

/** Inline scripts that are executed; data blocks (schema.org) are not. */
const SCRIPT = /(<script\b[^>]*>)([\s\S]*?)<\/script>/g;
const isInline = (tag: string): boolean => /^<script\b/.test(tag) && !/\bsrc=|application\/ld\+json/.test(tag);

/** A page as it is sent, with its policy. */
export interface SealedPage {
  text: Buffer;
  policy: string;
}

/** The origins that a page may interact with. */
export interface PageReach {
  framing: Framing;
  /** The origins that may frame pages on which visitors do something for themselves. */
  parents: readonly string[];
  /** The product's own origin. */
  origin: string;
  /** The origin of the map style and tiles; null if they are on this host. */
  maps: string | null;
}

const ANCESTORS: Record<Framing, (parents: readonly string[]) => string> = {
  nobody: () => "'self'",
  parents: (parents) => ["'self'", ...parents].join(" "),
  anybody: () => "*",
};

/**
 * The address of our own sockets, because older browsers do not count them as 'self'. In development Vite has a socket
 * on a port of its own.
 */
const socketsOf = (origin: string, development: boolean): string =>
  origin.replace(/^http/, "ws") + (development ? " ws://localhost:*" : "");

/**
 * The content security policy of a rendered page. Inline scripts are allowed by their hashes instead of a nonce, so
 * that the page and its policy can be cached together for everybody. During rendering the app's own scripts have a
 * `nonce` that nobody else can know: only those scripts are allowed, whatever else was injected into the page. The
 * nonce itself is then removed. If it is null (development, where other tools write into the page), every script is
 * allowed.
 */
export function sealPage(
  html: readonly string[],
  nonce: string | null,
  { framing, parents, origin, maps }: PageReach,
): SealedPage {
  const { text, scripts } = nonce === null ? allScripts(html.join("")) : ownScripts(bytesOf(html), nonce);
  const hashes = new Set(
    scripts.filter(({ length }) => length > 0).map((script) => `'sha256-${hash("sha256", script, "base64")}'`),
  );
  return {
    text,
    policy: policyOf(hashes, ANCESTORS[framing](parents), [
      socketsOf(origin, nonce === null),
      ...(maps === null ? [] : [maps]),
    ]),
  };
}

const allScripts = (html: string) => ({
  text: Buffer.from(html),
  scripts: html
    .matchAll(SCRIPT)
    .toArray()
    .filter(([, tag = ""]) => isInline(tag))
    .map(([, , body = ""]) => Buffer.from(body)),
});

/**
 * A buffer that is reused to convert each page to bytes; measuring a page first, to allocate the exact size, would read
 * it twice.
 */
let desk = Buffer.allocUnsafeSlow(1 << 20);
/** The most bytes that a UTF-16 code unit takes in UTF-8. */
const MOST_BYTES = 3;

/** The bytes of the page that is being sealed; whatever must outlive the call is copied. */
function bytesOf(html: readonly string[]): Buffer {
  const most = html.reduce((sum, { length }) => sum + length, 0) * MOST_BYTES;
  if (most > desk.length) desk = Buffer.allocUnsafeSlow(most);
  let end = 0;
  for (const part of html) end += desk.write(part, end);
  return desk.subarray(0, end);
}

/**
 * The scripts with the nonce, and the page without it. It works on bytes, from one nonce to the next: with a string,
 * every step would copy the whole page.
 */
function ownScripts(page: Buffer, nonce: string): { text: Buffer; scripts: Buffer[] } {
  const scripts: Buffer[] = [];
  const kept: Buffer[] = [];
  let from = 0;
  const leaveOut = (at: number, mark: string): void => {
    kept.push(page.subarray(from, at));
    from = at + Buffer.byteLength(mark);
  };
  // The element that passes the nonce to the app's own code.
  const told = `<meta property="csp-nonce" content="${nonce}"/>`;
  const borne = ` nonce="${nonce}"`;
  const meta = page.indexOf(told);
  for (let at = page.indexOf(borne); at !== -1; at = page.indexOf(borne, from)) {
    if (meta >= from && meta < at) leaveOut(meta, told);
    leaveOut(at, borne);
    const start = page.indexOf(">", from) + 1;
    if (isInline(page.toString("latin1", page.lastIndexOf("<", at), start)))
      scripts.push(page.subarray(start, page.indexOf("</script>", start)));
  }
  if (meta >= from) leaveOut(meta, told);
  kept.push(page.subarray(from));
  return { text: Buffer.concat(kept), scripts };
}

const policyOf = (hashes: ReadonlySet<string>, ancestors: string, elsewhere: readonly string[]): string =>
  [
    "default-src 'self'",
    `script-src 'self' ${[...hashes].join(" ")}`,
    // Components set dimensions as style attributes.
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob: https:",
    `connect-src 'self' ${elsewhere.join(" ")}`,
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    `frame-ancestors ${ancestors}`,
  ].join("; ");
