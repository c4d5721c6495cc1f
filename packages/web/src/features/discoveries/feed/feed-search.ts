import { FEED_VARIANTS, type FeedVariant } from "@tablee/domain/discoveries/discovery";
import { readId } from "../../../routes/read-id.ts";

/** The query parameters of a list of discoveries. */
export interface FeedSearch {
  /** Absent means for_you. */
  variant?: FeedVariant | undefined;
  /** The discovery that is open over the list; the browser shows its own address, /discovery/5. */
  discovery?: number | undefined;
}

const isVariant = (value: unknown): value is FeedVariant => FEED_VARIANTS.some((variant) => variant === value);

/**
 * Reads the query parameters. Unknown values become undefined, so that a mistyped address still opens the feed. (A key
 * that is left out would keep its raw value: the router merges this over it.)
 */
export function readFeedSearch({ variant, discovery }: Record<string, unknown>): FeedSearch {
  return {
    variant: isVariant(variant) && variant !== "for_you" ? variant : undefined,
    discovery: readId(discovery),
  };
}
