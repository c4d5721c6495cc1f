/** The steps in a discovery's history, as moderators see it (moderation §4). */
export const DISCOVERY_STEPS = ["submitted", "edited", "returned", "approved", "rejected", "appealed"] as const;
export type DiscoveryStep = (typeof DISCOVERY_STEPS)[number];
