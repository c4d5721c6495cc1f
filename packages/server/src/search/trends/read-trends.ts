import type { SearchTrends, Trend, TrendItem } from "@tablee/contract/search/trends.schema";
import { FALLBACK_POSITION } from "@tablee/domain/places/fallback-position";
import { kilometresBetween, type Point } from "@tablee/domain/restaurants/distance";
import { isTrendCategory, type TrendCategory } from "@tablee/domain/search/trends";
import type { Db } from "../../database/open-database.ts";
import type { Viewer } from "../../http/context.ts";
import { readMemberCards } from "../../members/members.queries.ts";
import { listedRestaurants } from "../../restaurants/restaurant-cards.ts";
import type { Services } from "../../services.ts";
import { readFoundItems } from "../found-items.queries.ts";
import { itemView, orderedBy, seenDiscoveries } from "../found-things.ts";
import { aboutHere, keptOrder } from "./kept-trends.ts";
import { readMostLiked, readNotToFollow, readTrend } from "./trends.queries.ts";

/** The most entries of a trend. */
const MOST = 50;
/** How many are read, so that enough remain without those hidden from a viewer. */
const READ = 100;
/** What is shown before anything is typed. */
const HASHTAGS = 10;
const MEMBERS = 5;

interface Where {
  latitude?: number | undefined;
  longitude?: number | undefined;
}
export interface TrendsAsk extends Where {
  category: string;
  worldwide: boolean;
}

/** The viewer and their position; null: unknown. */
interface Looking {
  db: Db;
  viewer: Viewer | null;
  here: Point | null;
}

type Show = (looking: Looking, things: readonly string[]) => Promise<Map<string, object>>;

const byId = <Thing extends { id: number }>(name: string, things: readonly Thing[]): Map<string, object> =>
  new Map(things.map((thing) => [String(thing.id), { [name]: thing }]));

/** The things of each category, as this viewer sees them and without those hidden from them. */
const SHOWN: Record<TrendCategory, Show> = {
  discoveries: async ({ db, viewer }, things) =>
    byId("recommendation", await seenDiscoveries(db, viewer, things.map(Number))),
  hashtags: async (_looking, things) => new Map(things.map((hashtag) => [hashtag, { hashtag }])),
  dishes: async ({ db, here }, things) => {
    const items = await readFoundItems(db, things.map(Number));
    return byId(
      "item",
      items.map((item) => itemView(item, here)),
    );
  },
  restaurants: async ({ db, here }, things) => {
    const found = await listedRestaurants(db, things.map(Number));
    const cards = [...found.values()].map(({ card }) => ({ ...card, distance_km: kilometresBetween(here, card) }));
    return byId("restaurant", cards);
  },
  members: async ({ db, viewer }, things) =>
    byId("account", await readMemberCards(db, viewer?.account_id ?? null, things.map(Number))),
};

const hereOf = ({ latitude, longitude }: Where): Point | null =>
  latitude === undefined || longitude === undefined ? null : { latitude, longitude };

/** Three decimals are enough to show which is first. */
const rounded = (score: number): number => Math.round(score * 1_000) / 1_000;

const orderOf = ({ database: { db }, clock }: Services, category: TrendCategory, from: Point | null) =>
  keptOrder(db, "trend", [category, from], () => readTrend(db, { category, from, at: clock(), limit: READ }));

/** What most members currently like (search §7); null if there is no such category. */
export async function readTrends(
  services: Services,
  viewer: Viewer | null,
  { category, worldwide, ...where }: TrendsAsk,
): Promise<Trend | null> {
  if (!isTrendCategory(category)) return null;
  const here = hereOf(where);
  const order = await orderOf(services, category, worldwide ? null : aboutHere("trend", here ?? FALLBACK_POSITION));
  const { db } = services.database;
  const shown = await SHOWN[category](
    { db, viewer, here },
    order.map(({ thing }) => thing),
  );
  const items = order.flatMap(({ thing, score }) => {
    const found = shown.get(thing);
    return found ? [{ score: rounded(score), ...found } as TrendItem] : [];
  });
  return { category, items: items.slice(0, MOST), continuation: null };
}

/**
 * What a search shows before anything is typed: current hashtags, and members whom this viewer may want to follow
 * (search §9).
 */
export async function readSearchTrends(services: Services, viewer: Viewer | null, where: Where): Promise<SearchTrends> {
  const { database, clock } = services;
  const { db } = database;
  const here = hereOf(where) ?? FALLBACK_POSITION;
  const from = aboutHere("follow", here);
  const [hashtags, liked] = await Promise.all([
    orderOf(services, "hashtags", aboutHere("trend", here)),
    keptOrder(db, "follow", [from], () => readMostLiked(db, from, clock(), READ)),
  ]);
  return {
    hashtags: hashtags.slice(0, HASHTAGS).map(({ thing }) => ({ hashtag: thing })),
    members: await toFollow(db, viewer, liked),
  };
}

async function toFollow(db: Db, viewer: Viewer | null, liked: readonly number[]) {
  const away = viewer ? await readNotToFollow(db, viewer.account_id, liked) : new Set<number>();
  const ids = liked.filter((id) => id !== viewer?.account_id && !away.has(id));
  const cards = await readMemberCards(db, viewer?.account_id ?? null, ids.slice(0, MOST));
  return orderedBy(ids, cards).slice(0, MEMBERS);
}
