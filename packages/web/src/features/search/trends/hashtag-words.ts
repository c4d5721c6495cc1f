import { CUISINES, MENU_TAGS } from "@tablee/domain/menus/menu-constants";
import { tagWord } from "../../../language/tag-words.ts";
import { cuisineWord } from "../../restaurants/cuisine-words.ts";

const bare = (word: string): string => word.replaceAll(/[^\p{L}\p{N}]/gu, "");

/** The hashtags made from tags and cuisines, with their labels in the reader's language. */
const KNOWN: ReadonlyMap<string, () => string> = new Map([
  ...MENU_TAGS.map((tag): [string, () => string] => [bare(tag), () => tagWord(tag)]),
  ...CUISINES.map((cuisine): [string, () => string] => [bare(cuisine), () => cuisineWord(cuisine)]),
]);

/**
 * Returns a hashtag as it is written, "#icecream", and searched for: the search knows such labels in both languages
 * (search §4).
 */
export const hashtagLabel = (hashtag: string): string => `#${bare(KNOWN.get(hashtag)?.() ?? hashtag).toLowerCase()}`;
