import { hash } from "node:crypto";
import type { Framing } from "@tablee/web/routes/framing";

/** Inline scripts that run; data blocks (schema.org) do not. */
const SCRIPT = /(<script\b[^>]*>)([\s\S]*?)<\/script>/g;
const isInline = (tag: string): boolean => /^<script\b/.test(tag) && !/\bsrc=|application\/ld\+json/.test(tag);

/** A page, as it is sent, with the policy that goes with it. */
export interface SealedPage {
  text: Buffer;
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

/** Where one page after another becomes bytes: measuring each, to take as much memory, would read it a second time. */
let desk = Buffer.allocUnsafeSlow(1 << 20);
/** Of a letter in UTF-8. */
const MOST_BYTES = 3;

/** Of the page that is sealed now: what lasts is copied. */
function bytesOf(html: readonly string[]): Buffer {
  const most = html.reduce((sum, { length }) => sum + length, 0) * MOST_BYTES;
  if (most > desk.length) desk = Buffer.allocUnsafeSlow(most);
  let end = 0;
  for (const part of html) end += desk.write(part, end);
  return desk.subarray(0, end);
}

/**
 * The scripts that bear the nonce, and the page without it. In bytes, from one nonce to the next: as text, every step
 * would copy the whole page.
 */
function ownScripts(page: Buffer, nonce: string): { text: Buffer; scripts: Buffer[] } {
  const scripts: Buffer[] = [];
  const kept: Buffer[] = [];
  let from = 0;
  const leaveOut = (at: number, mark: string): void => {
    kept.push(page.subarray(from, at));
    from = at + Buffer.byteLength(mark);
  };
  // Names the nonce to the app's own code.
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
    // Measures that components set as style attributes.
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob: https:",
    `connect-src 'self' ${elsewhere.join(" ")}`,
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    `frame-ancestors ${ancestors}`,
  ].join("; ");
