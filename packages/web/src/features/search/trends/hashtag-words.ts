import { CUISINES, MENU_TAGS } from "@tablee/domain/menus/menu-constants";
import { tagWord } from "../../../language/tag-words.ts";
import { cuisineWord } from "../../restaurants/cuisine-words.ts";

const bare = (word: string): string => word.replaceAll(/[^\p{L}\p{N}]/gu, "");

interface Known {
  /** In the reader's language. */
  label: () => string;
  /** What things are found by. */
  query: () => string;
}

/**
 * Hashtags that come of tags and cuisines are said in the reader's language. Cuisines are searched for in either; a tag
 * is found by its own name alone, whatever menus call it.
 */
const KNOWN: ReadonlyMap<string, Known> = new Map([
  ...MENU_TAGS.map((tag): [string, Known] => [
    bare(tag),
    { label: () => tagWord(tag), query: () => tag.replaceAll("-", " ") },
  ]),
  ...CUISINES.map((cuisine): [string, Known] => {
    const word = () => cuisineWord(cuisine);
    return [bare(cuisine), { label: word, query: word }];
  }),
]);

/** As a hashtag is written: "#icecream". */
export const hashtagLabel = (hashtag: string): string =>
  `#${bare(KNOWN.get(hashtag)?.label() ?? hashtag).toLowerCase()}`;

/** As one searches for it: its words parted, so that each is found. */
export const hashtagQueryWords = (hashtag: string): string =>
  `#${(KNOWN.get(hashtag)?.query() ?? hashtag).toLowerCase()}`;
