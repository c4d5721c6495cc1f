/** Most programs write ten scans, some about twenty. */
const MOST_SCANS = 32;

const MARKER = 0xff;
const END_OF_PICTURE = 0xd9;
const START_OF_SCAN = 0xda;
/** Markers that are not followed by a length: TEM, restarts, the start of the picture. */
const stands = (code: number): boolean => code === 0x01 || (code >= 0xd0 && code <= 0xd8);

/**
 * Whether a JPEG has more scans than any program writes. Each scan covers the whole picture again and may have only a few
 * bytes, and a decoder that is reading scans cannot be stopped: 4 MB of them can keep it busy for hours.
 */
export function hasTooManyScans(bytes: Buffer): boolean {
  let scans = 0;
  // Like decoders, it skips what is not a marker, between two markers or in a scan.
  for (let at = bytes.indexOf(MARKER); at !== -1 && at + 1 < bytes.length; at = bytes.indexOf(MARKER, at)) {
    const code = bytes[at + 1] ?? 0;
    if (code === END_OF_PICTURE) return false;
    if (code === START_OF_SCAN && ++scans > MOST_SCANS) return true;
    if (code === MARKER) at += 1;
    else if (code === 0 || stands(code)) at += 2;
    else at += 2 + (at + 3 < bytes.length ? bytes.readUInt16BE(at + 2) : 0);
  }
  return false;
}
