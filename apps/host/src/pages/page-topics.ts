import type { ChangeTopic } from "@tablee/server/database/changes";
import { TOPICS_OF_MANY, topicsOfDiscovery } from "@tablee/server/discoveries/discovery-topics";
import { isOrderedByLikes } from "@tablee/server/discoveries/feed-order";
import type { Api } from "@tablee/web/api/create-api";

/** The change topics that a page depends on: the strings that `notifyChange` sends, and the two below. */
export type Topics = Set<string>;

/** For a page whose content is not known here: it depends on every change. */
export const ANYTHING = "*";
/** For a list that likes sort: any like can move any entry. */
export const LIKES = "likes";

type Topic = ChangeTopic | typeof LIKES;
type Call = (...args: never[]) => Promise<unknown>;
/** By room and call: the topics that an answer shows. */
type Shown = {
  [Room in keyof Api]?: {
    [Name in keyof Api[Room]]?: Api[Room][Name] extends (...args: infer Args) => Promise<infer Output>
      ? (output: Output, input: Args[0]) => readonly Topic[]
      : never;
  };
};

const ofRestaurant = ({ id }: { id: number }): Topic[] => [`restaurant:${id}`, "restaurants"];

/**
 * The topics shown by the calls from which pages are made. A list depends on the plural topic, because an addition has
 * no row in it yet; so does a single entry, because a bulk change is announced only by the plural topic.
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
    allAt: ({ recommendations }) => [...TOPICS_OF_MANY, "feeds", LIKES, ...recommendations.flatMap(topicsOfDiscovery)],
  },
  members: {
    // It counts discoveries, which may be added or removed, and a member may leave.
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
    // Votes are not announced; the page expires within the minute anyway.
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
  // Constants of the program.
  menus: { constants: () => [] },
};

/**
 * Wraps the calls to record the topics of each answer; a page is evicted when one of its topics changes. (The client is
 * a proxy without keys of its own, so that a copy would be empty; hence another proxy.)
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
