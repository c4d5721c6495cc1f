/**
 * How many characters all texts of a till's menu may have in total, four times as many as a member's file. A file lists a
 * text once and may refer to it from a hundred thousand choices, each of which is written with a text of its own.
 */
export const MOST_LETTERS = 8_000_000;

/** Returns the number of characters in all texts of a value. */
export function lettersIn(value: unknown): number {
  if (typeof value === "string") return value.length;
  if (typeof value !== "object" || value === null) return 0;
  let letters = 0;
  for (const part of Object.values(value)) letters += lettersIn(part);
  return letters;
}
