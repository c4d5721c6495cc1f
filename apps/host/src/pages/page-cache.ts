import { LRUCache } from "lru-cache";
import { type PageReach, sealPage } from "./content-security.ts";
import { PageBody } from "./page-body.ts";
import { ANYTHING, type Topics } from "./page-topics.ts";

/** A rendered page, ready to be sent as it is. */
export interface CachedPage {
  status: number;
  policy: string;
  body: PageBody;
}

/** A page says "open until" and "2 h": after this it is rendered again although nothing changed. */
const MAX_AGE_MS = 30_000;
/** Packed, with room for gzip: some four hundred pages, of thirty seconds. */
const MAX_BYTES = 16 * 1024 * 1024;
/** What a kept page takes beside its body: headers, key, and its topics. */
const BESIDE_BYTES = 1_024;
const TOPIC_BYTES = 64;

interface Rendering {
  /** In parts. */
  html: readonly string[];
  /** What the app's own scripts bear; null: all of them are allowed. */
  nonce: string | null;
  status: number;
  topics: Topics;
  reach: PageReach;
}

/** A page that is being rendered, and what has changed since that began. */
interface UnderWay {
  rendered: Promise<{ page: CachedPage; topics: Topics }>;
  changes: Set<string>;
  again: () => Promise<CachedPage>;
}

const dependsOn = (topics: Topics, changes: ReadonlySet<string>): boolean =>
  changes.has(ANYTHING) || (topics.has(ANYTHING) && changes.size > 0) || !topics.isDisjointFrom(changes);

/**
 * Visitors' pages of one process: the same for everybody of a language. A page is let go of when something that it
 * shows changes, and only then; one that changes while it is being rendered is sent once and not kept.
 */
export class PageCache {
  readonly #pages = new LRUCache<string, { page: CachedPage; topics: Topics }>({
    maxSize: MAX_BYTES,
    ttl: MAX_AGE_MS,
    sizeCalculation: ({ page: { body }, topics }) => body.size + topics.size * TOPIC_BYTES + BESIDE_BYTES,
  });
  /** Askers of one page wait for one rendering. */
  readonly #underWay = new Map<string, UnderWay>();

  /** The page of this key, where it is kept or being rendered. */
  find(key: string): CachedPage | Promise<CachedPage> | undefined {
    const kept = this.#pages.get(key)?.page;
    if (kept) {
      void kept.body.packWell();
      return kept;
    }
    const underWay = this.#underWay.get(key);
    return underWay && joined(underWay);
  }

  /** The page of this key, rendered where it is not there. */
  get(key: string, render: () => Promise<Rendering>): CachedPage | Promise<CachedPage> {
    const found = this.find(key);
    if (found) return found;
    const changes = new Set<string>();
    const again = async () => this.get(key, render);
    const underWay = { rendered: this.#render(key, render, changes), changes, again };
    this.#underWay.set(key, underWay);
    return underWay.rendered.then(({ page }) => page);
  }

  /** Things that pages show have changed. */
  changed(topics: ReadonlySet<string>): void {
    for (const { changes } of this.#underWay.values()) for (const topic of topics) changes.add(topic);
    for (const [key, kept] of this.#pages.entries()) if (dependsOn(kept.topics, topics)) this.#pages.delete(key);
  }

  /** Anything may have changed. */
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

/** Waits for a rendering; whoever asked after a change of what it shows is given another one than began before. */
async function joined({ rendered, changes, again }: UnderWay): Promise<CachedPage> {
  const before = new Set(changes);
  const { page, topics } = await rendered;
  return dependsOn(topics, before) ? again() : page;
}

function pageOf({ html, nonce, status, reach }: Omit<Rendering, "topics">): CachedPage {
  const { text, policy } = sealPage(html, nonce, reach);
  return { status, policy, body: new PageBody(text) };
}
