import { LIKES } from "./page-topics.ts";

/** How often likes and comments may evict pages from the cache: many a second would leave none of the feed's. */
export const LIKES_EVERY_MS = 3_000;

export interface GatheredLikes {
  heard(topic: string): void;
  stop(): void;
}

/**
 * Passes every change on immediately, except likes and comments: the first one after a pause immediately, then all
 * later ones together, at most once per interval. With likes it also sends the topic of the lists that likes sort.
 */
export function gatherLikes(changed: (topics: ReadonlySet<string>) => void): GatheredLikes {
  let waiting = new Set<string>();
  let timer: NodeJS.Timeout | undefined;
  const handOn = () => {
    timer = undefined;
    if (waiting.size === 0) return;
    if (waiting.values().some((topic) => topic.startsWith("likes:"))) waiting.add(LIKES);
    changed(waiting);
    waiting = new Set();
    timer = setTimeout(handOn, LIKES_EVERY_MS).unref();
  };
  return {
    heard: (topic) => {
      if (!/^(likes|comments):/.test(topic)) return changed(new Set([topic]));
      waiting.add(topic);
      if (!timer) handOn();
    },
    stop: () => clearTimeout(timer),
  };
}
