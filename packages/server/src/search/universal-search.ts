import type { SearchAnswer } from "@tablee/contract/search/search.schema";
import { FALLBACK_POSITION } from "@tablee/domain/places/fallback-position";
import { kilometresBetween, type Point } from "@tablee/domain/restaurants/distance";
import { accentedWords, rankedAsWritten } from "@tablee/domain/search/as-written";
import type { FoundKind } from "@tablee/domain/search/found-kind";
import type { Text } from "@tablee/domain/language/text";
import type { Db } from "../database/open-database.ts";
import type { Viewer } from "../http/context.ts";
import { readMemberCards } from "../members/members.queries.ts";
import { listedRestaurants } from "../restaurants/restaurant-cards.ts";
import type { Services } from "../services.ts";
import { findEntries, findWithFriends } from "./find-entries.ts";
import { foundBefore } from "./found-before.ts";
import type { Found } from "./found-list.ts";
import { readFoundItems } from "./found-items.queries.ts";
import { itemView, orderedBy, seenDiscoveries } from "./found-things.ts";
import { visitorsAnswer } from "./visitors-answers.ts";

/** The most hits of each kind (search §3). */
const MOST = 20;

export interface SearchAsk {
  query: string;
  latitude?: number | undefined;
  longitude?: number | undefined;
  worldwide: boolean;
}

/**
 * The hits of a typed text, kind by kind, without what the viewer may not see or has turned away (search §4). Which
 * things match is cached briefly for everybody, and a visitor's whole answer until something in it changes; how the
 * things relate to a member, and whether they see them, is always read again.
 */
export async function universalSearch(
  { database: { db } }: Services,
  viewer: Viewer | null,
  { query, latitude, longitude, worldwide }: SearchAsk,
): Promise<SearchAnswer> {
  const here = latitude === undefined || longitude === undefined ? null : { latitude, longitude };
  const ask = { text: query, from: here ?? FALLBACK_POSITION, worldwide };
  const forAll = await foundBefore(db, ask, (asked) => findEntries(db, asked));
  const written = accentedWords(query);
  const answer = async (ids: readonly Found[]) => inWriting(written, ids, await answerOf(db, viewer, here, ids));
  if (!viewer) return visitorsAnswer(db, forAll.ids, here, written, () => answer([...forAll.ids]));
  return answer(await findWithFriends(db, forAll, viewer.account_id));
}

/**
 * Reorders an answer by the accents that were typed: the hits are the same with and without them, but not their order.
 */
function inWriting(written: readonly string[], ids: readonly Found[], answer: SearchAnswer): SearchAnswer {
  if (written.length === 0) return answer;
  const ordered = <Thing extends { id: number }>(
    kind: FoundKind,
    things: readonly Thing[],
    namesOf: (thing: Thing) => readonly (string | null)[],
  ): Thing[] => {
    const ranks = new Map(ids.filter((one) => one.kind === kind).map(({ ref, rank }) => [ref, rank]));
    const found = things.flatMap((thing) => {
      const rank = ranks.get(thing.id);
      return rank ? [{ thing, rank }] : [];
    });
    const names = ({ thing }: { thing: Thing }) => namesOf(thing).filter((name) => name !== null);
    return rankedAsWritten(written, found, names).map(({ thing }) => thing);
  };
  const named = ({ name: { en, fr, default: other } }: { name: Text }) => [en, fr, other];
  return {
    accounts: ordered("account", answer.accounts, ({ first_name, last_name }) => [first_name, last_name]),
    recommendations: ordered("recommendation", answer.recommendations, named),
    restaurant_items: ordered("item", answer.restaurant_items, named),
    restaurants: ordered("restaurant", answer.restaurants, named),
  };
}

/** The found things in their present state, as far as this viewer may see them. */
async function answerOf(
  db: Db,
  viewer: Viewer | null,
  here: Point | null,
  ids: readonly Found[],
): Promise<SearchAnswer> {
  const found = byKind(ids);
  const [accounts, recommendations, items, restaurants] = await Promise.all([
    firstSeen(found.account, (some) => readMemberCards(db, viewer?.account_id ?? null, some)),
    firstSeen(found.recommendation, (some) => seenDiscoveries(db, viewer, some)),
    firstSeen(found.item, (some) => readFoundItems(db, some)),
    firstSeen(found.restaurant, async (some) =>
      Array.from((await listedRestaurants(db, some)).values(), ({ card }) => card),
    ),
  ]);
  return {
    accounts,
    recommendations,
    restaurant_items: items.map((item) => itemView(item, here)),
    restaurants: restaurants.map((card) => ({ ...card, distance_km: kilometresBetween(here, card) })),
  };
}

/**
 * The first hits that the viewer sees, in order. More are found than are shown, because some may be hidden: they are
 * read only if some of the first ones are.
 */
async function firstSeen<Thing extends { id: number }>(
  ids: readonly number[],
  read: (some: readonly number[]) => Promise<readonly Thing[]>,
): Promise<Thing[]> {
  const seen: Thing[] = [];
  for (let at = 0; at < ids.length && seen.length < MOST; at += MOST) {
    const some = ids.slice(at, at + MOST);
    seen.push(...orderedBy(some, await read(some)));
  }
  return seen.slice(0, MOST);
}

const byKind = (found: readonly Found[]): Record<FoundKind, number[]> => {
  const ids = (kind: FoundKind) => found.filter((one) => one.kind === kind).map(({ ref }) => ref);
  return {
    account: ids("account"),
    recommendation: ids("recommendation"),
    item: ids("item"),
    restaurant: ids("restaurant"),
  };
};
