/**
 * What a picture is made into, by what it is for (pictures §3). The first of `widths` is the picture itself, at
 * `/pictures/<key>.webp`; each further one lies at `/pictures/<key>-<width>.webp`.
 */
export interface PictureShape {
  /** Width to height. */
  ratio: number;
  widths: readonly [number, ...number[]];
  /** Whether a smaller picture is brought to these widths, for pages that count on them; or else stays as it is. */
  enlarged: boolean;
  /** Of the part that is kept, in points: below it, it would be nothing but blur. */
  least_width: number;
}

export const PICTURE_SHAPES = {
  discovery: { ratio: 4 / 5, widths: [800, 400], enlarged: true, least_width: 240 },
  /** Of a menu: its cards are square. */
  dish: { ratio: 1, widths: [800, 400], enlarged: true, least_width: 240 },
  article: { ratio: 4 / 3, widths: [800, 400], enlarged: true, least_width: 320 },
  /** Of its longest edge. */
  avatar: { ratio: 1, widths: [1_500, 192], enlarged: false, least_width: 96 },
  /** Wide, at the head of a restaurant's page. */
  cover: { ratio: 16 / 9, widths: [1_600, 800], enlarged: false, least_width: 480 },
  /** A restaurant's logo. */
  mark: { ratio: 1, widths: [512, 192], enlarged: false, least_width: 96 },
} as const satisfies Record<string, PictureShape>;
export type PictureUse = keyof typeof PICTURE_SHAPES;
