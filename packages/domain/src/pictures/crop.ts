/** A part of a picture, as fractions of the width and height in its upright orientation. */
export interface Crop {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A part of a picture in whole pixels. */
export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

const clamp = (value: number, least: number, most: number) => Math.min(Math.max(value, least), most);

/**
 * The pixels to keep: the largest box of the wanted ratio in the centre of `crop`, or of the whole picture without one.
 * A crop that exceeds an edge is cut there, and nothing is ever stretched. The box is at least one pixel.
 */
export function cropBox(picture: { width: number; height: number }, ratio: number, crop: Crop | null): Box {
  const asked = crop ?? { x: 0, y: 0, width: 1, height: 1 };
  const left = clamp(asked.x, 0, 1) * picture.width;
  const top = clamp(asked.y, 0, 1) * picture.height;
  const right = clamp(asked.x + asked.width, 0, 1) * picture.width;
  const bottom = clamp(asked.y + asked.height, 0, 1) * picture.height;
  const room = { width: Math.max(right - left, 1), height: Math.max(bottom - top, 1) };
  const wide = room.width / room.height > ratio;
  const width = clamp(Math.round(wide ? room.height * ratio : room.width), 1, picture.width);
  const height = clamp(Math.round(wide ? room.height : room.width / ratio), 1, picture.height);
  return {
    width,
    height,
    left: clamp(Math.round((left + right - width) / 2), 0, picture.width - width),
    top: clamp(Math.round((top + bottom - height) / 2), 0, picture.height - height),
  };
}
