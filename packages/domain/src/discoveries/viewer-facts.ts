import type { DiscoveryStatus, Interaction, Visibility } from "./discovery.ts";
import { maySeeDiscovery } from "./discovery-visibility.ts";

/**
 * A viewer's relation to a discovery and its author: everything in a list of discoveries that depends on the viewer.
 */
export interface ViewerFacts {
  /** The viewer's interactions with it. */
  done: readonly Interaction[];
  /** The viewer follows the author. */
  follows: boolean;
  /** The author follows the viewer. */
  followed: boolean;
  /** The viewer has blocked the author. */
  blocks: boolean;
  /** The author has blocked the viewer. */
  blocked: boolean;
  /**
   * How many comments are hidden from the viewer, who has blocked their authors, and how many of those are top-level.
   */
  unmet_comments: readonly [all: number, first: number];
  /** The ids of its comments that the viewer has reported. */
  reported_comments: readonly number[];
}

/** Interactions after which a discovery is no longer offered to the member. */
export const UNWANTED: readonly Interaction[] = ["dislike", "not-interested", "report"];

/** Author and viewer are friends if each follows the other. */
export const areFriends = ({ follows, followed }: Pick<ViewerFacts, "follows" | "followed">): boolean =>
  follows && followed;

/**
 * Whether a list offers a discovery to its viewer (`facts` is null for a visitor). It must be approved, and the viewer
 * must be allowed to see it, must not have turned it away and must not have blocked its author (members §12).
 * Moderators are offered no more than others. A viewer whom the author has blocked is still offered public discoveries
 * (members §13); those for friends are no longer visible, because blocking ends the follows.
 */
export const isOffered = (
  row: { status: DiscoveryStatus; visibility: Visibility; own: boolean },
  facts: ViewerFacts | null,
): boolean =>
  row.status === "approved" &&
  maySeeDiscovery({ ...row, friends: facts !== null && areFriends(facts), moderator: false }) &&
  !facts?.blocks &&
  !facts?.done.some((type) => UNWANTED.includes(type));
