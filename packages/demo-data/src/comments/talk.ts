import type { Language } from "@tablee/domain/language/text";

/**
 * The comments of a thread in order, the top-level one first. A prefix tells who writes: `@…` is the discovery's
 * author, `^…` the person who started the thread, and none means somebody who has not commented there yet.
 */
export interface Thread {
  language: Language;
  says: readonly [string, ...string[]];
}

/** The threads about a discovery, which is named by its ref; the oldest first. */
export interface Talk {
  discovery: string;
  threads: readonly Thread[];
}

export const talk = (discovery: string, ...threads: Thread[]): Talk => ({ discovery, threads });
export const fr = (...says: [string, ...string[]]): Thread => ({ language: "fr", says });
export const en = (...says: [string, ...string[]]): Thread => ({ language: "en", says });
