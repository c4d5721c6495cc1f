import type { Language } from "@tablee/domain/language/text";

/**
 * What is said one after the other, the first comment first. Who says it: `@…` the discovery's author, `^…` whoever
 * began, and without a mark somebody who has not said anything there yet.
 */
export interface Thread {
  language: Language;
  says: readonly [string, ...string[]];
}

/** What is said of a discovery, named by its ref; the oldest thread first. */
export interface Talk {
  discovery: string;
  threads: readonly Thread[];
}

export const talk = (discovery: string, ...threads: Thread[]): Talk => ({ discovery, threads });
export const fr = (...says: [string, ...string[]]): Thread => ({ language: "fr", says });
export const en = (...says: [string, ...string[]]): Thread => ({ language: "en", says });
