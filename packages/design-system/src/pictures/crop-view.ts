/** A part of a picture, as fractions of its width and height. */
export interface CropArea {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** How a picture is seen through a frame: the zoom, and the point in the centre as fractions of the picture. */
export interface CropView {
  /** 1 shows as much of the picture as the frame's ratio allows. */
  zoom: number;
  x: number;
  y: number;
}

export const MAX_ZOOM = 4;
export const MIDDLE: CropView = { zoom: 1, x: 0.5, y: 0.5 };

const clamp = (value: number, least: number, most: number) => Math.min(Math.max(value, least), most);

/** The visible part. Both ratios are width divided by height. */
export function areaOf({ zoom, x, y }: CropView, pictureRatio: number, frameRatio: number): CropArea {
  const width = Math.min(1, frameRatio / pictureRatio) / zoom;
  const height = Math.min(1, pictureRatio / frameRatio) / zoom;
  return { x: clamp(x - width / 2, 0, 1 - width), y: clamp(y - height / 2, 0, 1 - height), width, height };
}

/** The view closest to the wanted one that shows nothing beyond the picture's edges. */
export function within(wanted: CropView, pictureRatio: number, frameRatio: number): CropView {
  const zoom = clamp(wanted.zoom, 1, MAX_ZOOM);
  const area = areaOf({ ...wanted, zoom }, pictureRatio, frameRatio);
  return { zoom, x: area.x + area.width / 2, y: area.y + area.height / 2 };
}

/**
 * The view after the picture was dragged from one point of the frame to another, both as fractions of the frame, and
 * zoomed by the factor `nearer`: what was under the finger stays under it.
 */
export function moved(
  from: CropView,
  { at, to, nearer }: { at: Spot; to: Spot; nearer: number },
  pictureRatio: number,
  frameRatio: number,
): CropView {
  const before = areaOf(from, pictureRatio, frameRatio);
  const zoom = clamp(from.zoom * nearer, 1, MAX_ZOOM);
  const after = areaOf({ ...from, zoom }, pictureRatio, frameRatio);
  const held = { x: before.x + at.x * before.width, y: before.y + at.y * before.height };
  const x = held.x + (0.5 - to.x) * after.width;
  const y = held.y + (0.5 - to.y) * after.height;
  return within({ zoom, x, y }, pictureRatio, frameRatio);
}

export interface Spot {
  x: number;
  y: number;
}
