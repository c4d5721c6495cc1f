import type { ZipEntry } from "./zip-entries.ts";

/**
 * Returns the unpacked size that a ZIP archive declares for all its entries; null if it does not declare one for each
 * entry, which no program that writes spreadsheets omits. The unpacker takes no more than the declared size of each
 * entry.
 */
export function unpackedSize(entries: readonly ZipEntry[]): number | null {
  let size = 0;
  for (const { packed, unpacked, flags } of entries) {
    // Empty content is compressed to two bytes.
    if (unpacked === 0 && packed > 2) return null;
    // A size that is given only after the entry's data may hide content.
    if (packed === 0 && (unpacked > 0 || (flags & 8) !== 0)) return null;
    size += unpacked;
  }
  return size;
}
