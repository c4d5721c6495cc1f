import { minor, type Minor, toMinor } from "@tablee/domain/money/minor";

/** Reads a typed amount in minor units; null if it is not an amount. An empty field is no tip. */
export function readAmount(typed: string): Minor | null {
  const words = typed
    .trim()
    .replace(",", ".")
    .replace(/\s|[$€]/gu, "");
  if (words === "") return minor(0);
  return /^\d{1,6}(\.\d{0,2})?$/.test(words) ? toMinor(Number(words)) : null;
}
