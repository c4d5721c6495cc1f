import { LRUCache } from "lru-cache";
import { type PageReach, sealPage } from "./content-security.ts";
import { PageBody } from "./page-body.ts";
import { ANYTHING, type Topics } from "./page-topics.ts";

/** A rendered page, ready to be sent. */
export interface CachedPage {
  status: number;
  policy: string;
  body: PageBody;
}

/** A page contains texts such as "open until" and "2 h", so it expires even if nothing changes. */
const MAX_AGE_MS = 30_000;
/** For compressed pages with room for gzip: about four hundred pages, for thirty seconds each. */
const MAX_BYTES = 16 * 1024 * 1024;
/** The memory for a cached page besides its body: headers, key and topics. */
const BESIDE_BYTES = 1_024;
const TOPIC_BYTES = 64;

interface Rendering {
  /** In parts. */
  html: readonly string[];
  /** The nonce of the app's own scripts; null allows all scripts. */
  nonce: string | null;
  status: number;
  topics: Topics;
  reach: PageReach;
}

/** A page that is being rendered, and the changes since the rendering started. */
interface UnderWay {
  rendered: Promise<{ page: CachedPage; topics: Topics }>;
  changes: Set<string>;
  again: () => Promise<CachedPage>;
}

const dependsOn = (topics: Topics, changes: ReadonlySet<string>): boolean =>
  changes.has(ANYTHING) || (topics.has(ANYTHING) && changes.size > 0) || !topics.isDisjointFrom(changes);

/**
 * Visitors' pages cached in one process: the same for everybody with the same language. A page is evicted when
 * something that it shows changes. If that happens while it is being rendered, it is sent but not cached.
 */
export class PageCache {
  readonly #pages = new LRUCache<string, { page: CachedPage; topics: Topics }>({
    maxSize: MAX_BYTES,
    ttl: MAX_AGE_MS,
    sizeCalculation: ({ page: { body }, topics }) => body.size + topics.size * TOPIC_BYTES + BESIDE_BYTES,
  });
  /** Concurrent requests for a page share one rendering. */
  readonly #underWay = new Map<string, UnderWay>();

  /** The page for this key if it is cached or being rendered. */
  find(key: string): CachedPage | Promise<CachedPage> | undefined {
    const kept = this.#pages.get(key)?.page;
    if (kept) {
      void kept.body.packWell();
      return kept;
    }
    const underWay = this.#underWay.get(key);
    return underWay && joined(underWay);
  }

  /** The page for this key, which is rendered if necessary. */
  get(key: string, render: () => Promise<Rendering>): CachedPage | Promise<CachedPage> {
    const found = this.find(key);
    if (found) return found;
    const changes = new Set<string>();
    const again = async () => this.get(key, render);
    const underWay = { rendered: this.#render(key, render, changes), changes, again };
    this.#underWay.set(key, underWay);
    return underWay.rendered.then(({ page }) => page);
  }

  /** Evicts the pages that show something that has changed. */
  changed(topics: ReadonlySet<string>): void {
    for (const { changes } of this.#underWay.values()) for (const topic of topics) changes.add(topic);
    for (const [key, kept] of this.#pages.entries()) if (dependsOn(kept.topics, topics)) this.#pages.delete(key);
  }

  /** Evicts everything. */
  clear(): void {
    this.changed(new Set([ANYTHING]));
  }

  async #render(key: string, render: () => Promise<Rendering>, changes: ReadonlySet<string>) {
    try {
      const { topics, ...rendering } = await render();
      const page = pageOf(rendering);
      if (page.status === 200 && !dependsOn(topics, changes)) this.#pages.set(key, { page, topics });
      return { page, topics };
    } finally {
      this.#underWay.delete(key);
    }
  }
}

/** Waits for a rendering. A request that arrived after one of its topics had changed gets a new rendering instead. */
async function joined({ rendered, changes, again }: UnderWay): Promise<CachedPage> {
  const before = new Set(changes);
  const { page, topics } = await rendered;
  return dependsOn(topics, before) ? again() : page;
}

function pageOf({ html, nonce, status, reach }: Omit<Rendering, "topics">): CachedPage {
  const { text, policy } = sealPage(html, nonce, reach);
  return { status, policy, body: new PageBody(text) };
}
