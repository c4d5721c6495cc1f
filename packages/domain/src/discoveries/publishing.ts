import { hasText } from "../language/text-in.ts";
import type { Text } from "../language/text.ts";
import type { DiscoveryStatus } from "./discovery.ts";

/**
 * What a discovery must have before others can see it (discoveries §19), in the order in which the author is asked for
 * it.
 */
export const PUBLISHING_NEEDS = ["picture", "name", "place"] as const;
export type PublishingNeed = (typeof PUBLISHING_NEEDS)[number];

/** The facts that decide whether a discovery can be published. */
export interface PublishingFacts {
  has_picture: boolean;
  name: Text;
  /** The id of one of our restaurants. */
  restaurant_id: number | null;
  /** The name of a place on the map. */
  google_place_name: string | null;
}

/** What is missing before a discovery can be published; empty if it can be. A draft needs only a name. */
export const missingToPublish = (facts: PublishingFacts): PublishingNeed[] => {
  const has: Record<PublishingNeed, boolean> = {
    picture: facts.has_picture,
    name: hasText(facts.name),
    place: facts.restaurant_id !== null || Boolean(facts.google_place_name?.trim()),
  };
  return PUBLISHING_NEEDS.filter((need) => !has[need]);
};

/** Whether a member's discoveries are published without review: any badge except amateur (discoveries §24). */
export const isCertified = (certification: string | null): boolean =>
  certification !== null && certification !== "amateur";

/** What an author saves. */
export interface Saving {
  /** The current status; null for a new discovery. */
  status: DiscoveryStatus | null;
  /** The author's badge; a badge that this version does not know counts as a badge. */
  certification: string | null;
  /**
   * Whether the author wants to keep it as a draft. A discovery that was submitted before cannot become a draft again.
   */
  draft: boolean;
  /** Whether its picture, words or place have changed; a change of visibility does not count. */
  changed: boolean;
}

/**
 * The status after an author saves a discovery (discoveries §23, discoveries §24). A discovery that a moderator
 * rejected, or that reports sent back, waits for a moderator even if its author is certified.
 */
export const statusAfterSaving = ({ status, certification, draft, changed }: Saving): DiscoveryStatus => {
  if (status === null || status === "draft") {
    if (draft) return "draft";
    return isCertified(certification) ? "approved" : "pending";
  }
  if (status === "rejected") return draft ? "rejected" : "pending";
  return status === "approved" && changed && !isCertified(certification) ? "pending" : status;
};

/**
 * Whether saving hides an approved discovery from its readers until a moderator approves it. The author is warned
 * before (discoveries §23).
 */
export const goesBackToModerators = (saving: Saving): boolean =>
  saving.status === "approved" && statusAfterSaving(saving) === "pending";
