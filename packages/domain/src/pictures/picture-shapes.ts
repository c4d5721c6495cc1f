/**
 * The formats into which a picture is converted, by use (pictures §3). The first of `widths` is the picture itself, at
 * `/pictures/<key>.webp`; each other width is at `/pictures/<key>-<width>.webp`.
 */
export interface PictureShape {
  /** Width divided by height. */
  ratio: number;
  widths: readonly [number, ...number[]];
  /**
   * Whether a smaller picture is enlarged to these widths, for pages that rely on them; otherwise it keeps its size.
   */
  enlarged: boolean;
  /** The minimum width of the cropped part, in pixels. Anything smaller would look blurred. */
  least_width: number;
}

export const PICTURE_SHAPES = {
  discovery: { ratio: 4 / 5, widths: [800, 400], enlarged: true, least_width: 240 },
  /** On a menu, whose cards are square. */
  dish: { ratio: 1, widths: [800, 400], enlarged: true, least_width: 240 },
  article: { ratio: 4 / 3, widths: [800, 400], enlarged: true, least_width: 320 },
  /** By its longest edge. */
  avatar: { ratio: 1, widths: [1_500, 192], enlarged: false, least_width: 96 },
  /** Wide, at the top of a restaurant's page. */
  cover: { ratio: 16 / 9, widths: [1_600, 800], enlarged: false, least_width: 480 },
  /** A restaurant's logo. */
  mark: { ratio: 1, widths: [512, 192], enlarged: false, least_width: 96 },
} as const satisfies Record<string, PictureShape>;
export type PictureUse = keyof typeof PICTURE_SHAPES;
