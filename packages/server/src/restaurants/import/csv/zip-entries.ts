/** ZIP signatures (APPNOTE 4.3): end of central directory, central directory entry, ZIP64 end locator. */
const END = 0x06054b50;
const ENTRY = 0x02014b50;
const LARGER = 0x07064b50;
const END_LENGTH = 22;
const ENTRY_LENGTH = 46;

/** An entry as the central directory of a ZIP archive declares it. */
export interface ZipEntry {
  name: string;
  flags: number;
  /** Sizes in bytes. */
  packed: number;
  unpacked: number;
  /** The bytes of the central directory that declare it. */
  declared: Uint8Array;
}

/** Returns the entries of a ZIP archive; null if its central directory is not at its end, or is one of ZIP64. */
export function zipEntries(bytes: Uint8Array): ZipEntry[] | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const end = bytes.length - END_LENGTH;
  if (end < 0 || view.getUint32(end, true) !== END) return null;
  if (end >= 20 && view.getUint32(end - 20, true) === LARGER) return null;
  const entries: ZipEntry[] = [];
  let at = view.getUint32(end + 16, true);
  for (let left = view.getUint16(end + 10, true); left > 0; left -= 1) {
    if (at + ENTRY_LENGTH > end || view.getUint32(at, true) !== ENTRY) return null;
    const named = at + ENTRY_LENGTH + view.getUint16(at + 28, true);
    const next = named + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
    entries.push({
      name: new TextDecoder().decode(bytes.subarray(at + ENTRY_LENGTH, named)),
      flags: view.getUint16(at + 8, true),
      packed: view.getUint32(at + 20, true),
      unpacked: view.getUint32(at + 24, true),
      declared: bytes.subarray(at, next),
    });
    at = next;
  }
  return entries;
}

/** Returns a ZIP archive that contains only these entries of another. Their contents are copied, packed as they are. */
export function zipOf(bytes: Uint8Array, entries: readonly ZipEntry[]): Uint8Array {
  const old = bytes.subarray(bytes.length - END_LENGTH);
  const directory = entries.map(({ declared }) => declared);
  const start = new DataView(old.buffer, old.byteOffset).getUint32(16, true);
  const made = new Uint8Array(Buffer.concat([bytes.subarray(0, start), ...directory, old]));
  const end = new DataView(made.buffer, made.length - END_LENGTH);
  end.setUint16(8, entries.length, true);
  end.setUint16(10, entries.length, true);
  end.setUint32(12, made.length - END_LENGTH - start, true);
  return made;
}
