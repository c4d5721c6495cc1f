/** What moderators list: discoveries that wait for them or were rejected, and comments that are reported. */
export const QUEUE_VIEWS = ["waiting", "rejected", "comments"] as const;
export type QueueView = (typeof QUEUE_VIEWS)[number];
