import { type Minor, minor } from "../money/minor.ts";

const AMOUNT = String.raw`(\d{1,4})(?:[.,](\d{1,2}))?`;
const UNDER = new RegExp(
  String.raw`(?:under|below|less than|at most|max(?:imum)?(?: of)?|up to|moins d(?:e|')|sous(?: les)?|au plus|jusqu'?a|budget(?: of| de)?|pas plus de|for|pour)\s*\$?\s*${AMOUNT}\s*(?:\$|dollars?|bucks|piastres|cad)?`,
  "u",
);
const BARE = new RegExp(String.raw`(?:\$\s*${AMOUNT}|${AMOUNT}\s*(?:\$|dollars?|bucks|piastres))`, "u");

const amountOf = (whole: string | undefined, part = ""): Minor | null =>
  whole === undefined ? null : minor(Number(whole) * 100 + Number(part.padEnd(2, "0")));

/** Reads "under 20 $", "moins de 20 $" or "$15 max". "For 4" is not an amount. */
export function readMost(text: string): Minor | null {
  const under = UNDER.exec(text);
  if (under && !(/^(for|pour)/.test(under[0]) && !/[$]|dollar|bucks|piastres|cad/.test(under[0]))) {
    return amountOf(under[1], under[2]);
  }
  const bare = BARE.exec(text);
  return bare ? amountOf(bare[1] ?? bare[3], bare[2] ?? bare[4]) : null;
}

const MONEY = new RegExp(`${AMOUNT}\\s*\\$|\\$\\s*${AMOUNT}`, "g");

/** Removes the amounts from a text, so that their digits are not read as words. */
export const withoutAmounts = (text: string): string => text.replaceAll(MONEY, " ");
