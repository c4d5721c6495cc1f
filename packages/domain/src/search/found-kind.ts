/** The kinds of results, each a list in a search's answer (search §3). */
export const FOUND_KINDS = ["account", "recommendation", "item", "restaurant"] as const;
export type FoundKind = (typeof FOUND_KINDS)[number];
