import { PICTURE_SHAPES, type PictureUse } from "@tablee/domain/pictures/picture-shapes";

/** Where a member's picture is found: a key that nobody can guess. Further widths are named behind it. */
const ADDRESS = /^\/pictures\/([\da-f]{32})\.webp$/;
const NAME = /^([\da-f]{32})(?:-\d{2,4})?\.webp$/;

export const pictureAddress = (key: string): string => `/pictures/${key}.webp`;

/** The names of a picture's sizes in the store, in the order of its shape's widths. */
export const pictureNames = (key: string, use: PictureUse): string[] =>
  PICTURE_SHAPES[use].widths.map((width, at) => (at === 0 ? `${key}.webp` : `${key}-${width}.webp`));

/** The names that may be at an address, whatever it was for; none where it is no member's picture. */
export function namesAt(url: string | null): string[] {
  const key = ADDRESS.exec(url ?? "")?.[1];
  if (key === undefined) return [];
  const uses = Object.keys(PICTURE_SHAPES) as PictureUse[];
  return [...new Set(uses.flatMap((use) => pictureNames(key, use)))];
}

/** The address whose picture a stored name belongs to; null where it is no name of a member's picture. */
export const addressOfName = (name: string): string | null => {
  const key = NAME.exec(name)?.[1];
  return key === undefined ? null : pictureAddress(key);
};
