import { PICTURE_SHAPES, type PictureUse } from "@tablee/domain/pictures/picture-shapes";

/** The address of a member's picture: a key that cannot be guessed. Other widths are named by a suffix. */
const ADDRESS = /^\/pictures\/([\da-f]{32})\.webp$/;
const NAME = /^([\da-f]{32})(?:-\d{2,4})?\.webp$/;

export const pictureAddress = (key: string): string => `/pictures/${key}.webp`;

/** The stored names of a picture's sizes, in the order of its shape's widths. */
export const pictureNames = (key: string, use: PictureUse): string[] =>
  PICTURE_SHAPES[use].widths.map((width, at) => (at === 0 ? `${key}.webp` : `${key}-${width}.webp`));

/** All names that the picture at an address may have, whatever its use; empty if it is not a member's picture. */
export function namesAt(url: string | null): string[] {
  const key = ADDRESS.exec(url ?? "")?.[1];
  if (key === undefined) return [];
  const uses = Object.keys(PICTURE_SHAPES) as PictureUse[];
  return [...new Set(uses.flatMap((use) => pictureNames(key, use)))];
}

/** The address of the picture that a stored name belongs to; null if it is not the name of a member's picture. */
export const addressOfName = (name: string): string | null => {
  const key = NAME.exec(name)?.[1];
  return key === undefined ? null : pictureAddress(key);
};
