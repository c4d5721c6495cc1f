/** What tells the end of a packed file (ZIP, 4.3.16), the file before, and one that is larger than these can say. */
const END = 0x06054b50;
const ENTRY = 0x02014b50;
const LARGER = 0x07064b50;
const END_LENGTH = 22;
const ENTRY_LENGTH = 46;

/**
 * How many bytes a packed file says that it becomes, in all its parts; null: it says so of none or not of each, as no
 * program that writes a spreadsheet does. Who unpacks it takes no more than this of each part.
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
    // Two bytes are nothing, packed.
    if (unpacked === 0 && packed > 2) return null;
    // A packed size that is told behind the part may hide one.
    if (packed === 0 && (unpacked > 0 || (view.getUint16(at + 8, true) & 8) !== 0)) return null;
    size += unpacked;
    at += ENTRY_LENGTH + view.getUint16(at + 28, true) + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
  return size;
}
