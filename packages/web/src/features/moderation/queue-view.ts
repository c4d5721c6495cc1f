/** The lists of moderators: discoveries that wait or were rejected, and reported comments. */
export const QUEUE_VIEWS = ["waiting", "rejected", "comments"] as const;
export type QueueView = (typeof QUEUE_VIEWS)[number];
