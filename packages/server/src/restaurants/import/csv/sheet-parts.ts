import { type ZipEntry, zipOf } from "./zip-entries.ts";

const RELATIONS = /(?:^|\/)_rels\/[^/]+\.rels$/i;
const OF_WORKBOOK = /(?:^|\/)_rels\/workbook[^/]*\.rels$/i;

/**
 * Returns an Excel workbook with no more than what its cells need: no pictures, and only the workbook's own list of
 * parts. The library unpacks a part as often as lists refer to it and keeps each copy outside the memory that bounds the
 * thread: a picture of 20 kB that is named 50 times takes a gigabyte.
 */
export function sheetParts(bytes: Uint8Array, entries: readonly ZipEntry[]): Uint8Array {
  const lists = entries.filter(({ name }) => RELATIONS.test(name));
  const own = lists.find(({ name }) => OF_WORKBOOK.test(name)) ?? lists[0];
  return zipOf(
    bytes,
    entries.filter((entry) => entry === own || entry.name === "_rels/.rels" || /\.xml$/i.test(entry.name)),
  );
}
