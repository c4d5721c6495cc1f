import { likelyLetters } from "@tablee/domain/language/likely-letters";
import { CSV_LIMITS } from "@tablee/domain/management/menu-csv/csv-faults";

/**
 * The text of a CSV as spreadsheets write it: UTF-8 with or without its mark, UTF-16 with it, and what is none of these
 * as Windows-1252 or MacRoman, which Excel writes on either system where it is not asked for UTF-8.
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
 * Both give a letter to nearly every byte: 8F is "è" in the one and nothing in the other, E9 is "È" and "é". Which it is
 * shows in what words become. A file that is too large to be read is not looked at any further.
 */
function encodingOf(bytes: Uint8Array): "windows-1252" | "macintosh" {
  const looked = bytes.subarray(0, CSV_LIMITS.bytes);
  const weightIn = (encoding: string) => likelyLetters(new TextDecoder(encoding).decode(looked));
  return weightIn("macintosh") > weightIn("windows-1252") ? "macintosh" : "windows-1252";
}
