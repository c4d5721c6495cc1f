import type { DiscoveryWords } from "./discovery-words.ts";

const nothing = { en: null, fr: null, default: null };

/** The words of a discovery that has only an English name, for tests. */
export const discoveryWords = (own: Partial<DiscoveryWords> = {}): DiscoveryWords => ({
  name: { en: "Shoyu ramen", fr: null, default: null },
  short_description: nothing,
  description: nothing,
  ...own,
});
