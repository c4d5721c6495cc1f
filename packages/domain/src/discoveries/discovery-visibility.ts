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
  /** Somebody reported it, and no moderator has closed that. */
  reported?: boolean;
}

/**
 * Before whom a discovery is besides its author and the moderators: `nobody` while it is not approved, or private.
 */
export const audienceOf = ({
  status,
  visibility,
}: Pick<DiscoveryViewFacts, "status" | "visibility">): "everybody" | "friends" | "nobody" => {
  if (status !== "approved" || visibility === "private") return "nobody";
  return visibility === "public" ? "everybody" : "friends";
};

/**
 * Whether a viewer sees a discovery at all (discoveries §4): its author always does; private ones
 * nobody else; those for friends, friends. What is not approved only moderators see besides, and of the others' approved
 * ones that are not for everybody those that were reported.
 */
export const maySeeDiscovery = (facts: DiscoveryViewFacts): boolean => {
  const { status, visibility, own, friends, moderator, reported = false } = facts;
  if (own || (moderator && (status !== "approved" || reported))) return true;
  const audience = audienceOf({ status, visibility });
  return audience === "everybody" || (audience === "friends" && friends);
};

/**
 * Whether a member may like, dislike, report or put aside a discovery: one that is approved, and seen by that member.
 */
export const mayInteract = (facts: Omit<DiscoveryViewFacts, "moderator">): boolean =>
  facts.status === "approved" && maySeeDiscovery({ ...facts, moderator: false });
