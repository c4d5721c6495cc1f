/** Limits of an uploaded picture (pictures §1): the size of its file in bytes, and its number of pixels. */
export const MAX_PICTURE_BYTES = 12 * 1024 * 1024;
export const MAX_PICTURE_PIXELS = 50_000_000;

/** Accepted media types. The type is detected from the first bytes of the file, never from its name. */
export const PICTURE_TYPES = ["image/jpeg", "image/png", "image/webp", "image/avif"] as const;
export type PictureType = (typeof PICTURE_TYPES)[number];

/** Why a file is refused. */
export const PICTURE_FAULTS = [
  /** Not one of the accepted types, whatever its name. */
  "not_a_picture",
  /** Of an accepted type, but truncated or corrupt. */
  "damaged",
  "animated",
  /** More bytes than MAX_PICTURE_BYTES. */
  "too_heavy",
  /** More pixels than MAX_PICTURE_PIXELS. */
  "too_large",
  /** Fewer pixels than are needed to show it. */
  "too_small",
] as const;
export type PictureFault = (typeof PICTURE_FAULTS)[number];
