import { hasText } from "../language/text-in.ts";
import type { Text } from "../language/text.ts";
import type { DiscoveryStatus } from "./discovery.ts";

/** What a discovery must have before others see it (discoveries §19), in the order in which one is asked for it. */
export const PUBLISHING_NEEDS = ["picture", "name", "place"] as const;
export type PublishingNeed = (typeof PUBLISHING_NEEDS)[number];

/** What of a discovery decides whether it can be published. */
export interface PublishingFacts {
  has_picture: boolean;
  name: Text;
  /** One of our restaurants. */
  restaurant_id: number | null;
  /** A mapped place is known by its name. */
  google_place_name: string | null;
}

/** What is missing before a discovery can be published; nothing: it can be. A draft needs the name alone. */
export const missingToPublish = (facts: PublishingFacts): PublishingNeed[] => {
  const has: Record<PublishingNeed, boolean> = {
    picture: facts.has_picture,
    name: hasText(facts.name),
    place: facts.restaurant_id !== null || Boolean(facts.google_place_name?.trim()),
  };
  return PUBLISHING_NEEDS.filter((need) => !has[need]);
};

/** Whose discoveries nobody looks through first: any badge but amateur (discoveries §24). */
export const isCertified = (certification: string | null): boolean =>
  certification !== null && certification !== "amateur";

/** What an author saves. */
export interface Saving {
  /** As it stands; null: a new one. */
  status: DiscoveryStatus | null;
  /** The author's badge; one that this version does not know is one. */
  certification: string | null;
  /** It is to be kept to oneself for now. Nothing that was handed in before goes back to being a draft. */
  draft: boolean;
  /** Its picture, words or place are others than before; a visibility is none of them. */
  changed: boolean;
}

/**
 * The status that follows when an author saves a discovery (discoveries §23, discoveries §24). What a moderator
 * rejected, or reports sent back, is for moderators to decide, however certified its author is.
 */
export const statusAfterSaving = ({ status, certification, draft, changed }: Saving): DiscoveryStatus => {
  if (status === null || status === "draft") {
    if (draft) return "draft";
    return isCertified(certification) ? "approved" : "pending";
  }
  if (status === "rejected") return draft ? "rejected" : "pending";
  return status === "approved" && changed && !isCertified(certification) ? "pending" : status;
};

/** Whether saving takes an approved discovery away from its readers, which is said before (discoveries §23). */
export const goesBackToModerators = (saving: Saving): boolean =>
  saving.status === "approved" && statusAfterSaving(saving) === "pending";
