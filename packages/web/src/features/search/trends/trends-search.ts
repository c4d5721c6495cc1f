import { type FeedSearch, readFeedSearch } from "../../discoveries/feed/feed-search.ts";

/** The query parameters of trends. */
export interface TrendsSearch extends Pick<FeedSearch, "discovery"> {
  /** Absent means around the reader. */
  worldwide?: true | undefined;
  /** Shows the discoveries with this hashtag instead of the trending ones. */
  hashtag?: string | undefined;
}

const MOST_LETTERS = 40;
const HASHTAG = /^[\p{L}\p{N}]+$/u;

const isHashtag = (value: unknown): value is string =>
  typeof value === "string" && value.length <= MOST_LETTERS && HASHTAG.test(value);

/** Reads the query parameters; unknown values become undefined. */
export const readTrendsSearch = (search: Record<string, unknown>): TrendsSearch => ({
  discovery: readFeedSearch(search).discovery,
  worldwide: search.worldwide === true ? true : undefined,
  hashtag: isHashtag(search.hashtag) ? search.hashtag : undefined,
});
