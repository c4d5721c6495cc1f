/**
 * Scripts whose letters take another form beside an invisible joiner (U+200C, U+200D): without it, Persian and many
 * Indian words are misspelt.
 */
const JOINED = String.raw`[[\p{L}\p{M}]&&[${["Arab", "Syrc", "Mong", "Deva", "Beng", "Guru", "Gujr", "Orya", "Taml", "Telu", "Knda", "Mlym", "Sinh", "Mymr", "Khmr"].map((script) => String.raw`\p{scx=${script}}`).join("")}]]`;
const EMOJI = String.raw`\p{Extended_Pictographic}[\ufe0e\ufe0f\p{Emoji_Modifier}]?`;

/** Sequences in which an invisible character has a meaning (language §25). */
const MEANT = [
  // The flags of England, Scotland and Wales are spelt out in invisible letters.
  String.raw`\u{1f3f4}[\u{e0030}-\u{e0039}\u{e0061}-\u{e007a}]{3,6}\u{e007f}`,
  String.raw`${EMOJI}(?:\u200d${EMOJI})*`,
  // The base of a keycap.
  String.raw`[#*0-9][\ufe0e\ufe0f]`,
  String.raw`${JOINED}[\u200c\u200d]`,
  // Another form of the same ideograph, as in Japanese names.
  String.raw`\p{scx=Hani}[\ufe00-\ufe02\u{e0100}-\u{e01ef}]`,
  String.raw`\p{scx=Mong}[\u180b-\u180f]`,
].join("|");

/** Controls, and characters that take no room but hide, move or imitate others. */
const INVISIBLE = String.raw`[[\p{Default_Ignorable_Code_Point}\p{Cc}\p{Cs}\p{Noncharacter_Code_Point}\ufff9-\ufffb]--\n]`;

const HAS_INVISIBLE = new RegExp(INVISIBLE, "v");
const SEQUENCE_OR_INVISIBLE = new RegExp(`(${MEANT})|${INVISIBLE}`, "gv");

const MARK = /[\u061c\u200e\u200f]/;
const RIGHT_TO_LEFT = /[[\p{L}]&&[\p{scx=Arab}\p{scx=Hebr}\p{scx=Syrc}\p{scx=Thaa}\p{scx=Nkoo}]]/v;

/**
 * A text in which everything can be seen (language §25): without characters that turn its direction, without control
 * characters other than the line feed, and without invisible ones that have no meaning where they stand. Emoji, joiners
 * between letters that need them, and direction marks beside letters that run right to left stay.
 */
export const visibleText = (text: string): string => {
  const lines = text.replaceAll(/\r\n?|[\v\f\u0085\u2028\u2029]/g, "\n").replaceAll(/[\t\u2800]/g, " ");
  if (!HAS_INVISIBLE.test(lines)) return lines;
  const hasMarks = MARK.test(lines) && RIGHT_TO_LEFT.test(lines);
  /** Where what follows the last mark begins, apart from what is dropped. */
  let afterMark = -1;
  return lines.replaceAll(SEQUENCE_OR_INVISIBLE, (found: string, meant: string | undefined, at: number) => {
    if (meant !== undefined) return meant;
    // Several marks in a row do what one does.
    const isFurther = at === afterMark;
    if (!isFurther && !(hasMarks && MARK.test(found))) return "";
    afterMark = at + found.length;
    return isFurther ? "" : found;
  });
};

/** The same on one line and trimmed, for names. */
export const visibleLine = (text: string): string =>
  visibleText(text)
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "")
    .join(" ");
