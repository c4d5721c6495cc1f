import { LinkifyIt } from "linkify-it";
import tlds from "tlds" with { type: "json" };

const links = new LinkifyIt({ fuzzyLink: true, fuzzyIP: true, fuzzyEmail: true, tlds });

/** Full stops of other scripts, which browsers read as a dot in an address. */
const DOTS = /[\u3002\uff61]/g;
const UNSEEN = /[\u00ad\u200b\u2060\ufeff]/g;

/**
 * Two-letter words that start a sentence and are also a country's domain: "So tasty.It was gone" lacks a space and does
 * not name a site in Italy. In lower case they count as a domain.
 */
const SENTENCE_STARTS = new Set(["Am", "As", "At", "Be", "By", "De", "Do", "In", "Is", "It", "Je", "La", "Ma", "Me"]);
for (const word of ["My", "No", "Ne", "Et", "Sa", "So", "Tu", "To", "Us"]) SENTENCE_STARTS.add(word);
const LOST_SPACE = /^[\p{L}'’]+\.(\p{Lu}\p{Ll})$/u;

/** The rest of the sentence. At the end of a text it is more likely to be an address: "more on Facebook.Me". */
const GOES_ON = /^(?:['’]\p{L}|,?\s+["«“]?[\p{L}\p{N}])/u;

const isLostSpace = (link: string, after: string): boolean =>
  SENTENCE_STARTS.has(LOST_SPACE.exec(link)?.[1] ?? "") && GOES_ON.test(after);

/** Whether a browser or a mail program would make a link of any part of a text (comments §15). */
export const containsUrl = (text: string): boolean => {
  const plain = text.replace(UNSEEN, "").normalize("NFKC").replace(DOTS, ".");
  // A sign before or after a host stops some programs from making it a link, but not others.
  const bare = plain.replace(/[@:/]+/g, " ");
  return [plain, bare].some((each) =>
    (links.match(each) ?? []).some(
      ({ schema, raw, lastIndex }) => schema !== "" || !isLostSpace(raw, each.slice(lastIndex)),
    ),
  );
};

/** Which of a member's names would be a link in a mail or a message (accounts §2). */
export const namesWithUrl = (names: { first_name?: string; last_name?: string }): ("first_name" | "last_name")[] =>
  (["first_name", "last_name"] as const).filter((field) => containsUrl(names[field] ?? ""));
