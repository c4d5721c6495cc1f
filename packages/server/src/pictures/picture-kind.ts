import type { PictureType } from "@tablee/domain/pictures/picture-limits";

const startsWith = (bytes: Buffer, text: string, at = 0) =>
  bytes.subarray(at, at + text.length).toString("latin1") === text;

/** The accepted format of a file, judged by its first bytes only; null: none of them. */
export function pictureKind(bytes: Buffer): PictureType | null {
  if (startsWith(bytes, "\xff\xd8\xff")) return "image/jpeg";
  if (startsWith(bytes, "\x89PNG\r\n\x1a\n")) return "image/png";
  if (startsWith(bytes, "RIFF") && startsWith(bytes, "WEBP", 8)) return "image/webp";
  return brandsOf(bytes).some((brand) => brand === "avif" || brand === "avis") ? "image/avif" : null;
}

/** The brands that a file in ISO's media format declares. */
function brandsOf(bytes: Buffer): string[] {
  if (bytes.length < 16 || !startsWith(bytes, "ftyp", 4)) return [];
  const end = Math.min(bytes.readUInt32BE(0), bytes.length, 256);
  const brands = [bytes.toString("latin1", 8, 12)];
  for (let at = 16; at + 4 <= end; at += 4) brands.push(bytes.toString("latin1", at, at + 4));
  return brands;
}

/** Whether a file is animated. Its first frame would not be what the member chose. */
export function isAnimated(bytes: Buffer, kind: PictureType): boolean {
  if (kind === "image/png") return hasChunkBefore(bytes, "acTL", "IDAT");
  if (kind === "image/avif") return bytes.toString("latin1", 8, 12) === "avis";
  return kind === "image/webp" && startsWith(bytes, "VP8X", 12) && ((bytes[20] ?? 0) & 2) !== 0;
}

/** Whether all pixels of a file are decoded at once: those of an AVIF, and of an interlaced PNG. */
export const isDecodedWhole = (bytes: Buffer, kind: PictureType): boolean =>
  kind === "image/avif" || (kind === "image/png" && bytes[28] === 1);

/** PNG is a sequence of chunks: length, name, contents, checksum. */
function hasChunkBefore(bytes: Buffer, name: string, last: string): boolean {
  for (let at = 8; at + 8 <= bytes.length; at += bytes.readUInt32BE(at) + 12) {
    if (startsWith(bytes, name, at + 4)) return true;
    if (startsWith(bytes, last, at + 4)) return false;
  }
  return false;
}
