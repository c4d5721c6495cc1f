export const DISCOVERY_STATUSES = ["approved", "draft", "pending", "rejected"] as const;
export type DiscoveryStatus = (typeof DISCOVERY_STATUSES)[number];
export const VISIBILITIES = ["public", "friends", "private"] as const;
export type Visibility = (typeof VISIBILITIES)[number];
export const INTERACTIONS = ["like", "dislike", "report", "not-interested"] as const;
export type Interaction = (typeof INTERACTIONS)[number];
export const FEED_VARIANTS = ["for_you", "following", "nearby", "popular", "fresh"] as const;
export type FeedVariant = (typeof FEED_VARIANTS)[number];
