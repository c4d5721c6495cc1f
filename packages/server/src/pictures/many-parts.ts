import type { PictureType } from "@tablee/domain/pictures/picture-limits";

/** Most programs write ten scans, some about twenty. */
const MOST_SCANS = 32;
/** Segments or chunks beside the pixels: the preview and the notes of a camera take up to two hundred. */
const MOST_PARTS = 300;

/**
 * Whether a file has more parts than any program writes. A decoder reads each of them, wherever the pixels are, and the
 * thread that answers calls gets an object for each text: 7 MB of empty ones hold it for half a second.
 */
export const hasTooManyParts = (bytes: Buffer, kind: PictureType): boolean =>
  (kind === "image/jpeg" && hasManySegments(bytes)) || (kind === "image/png" && hasManyChunks(bytes));

const MARKER = 0xff;
const END_OF_PICTURE = 0xd9;
const START_OF_SCAN = 0xda;
/** Markers that are not followed by a length: TEM, restarts, the start of the picture. */
const stands = (code: number): boolean => code === 0x01 || (code >= 0xd0 && code <= 0xd8);

/** The index of the next marker. Searching with `indexOf` costs too much where millions of them follow one another. */
function nextMarker(bytes: Buffer, from: number): number {
  let at = from;
  while (at < bytes.length && bytes[at] !== MARKER) at += 1;
  return at;
}

/**
 * Each scan of a JPEG covers the whole picture again and may have only a few bytes, and a decoder that is reading scans
 * cannot be stopped: 4 MB of them can keep it busy for hours.
 */
function hasManySegments(bytes: Buffer): boolean {
  let [scans, segments] = [0, 0];
  // Like decoders, it skips what is not a marker, between two markers or in a scan.
  for (let at = nextMarker(bytes, 0); at + 1 < bytes.length; at = nextMarker(bytes, at)) {
    const code = bytes[at + 1] ?? 0;
    if (code === END_OF_PICTURE) return false;
    if (code === MARKER) at += 1;
    else if (code === 0 || stands(code)) at += 2;
    else {
      if (code === START_OF_SCAN) scans += 1;
      segments += 1;
      if (scans > MOST_SCANS || segments > MOST_PARTS) return true;
      at += 2 + (at + 3 < bytes.length ? bytes.readUInt16BE(at + 2) : 0);
    }
  }
  return false;
}

/** Chunks of pixels, also of an animation's other frames: IDAT, fdAT and fcTL as numbers, which compare faster. */
const PIXELS = new Set([0x49444154, 0x66644154, 0x6663544c]);

/** The last chunk; what follows it is no part of the picture (pictures §2). */
const END = 0x49454e44;

/** PNG is a sequence of chunks: length, name, contents, checksum. */
function hasManyChunks(bytes: Buffer): boolean {
  let chunks = 0;
  for (let at = 8; at + 8 <= bytes.length; at += bytes.readUInt32BE(at) + 12) {
    const name = bytes.readUInt32BE(at + 4);
    if (name === END) return false;
    if (!PIXELS.has(name) && ++chunks > MOST_PARTS) return true;
  }
  return false;
}
