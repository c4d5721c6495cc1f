import type { DiscoveryWords } from "./discovery-words.ts";

const nothing = { en: null, fr: null, default: null };

/** The words of a discovery with a name in English and nothing else, for tests. */
export const discoveryWords = (own: Partial<DiscoveryWords> = {}): DiscoveryWords => ({
  name: { en: "Shoyu ramen", fr: null, default: null },
  short_description: nothing,
  description: nothing,
  ...own,
});
