import type { ChangeTopic } from "@tablee/server/database/changes";
import { TOPICS_OF_MANY, topicsOfDiscovery } from "@tablee/server/discoveries/discovery-topics";
import { isOrderedByLikes } from "@tablee/server/discoveries/feed-order";
import type { Api } from "@tablee/web/api/create-api";

/** Topics of change that a page depends on; the same strings that `notifyChange` announces, and the two below. */
export type Topics = Set<string>;

/** Of a page that shows more than is known here: it depends on every change. */
export const ANYTHING = "*";
/** Of a list that likes put in order: one anywhere can move any of its pages. */
export const LIKES = "likes";

type Topic = ChangeTopic | typeof LIKES;
type Call = (...args: never[]) => Promise<unknown>;
/** By room and call: what its answer shows. */
type Shown = {
  [Room in keyof Api]?: {
    [Name in keyof Api[Room]]?: Api[Room][Name] extends (...args: infer Args) => Promise<infer Output>
      ? (output: Output, input: Args[0]) => readonly Topic[]
      : never;
  };
};

const ofRestaurant = ({ id }: { id: number }): Topic[] => [`restaurant:${id}`, "restaurants"];

/**
 * What the calls that pages are made from show. A list depends on the plural topic, because what is added to it has no
 * row here yet; so does a single one, because a change of thousands is announced by the plural alone.
 */
const SHOWN: Shown = {
  discoveries: {
    list: ({ recommendations }, { variant = "for_you" }) => [
      ...TOPICS_OF_MANY,
      "feeds",
      ...(isOrderedByLikes(variant) ? ([LIKES] as const) : []),
      ...recommendations.flatMap(topicsOfDiscovery),
    ],
    get: (row) => [...TOPICS_OF_MANY, ...topicsOfDiscovery(row)],
  },
  members: {
    // A discovery that comes or goes counts there, and a member who leaves is no longer there.
    get: ({ id }) => [`member:${id}`, "recommendations"],
    recommendations: ({ recommendations }) => [...TOPICS_OF_MANY, ...recommendations.flatMap(topicsOfDiscovery)],
  },
  restaurants: {
    list: ({ restaurants }) => ["restaurants", ...restaurants.flatMap(ofRestaurant)],
    group: ({ restaurants }) => ["restaurants", ...restaurants.flatMap(ofRestaurant)],
    get: ofRestaurant,
    byPlace: ofRestaurant,
    availability: ({ restaurant_id }) => ofRestaurant({ id: restaurant_id }),
  },
  pages: {
    get: () => ["articles"],
    blog: () => ["articles"],
    article: () => ["articles"],
    news: () => ["articles"],
    terms: () => ["articles"],
  },
  tables: {
    get: ({ restaurant_id }) => [`tables:${restaurant_id}`, ...ofRestaurant({ id: restaurant_id })],
  },
  search: {
    // Who votes for what is told by nobody: a page is made anew within the minute as it is.
    trends: ({ items }) => [
      ...TOPICS_OF_MANY,
      ...items.flatMap((item): readonly Topic[] => {
        if ("recommendation" in item) return topicsOfDiscovery(item.recommendation);
        if ("restaurant" in item) return ofRestaurant(item.restaurant);
        if ("item" in item) return ofRestaurant({ id: item.item.restaurant_id });
        return "account" in item ? [`member:${item.account.id}`] : [];
      }),
    ],
    universal: ({ recommendations, restaurants, restaurant_items, accounts }) => [
      ...TOPICS_OF_MANY,
      "feeds",
      ...recommendations.flatMap(topicsOfDiscovery),
      ...restaurants.flatMap(ofRestaurant),
      ...restaurant_items.flatMap(({ restaurant_id }) => ofRestaurant({ id: restaurant_id })),
      ...accounts.map(({ id }): Topic => `member:${id}`),
    ],
  },
  places: {
    zones: () => ["zones"],
    zone: ({ recommendations, restaurants }) => [
      "zones",
      ...TOPICS_OF_MANY,
      "feeds",
      LIKES,
      "restaurants",
      ...recommendations.flatMap(topicsOfDiscovery),
      ...restaurants.flatMap(ofRestaurant),
    ],
  },
  // Words that are part of the program.
  menus: { constants: () => [] },
};

/**
 * The calls, with a note of what each answer shows: a page is let go of when one of its topics changes. (The client is
 * a proxy without keys of its own: a copy of it would be empty, so the watched calls lie over it.)
 */
export const watched = (api: Api, topics: Topics): Api =>
  over(api, (room, calls) => over(calls as object, (name, call) => noting(room, name, call as Call, topics)));

const over = <T extends object>(target: T, instead: (key: string, value: unknown) => unknown): T =>
  new Proxy(target, {
    get: (own, key) => {
      const value: unknown = Reflect.get(own, key);
      return typeof key === "string" && value !== undefined ? instead(key, value) : value;
    },
  });

function noting(room: string, name: string, call: Call, topics: Topics): Call {
  const shown = (SHOWN as Record<string, Record<string, (output: unknown, input: unknown) => readonly Topic[]>>)[
    room
  ]?.[name];
  return async (...args) => {
    const output = await call(...args);
    for (const topic of shown ? shown(output, args[0]) : [ANYTHING]) topics.add(topic);
    return output;
  };
}
