import type { DemoDiscovery } from "../discoveries.ts";
import { demoMembers } from "../members.ts";
import { dishPicture } from "../pictures.ts";
import { DISH_PICTURES } from "../rendered-pictures.ts";
import { demoRestaurants } from "../restaurants/demo-restaurants.ts";
import { pick, seededRandom } from "./random.ts";
import { DISHES, ENDINGS, MANNERS, OPENINGS } from "./words.ts";

/** Where a generated discovery may be: refs of a restaurant and of an item of its menu, or null. */
export interface MadePlace {
  restaurant: string;
  item: string | null;
}

interface Cast {
  /** Refs of members; by default those of the demo. */
  authors?: string[];
  /** By default all items of the demo's restaurants. */
  places?: MadePlace[];
  /** By default 365. */
  days?: number;
}

/** Any date will do, because the items' refs do not depend on it. */
const demoPlaces = (): MadePlace[] =>
  demoRestaurants(new Date(0)).flatMap(({ ref, menu }) =>
    (menu?.items ?? []).map((item) => ({ restaurant: ref, item: item.ref })),
  );

/**
 * Many discoveries, identical for the same seed: all public and approved, spread evenly over the last `days`. For
 * benchmarks and tests of paging; what a visitor of the demo reads is in discoveries.ts.
 */
export const makeDiscoveries = (count: number, seed: number, cast: Cast = {}): DemoDiscovery[] => {
  const random = seededRandom(seed);
  const authors = cast.authors ?? demoMembers.map(({ ref }) => ref);
  const places = cast.places ?? demoPlaces();
  const hours = (cast.days ?? 365) * 24;
  return Array.from({ length: count }, (_none, place): DemoDiscovery => {
    const [dish, manner] = [pick(random, DISHES), pick(random, MANNERS)];
    const [opening, ending] = [pick(random, OPENINGS), pick(random, ENDINGS)];
    const { restaurant, item } = pick(random, places);
    return {
      ref: `made-${seed}-${place + 1}`,
      author: pick(random, authors),
      restaurant,
      item,
      name: [`${manner[0]} ${dish[0].toLowerCase()}`, `${dish[1]} ${manner[1]}`],
      short_description: [`${dish[0]}, number ${place + 1}.`, `${dish[1]}, numéro ${place + 1}.`],
      description: [
        `${opening[0]} the ${dish[0].toLowerCase()} ${ending[0]}`,
        `${opening[1]} : ${dish[1].toLowerCase()} ${manner[1]}, ${ending[1]}`,
      ],
      image_url: dishPicture(pick(random, DISH_PICTURES)),
      visibility: "public",
      status: "approved",
      hours_ago: Math.round(((place + random()) / count) * hours * 1_000) / 1_000,
    };
  });
};
