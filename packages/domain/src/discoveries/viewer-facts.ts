import type { DiscoveryStatus, Interaction, Visibility } from "./discovery.ts";
import { maySeeDiscovery } from "./discovery-visibility.ts";

/** What a viewer has to do with a discovery and its author: all that a list of discoveries differs by for them. */
export interface ViewerFacts {
  /** What they pressed. */
  done: readonly Interaction[];
  /** They follow its author. */
  follows: boolean;
  /** Its author follows them. */
  followed: boolean;
  /** They blocked its author. */
  blocks: boolean;
  /** Its author blocked them. */
  blocked: boolean;
  /** How many of its comments they do not meet because they blocked who wrote them, and how many of those are first ones. */
  unmet_comments: readonly [all: number, first: number];
}

/** What one does not want to meet again, or has reported. */
export const UNWANTED: readonly Interaction[] = ["dislike", "not-interested", "report"];

/** Author and viewer are friends where each follows the other. */
export const areFriends = ({ follows, followed }: Pick<ViewerFacts, "follows" | "followed">): boolean =>
  follows && followed;

/**
 * Whether a list offers a discovery to its viewer (`facts` null: a visitor): an approved one that they may see and have
 * not turned away, of nobody whom they blocked (members §12). Moderators are offered no more than others. Who was
 * blocked goes on being offered what is public (members §13); what is for friends ended with the follows.
 */
export const isOffered = (
  row: { status: DiscoveryStatus; visibility: Visibility; own: boolean },
  facts: ViewerFacts | null,
): boolean =>
  row.status === "approved" &&
  maySeeDiscovery({ ...row, friends: facts !== null && areFriends(facts), moderator: false }) &&
  !facts?.blocks &&
  !facts?.done.some((type) => UNWANTED.includes(type));
