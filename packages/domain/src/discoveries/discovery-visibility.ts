import type { DiscoveryStatus, Visibility } from "./discovery.ts";

/** The facts that decide whether somebody may see a discovery. */
export interface DiscoveryViewFacts {
  status: DiscoveryStatus;
  visibility: Visibility;
  /** The viewer is the author. */
  own: boolean;
  /** The author and the viewer follow each other. */
  friends: boolean;
  /** The viewer is a moderator. */
  moderator: boolean;
  /** It has a report that no moderator has closed. */
  reported?: boolean;
}

/** Who sees a discovery besides its author and the moderators: `nobody` while it is private or not approved. */
export const audienceOf = ({
  status,
  visibility,
}: Pick<DiscoveryViewFacts, "status" | "visibility">): "everybody" | "friends" | "nobody" => {
  if (status !== "approved" || visibility === "private") return "nobody";
  return visibility === "public" ? "everybody" : "friends";
};

/**
 * Whether a viewer may see a discovery at all (discoveries §4). Its author always may. A private one is seen by nobody
 * else, and one for friends by friends only. Moderators also see discoveries that are not approved, and approved ones
 * of any visibility that were reported.
 */
export const maySeeDiscovery = (facts: DiscoveryViewFacts): boolean => {
  const { status, visibility, own, friends, moderator, reported = false } = facts;
  if (own || (moderator && (status !== "approved" || reported))) return true;
  const audience = audienceOf({ status, visibility });
  return audience === "everybody" || (audience === "friends" && friends);
};

/** Whether a member may like, dislike, report or hide a discovery: it is approved and the member may see it. */
export const mayInteract = (facts: Omit<DiscoveryViewFacts, "moderator">): boolean =>
  facts.status === "approved" && maySeeDiscovery({ ...facts, moderator: false });

/**
 * Whether a member may withdraw their report of a discovery that they may no longer react to: while its reports have
 * returned it to the moderators, because a report can be cancelled (discoveries §13).
 */
export const mayWithdrawReport = (status: DiscoveryStatus): boolean => status === "pending";
