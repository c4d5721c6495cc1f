import { LinkifyIt } from "linkify-it";
import tlds from "tlds" with { type: "json" };

const links = new LinkifyIt({ fuzzyLink: true, fuzzyIP: true, fuzzyEmail: true, tlds });

/** Dots that a browser reads as one in an address. */
const DOTS = /[\u3002\uff61]/g;
const UNSEEN = /[\u00ad\u200b\u2060\ufeff]/g;

/**
 * Words of two letters that begin a sentence and are a country's ending too: "So tasty.It was gone" has lost a space
 * and names no site in Italy. Written small they are an ending.
 */
const SENTENCE_STARTS = new Set(["Am", "As", "At", "Be", "By", "De", "Do", "In", "Is", "It", "Je", "La", "Ma", "Me"]);
for (const word of ["My", "No", "Ne", "Et", "Sa", "So", "Tu", "To", "Us"]) SENTENCE_STARTS.add(word);
const LOST_SPACE = /^[\p{L}'’]+\.(\p{Lu}\p{Ll})$/u;

const isLostSpace = (link: string): boolean => SENTENCE_STARTS.has(LOST_SPACE.exec(link)?.[1] ?? "");

/** Whether a browser or a reader's program would make a link of any part of a text (comments §15). */
export const containsUrl = (text: string): boolean => {
  const plain = text.replace(UNSEEN, "").normalize("NFKC").replace(DOTS, ".");
  // What stands before or behind a host keeps one program from making a link of it, and not another.
  const bare = plain.replace(/[@:/]+/g, " ");
  return [plain, bare].some((each) =>
    (links.match(each) ?? []).some(({ schema, raw }) => schema !== "" || !isLostSpace(raw)),
  );
};
