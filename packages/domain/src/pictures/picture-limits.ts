/** A picture that somebody sends (pictures §1): its file's size in bytes, and how many points it may have. */
export const MAX_PICTURE_BYTES = 12 * 1024 * 1024;
export const MAX_PICTURE_PIXELS = 50_000_000;

/** The kinds of files that are read, as media types. What a file is, its first bytes say, and never its name. */
export const PICTURE_TYPES = ["image/jpeg", "image/png", "image/webp", "image/avif"] as const;
export type PictureType = (typeof PICTURE_TYPES)[number];

/** Why a file is not taken. */
export const PICTURE_FAULTS = [
  /** None of the kinds that are read, whatever it is called. */
  "not_a_picture",
  /** One of them, which breaks off or is wrong within. */
  "damaged",
  "animated",
  /** More bytes than MAX_PICTURE_BYTES. */
  "too_heavy",
  /** More points than MAX_PICTURE_PIXELS. */
  "too_large",
  /** Fewer points than it would be shown with. */
  "too_small",
] as const;
export type PictureFault = (typeof PICTURE_FAULTS)[number];
