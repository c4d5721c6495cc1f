import { likelyLetters } from "@tablee/domain/language/likely-letters";
import { CSV_LIMITS } from "@tablee/domain/management/menu-csv/csv-faults";

/**
 * Decodes a CSV as spreadsheets write it: UTF-8 with or without a byte order mark, UTF-16 with one, and everything else
 * as Windows-1252 or MacRoman, which Excel on either system writes unless it is asked for UTF-8.
 */
export function decodeCsv(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder("utf-16le").decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder("utf-16be").decode(bytes);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder(encodingOf(bytes)).decode(bytes);
  }
}

/**
 * Guesses the encoding of a text that is not UTF. Both encodings assign a letter to nearly every byte: 8F is "è" in one
 * and unassigned in the other, E9 is "È" or "é". The words that result tell which is meant. Only as much of the file as
 * may be read is examined.
 */
function encodingOf(bytes: Uint8Array): "windows-1252" | "macintosh" {
  const looked = bytes.subarray(0, CSV_LIMITS.bytes);
  const weightIn = (encoding: string) => likelyLetters(new TextDecoder(encoding).decode(looked));
  return weightIn("macintosh") > weightIn("windows-1252") ? "macintosh" : "windows-1252";
}
