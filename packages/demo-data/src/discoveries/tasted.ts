import type { DiscoveryStatus, Visibility } from "@tablee/domain/discoveries/discovery";

import type { Bilingual } from "../bilingual.ts";
import type { RenderedPicture } from "../rendered-pictures.ts";

/** A discovery as it is written here; its date and the address of its picture are added later. */
export interface Tasted {
  author: string;
  restaurant: string;
  item: string | null;
  picture: RenderedPicture;
  name: Bilingual;
  short: Bilingual;
  text: Bilingual;
  visibility?: Visibility;
  status?: DiscoveryStatus;
  /** Hours before the first start, for those that must be recent; the others are spread over sixty days. */
  hours?: number;
}

/** Builds a discovery: who and where, then the texts. */
export const tasted = (
  author: string,
  [restaurant, item]: [restaurant: string, item: string | null],
  picture: RenderedPicture,
  name: Bilingual,
  short: Bilingual,
  text: Bilingual,
  more: Pick<Tasted, "visibility" | "status" | "hours"> = {},
): Tasted => ({ author, restaurant, item, picture, name, short, text, ...more });
