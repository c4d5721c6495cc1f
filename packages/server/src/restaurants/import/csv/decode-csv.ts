/**
 * The text of a CSV as spreadsheets write it: UTF-8 with or without its mark, UTF-16 with it, and what is none of these
 * as Windows-1252, which Excel writes where it is not asked for UTF-8.
 */
export function decodeCsv(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder("utf-16le").decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder("utf-16be").decode(bytes);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder("windows-1252").decode(bytes);
  }
}
