import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { LRUCache } from "lru-cache";
import { sealPage } from "./content-security.ts";
import type { Topics } from "./page-topics.ts";

/** A rendered page, ready to be sent as it is. */
export interface CachedPage {
  status: number;
  etag: string;
  policy: string;
  bodies: { identity: Buffer; gzip: Buffer; br: Buffer };
}

/** A page says "open until" and "2 h": after this it is rendered again although nothing changed. */
const MAX_AGE_MS = 30_000;
const MAX_BYTES = 128 * 1024 * 1024;
const compressGzip = promisify(gzip);
const compressBrotli = promisify(brotliCompress);

interface Rendering {
  html: string;
  /** What the app's own scripts bear; null: all of them are allowed. */
  nonce: string | null;
  status: number;
  topics: Topics;
}

/**
 * Visitors' pages of one process: the same for everybody of a language. A page is let go of when something that it
 * shows changes; one that changes while it is being rendered is sent once and not kept.
 */
export class PageCache {
  readonly #pages = new LRUCache<string, { page: CachedPage; topics: Topics }>({
    maxSize: MAX_BYTES,
    ttl: MAX_AGE_MS,
    sizeCalculation: ({ page: { bodies } }) => bodies.identity.length + bodies.gzip.length + bodies.br.length + 1_024,
  });
  /** Renderings under way: askers of one page wait for one rendering. */
  readonly #underWay = new Map<string, Promise<CachedPage>>();
  /** What changed since each rendering under way began. */
  readonly #changes = new Set<Set<string>>();

  /** The page of this key, where it is kept or being rendered. */
  find(key: string): CachedPage | Promise<CachedPage> | undefined {
    return this.#pages.get(key)?.page ?? this.#underWay.get(key);
  }

  /** The page of this key, rendered where it is not there. */
  get(key: string, framed: boolean, render: () => Promise<Rendering>): CachedPage | Promise<CachedPage> {
    const found = this.find(key);
    if (found) return found;
    const rendering = this.#render(key, framed, render).finally(() => this.#underWay.delete(key));
    this.#underWay.set(key, rendering);
    return rendering;
  }

  /** Something that pages show has changed. */
  changed(topic: string): void {
    for (const changes of this.#changes) changes.add(topic);
    for (const [key, { topics }] of this.#pages.entries()) if (topics.has(topic)) this.#pages.delete(key);
    // Who asks from now on must not be answered by a rendering that began before the change.
    this.#underWay.clear();
  }

  /** Anything may have changed. */
  clear(): void {
    for (const changes of this.#changes) changes.add("*");
    this.#pages.clear();
    this.#underWay.clear();
  }

  async #render(key: string, framed: boolean, render: () => Promise<Rendering>): Promise<CachedPage> {
    const changes = new Set<string>();
    this.#changes.add(changes);
    try {
      const { topics, ...rendering } = await render();
      const page = await pageOf(rendering, framed);
      const stale = changes.has("*") || !changes.isDisjointFrom(topics);
      if (page.status === 200 && !stale) this.#pages.set(key, { page, topics });
      return page;
    } finally {
      this.#changes.delete(changes);
    }
  }
}

async function pageOf(rendering: Omit<Rendering, "topics">, framed: boolean): Promise<CachedPage> {
  const { html, policy } = sealPage(rendering.html, rendering.nonce, framed);
  const identity = Buffer.from(html);
  const [zipped, br] = await Promise.all([
    compressGzip(identity, { level: 6 }),
    compressBrotli(identity, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  ]);
  return {
    status: rendering.status,
    etag: `"${createHash("sha256").update(identity).digest("base64url").slice(0, 22)}"`,
    policy,
    bodies: { identity, gzip: zipped, br },
  };
}
