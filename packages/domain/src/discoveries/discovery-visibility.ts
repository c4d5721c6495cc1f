import type { DiscoveryStatus, Visibility } from "./discovery.ts";

/** What decides whether somebody sees a discovery. */
export interface DiscoveryViewFacts {
  status: DiscoveryStatus;
  visibility: Visibility;
  /** The viewer wrote it. */
  own: boolean;
  /** Author and viewer follow each other. */
  friends: boolean;
  /** The viewer moderates. */
  moderator: boolean;
}

/**
 * Whether a viewer sees a discovery at all (discoveries §4): its author always does; private ones
 * nobody else; drafts, pending and rejected ones moderators alone; those for friends, friends.
 */
export const maySeeDiscovery = ({ status, visibility, own, friends, moderator }: DiscoveryViewFacts): boolean => {
  if (own) return true;
  if (visibility === "private") return false;
  if (status !== "approved") return moderator;
  return visibility === "public" || friends;
};

/**
 * Whether a member may like, dislike, report or put aside a discovery: one that is approved, and seen by that member.
 */
export const mayInteract = (facts: Omit<DiscoveryViewFacts, "moderator">): boolean =>
  facts.status === "approved" && maySeeDiscovery({ ...facts, moderator: false });
