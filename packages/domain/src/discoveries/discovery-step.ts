/** What has been done with a discovery, as its history tells it to moderators (moderation §4). */
export const DISCOVERY_STEPS = ["submitted", "edited", "returned", "approved", "rejected", "appealed"] as const;
export type DiscoveryStep = (typeof DISCOVERY_STEPS)[number];
