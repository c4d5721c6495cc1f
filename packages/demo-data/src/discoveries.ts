import type { DiscoveryStatus, Visibility } from "@tablee/domain/discoveries/discovery";

import type { Bilingual } from "./bilingual.ts";
import { canal } from "./discoveries/canal.ts";
import { centre } from "./discoveries/centre.ts";
import { east } from "./discoveries/east.ts";
import { mileEnd } from "./discoveries/mile-end.ts";
import { north } from "./discoveries/north.ts";
import { owners } from "./discoveries/owners.ts";
import { plateau } from "./discoveries/plateau.ts";
import { rosemont } from "./discoveries/rosemont.ts";
import type { Tasted } from "./discoveries/tasted.ts";
import { westAndRiver } from "./discoveries/west-and-river.ts";
import { sample, seededRandom } from "./makers/random.ts";
import { dishPicture } from "./pictures.ts";

/** A discovery of the demo (discoveries §1). Refs name a member, a restaurant and an item of its menu. */
export interface DemoDiscovery {
  ref: string;
  author: string;
  restaurant: string;
  item: string | null;
  name: Bilingual;
  short_description: Bilingual;
  description: Bilingual;
  image_url: string;
  visibility: Visibility;
  status: DiscoveryStatus;
  /** Hours before the first start of the demo; at most sixty days. */
  hours_ago: number;
}

const SIXTY_DAYS = 60 * 24;
/** Chosen so that neighbours in the feed differ in picture, place and author as far as possible. */
const ORDER_SEED = 1650;

const refOf = ({ author, restaurant, item }: Tasted): string => `${author}-${restaurant}-${item ?? "place"}`;

/** Many in the last days and few two months ago, as in a product that is growing. */
const spread = (tasted: Tasted[]): number[] => {
  const random = seededRandom(ORDER_SEED);
  const order = sample(random, [...tasted.keys()], tasted.length);
  const hours = tasted.map(() => 0);
  for (const [place, which] of order.entries()) {
    const share = (place + random() * 0.8) / tasted.length;
    hours[which] = Math.round((0.7 + (SIXTY_DAYS - 1) * share ** 1.9) * 10) / 10;
  }
  return hours;
};

const discoveriesOf = (tasted: Tasted[]): DemoDiscovery[] => {
  const hours = spread(tasted);
  return tasted.map((one, place) => ({
    ref: refOf(one),
    author: one.author,
    restaurant: one.restaurant,
    item: one.item,
    name: one.name,
    short_description: one.short,
    description: one.text,
    image_url: dishPicture(one.picture),
    visibility: one.visibility ?? "public",
    status: one.status ?? "approved",
    hours_ago: one.hours ?? hours[place] ?? SIXTY_DAYS,
  }));
};

/** Discoveries by neighbourhood, whose times are spread together; those with a time of their own come after. */
const STREETS = [...plateau, ...mileEnd, ...centre, ...canal, ...north, ...east, ...rosemont, ...westAndRiver];

/** A hundred and twenty-three discoveries, each in its author's voice; the newest first. */
export const demoDiscoveries: DemoDiscovery[] = [...discoveriesOf(STREETS), ...discoveriesOf(owners)].toSorted(
  (one, other) => one.hours_ago - other.hours_ago,
);
