/** ZIP signatures (APPNOTE 4.3): end of central directory, central directory entry, ZIP64 end locator. */
const END = 0x06054b50;
const ENTRY = 0x02014b50;
const LARGER = 0x07064b50;
const END_LENGTH = 22;
const ENTRY_LENGTH = 46;

/**
 * Returns the unpacked size that a ZIP archive declares for all its entries; null if it does not declare one for each
 * entry, which no program that writes spreadsheets omits. The unpacker takes no more than the declared size of each
 * entry.
 */
export function unpackedSize(bytes: Uint8Array): number | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const end = bytes.length - END_LENGTH;
  if (end < 0 || view.getUint32(end, true) !== END) return null;
  if (end >= 20 && view.getUint32(end - 20, true) === LARGER) return null;
  let at = view.getUint32(end + 16, true);
  let size = 0;
  for (let left = view.getUint16(end + 10, true); left > 0; left -= 1) {
    if (at + ENTRY_LENGTH > end || view.getUint32(at, true) !== ENTRY) return null;
    const packed = view.getUint32(at + 20, true);
    const unpacked = view.getUint32(at + 24, true);
    // Empty content is compressed to two bytes.
    if (unpacked === 0 && packed > 2) return null;
    // A size that is given only after the entry's data may hide content.
    if (packed === 0 && (unpacked > 0 || (view.getUint16(at + 8, true) & 8) !== 0)) return null;
    size += unpacked;
    at += ENTRY_LENGTH + view.getUint16(at + 28, true) + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
  return size;
}
