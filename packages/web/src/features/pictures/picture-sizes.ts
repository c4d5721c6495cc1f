/** Matches pictures of dishes, which are stored in several sizes; logos and covers have one. */
const OWN_PICTURE = /^(\/pictures\/[\w-]+(?<!-logo|-cover))\.webp(#.*)?$/;

/** Width and height of a dish's picture, in pixels. */
export const PICTURE = { width: 800, height: 1_000 } as const;

/** The widths in the feed: one column on a phone, two on a tablet, three beside the side menu (and the rail). */
export const CARD_SIZES =
  "(width <= 48rem) min(calc(100vw - 2rem), 30rem), (width <= 64rem) calc(50vw - 2rem), (width < 85.5rem) calc(33vw - 7rem), 17rem";

/** Returns the `srcset` of a dish picture that this host stores; undefined for a picture from elsewhere. */
export function pictureSet(url: string): string | undefined {
  const name = OWN_PICTURE.exec(url)?.[1];
  return name ? `${name}-400.webp 400w, ${name}.webp 800w` : undefined;
}

/** Returns the smallest size, for thumbnails. */
export function thumbnail(url: string): string {
  const [, name, look = ""] = OWN_PICTURE.exec(url) ?? [];
  return name ? `${name}-400.webp${look}` : url;
}

/** The widths on a discovery's own page. */
export const PAGE_SIZES = "(width <= 48rem) 100vw, (width <= 64rem) 44vw, 34rem";
