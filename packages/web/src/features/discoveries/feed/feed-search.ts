import { FEED_VARIANTS, type FeedVariant } from "@tablee/domain/discoveries/discovery";
import { readId } from "../../../routes/read-id.ts";

/** What the address of a list of discoveries says. */
export interface FeedSearch {
  /** Absent: for_you. */
  variant?: FeedVariant | undefined;
  /** The discovery that lies open over the list; its own address, /discovery/5, is what the browser shows. */
  discovery?: number | undefined;
}

const isVariant = (value: unknown): value is FeedVariant => FEED_VARIANTS.some((variant) => variant === value);

/**
 * Reads the address; what it does not know is undefined, so that a mistyped one still opens the feed. (A key that is
 * left out would keep what the address says: the router lays this over it.)
 */
export function readFeedSearch({ variant, discovery }: Record<string, unknown>): FeedSearch {
  return {
    variant: isVariant(variant) && variant !== "for_you" ? variant : undefined,
    discovery: readId(discovery),
  };
}
