import { type FeedSearch, readFeedSearch } from "../../discoveries/feed/feed-search.ts";

/** What the address of trends says. */
export interface TrendsSearch extends Pick<FeedSearch, "discovery"> {
  /** Absent: around the reader. */
  worldwide?: true | undefined;
  /** The discoveries with this hashtag instead of those that trend. */
  hashtag?: string | undefined;
}

const MOST_LETTERS = 40;
const HASHTAG = /^[\p{L}\p{N}]+$/u;

const isHashtag = (value: unknown): value is string =>
  typeof value === "string" && value.length <= MOST_LETTERS && HASHTAG.test(value);

/** Reads the address; what it does not know is undefined. */
export const readTrendsSearch = (search: Record<string, unknown>): TrendsSearch => ({
  discovery: readFeedSearch(search).discovery,
  worldwide: search.worldwide === true ? true : undefined,
  hashtag: isHashtag(search.hashtag) ? search.hashtag : undefined,
});
