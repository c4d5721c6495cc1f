import { LIKES } from "./page-topics.ts";

/** How often likes and comments may clear pages, whoever writes them of what: many a second would leave none of the feed's. */
export const LIKES_EVERY_MS = 3_000;

export interface GatheredLikes {
  heard(topic: string): void;
  stop(): void;
}

/**
 * Hands every change on at once, but likes and comments: the first after a quiet while, then all that came since together, at most
 * once in a few seconds. With likes goes the topic of the lists that likes put in order.
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
