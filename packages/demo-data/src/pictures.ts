import { PICTURE_LOOKS } from "./picture-looks.ts";
import { cutAbove, type RenderedPicture } from "./rendered-pictures.ts";

/**
 * Pictures of the demo. The studio rendered them once; they are kept in pictures/rendered, which the host serves under
 * /pictures, so that `/pictures/beef-pho.webp` is pictures/rendered/beef-pho.webp:
 *
 * - a dish: `beef-pho.webp` 800 x 1000, `beef-pho-400.webp` 400 x 500 for thumbnails;
 * - a restaurant: `chez-margot-cover.webp` 1600 x 520, and its logo, drawn by `npm run logos -w @tablee/demo-data`,
 *   `chez-margot-logo.webp` 256 x 256.
 *
 * A dish of a menu has a picture of its kind, or none.
 */
/** The fragment that describes a picture's look in its address (pictures §9). */
function lookOf(name: string, cut_above?: number): string {
  const colours = PICTURE_LOOKS[name];
  const said = [cut_above === undefined ? [] : `y=${cut_above}`, colours === undefined ? [] : `c=${colours}`].flat();
  return said.length === 0 ? "" : `#${said.join("&")}`;
}

/** The address of a dish's picture (portrait), with its look until it has loaded. */
export const dishPicture = (name: RenderedPicture): string => `/pictures/${name}.webp${lookOf(name, cutAbove(name))}`;

/**
 * For covers with glasses or tall cakes: how much of what the strip above a menu crops is cut at the top, in per cent.
 */
const COVERS_CUT_ABOVE: Readonly<Record<string, number>> = { "bar-sillon": 30, "patisserie-sainte-cecile": 10 };

/** The address of a restaurant's cover, by the restaurant's ref. */
export const coverPicture = (restaurant: string): string =>
  `/pictures/${restaurant}-cover.webp${lookOf(`${restaurant}-cover`, COVERS_CUT_ABOVE[restaurant])}`;

/** The address of a restaurant's logo, by the restaurant's ref. */
export const logoPicture = (restaurant: string): string => `/pictures/${restaurant}-logo.webp`;
