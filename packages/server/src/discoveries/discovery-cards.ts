import type { Discovery, DiscoveryPage } from "@tablee/contract/discoveries/discoveries.schema";
import type { ChangeTopic } from "../database/changes.ts";
import type { Db } from "../database/open-database.ts";
import { sizeInMemory } from "../database/kept/size-in-memory.ts";
import { UntilChanged } from "../database/kept/until-changed.ts";
import { keepAnswer } from "../http/kept-answers.ts";
import { readShownPrices } from "../menus/shown-prices.queries.ts";
import { type CardRow, readCards } from "./discovery.queries.ts";
import { TOPICS_OF_MANY, topicsOfDiscovery } from "./discovery-topics.ts";
import { discoveryView } from "./discovery-view.ts";

/** About three thousand cards. */
const MOST_CARD_BYTES = 8 * 1024 * 1024;

const shows = (card: Discovery, topic: ChangeTopic): boolean => topicsOfDiscovery(card).includes(topic);

const cards = new UntilChanged<number, Discovery>(
  MOST_CARD_BYTES,
  (topic, kept) => {
    if (TOPICS_OF_MANY.includes(topic)) return kept.clear();
    const [kind, id] = topic.split(":");
    if (kind === "recommendation" || kind === "likes" || kind === "comments") return void kept.delete(Number(id));
    if (kind !== "restaurant") return undefined;
    for (const [key, card] of Array.from(kept)) if (shows(card, topic)) kept.delete(key);
    return undefined;
  },
  sizeInMemory,
);

/**
 * Discoveries in their wire format, regardless of who may see them: the same for every viewer. Missing ones are left
 * out.
 */
export const discoveryCards = (db: Db, ids: readonly number[]): Promise<Map<number, Discovery>> =>
  cards.getMany(db, ids, async (missing) => {
    const rows = await readCards(db, missing);
    const prices = await readShownPrices(
      db,
      [...rows.values()].flatMap(({ item }) => item ?? []),
    );
    const view = (row: CardRow) => discoveryView(row, row.item ? prices.get(row.item.id) : undefined);
    return new Map([...rows].map(([id, row]) => [id, keepAnswer(view(row))]));
  });

/** The rows of a page for visitors and its continuation: only the order, without the contents of the cards. */
interface KeptOrder {
  rows: readonly { id: number; restaurant_id: number | null }[];
  continuation: string | null;
  /** Whether the list is ordered by likes: a like anywhere can then change any of its pages. */
  by_likes: boolean;
}
interface KeptPage extends KeptOrder {
  page: DiscoveryPage;
}

/**
 * The shortest time between two invalidations by likes: with many likes a second, nothing would stay cached otherwise.
 */
const MOVES_EVERY_MS = 3_000;

const showsRow = ({ rows }: KeptOrder, topic: ChangeTopic): boolean =>
  rows.some((row) => topicsOfDiscovery(row).includes(topic));

interface Kept<Value> extends Iterable<[string, Value]> {
  delete(key: string): boolean;
}

/**
 * Evicts the lists that are ordered by likes: at once for the first like after a quiet period, then once for all that
 * came since. Lists that are being read at that moment are evicted too.
 */
function movedByLikes<Value extends KeptOrder>(): (kept: Kept<Value>) => void {
  const waiting = new WeakMap<Kept<Value>, { more: boolean }>();
  return function move(kept) {
    const begun = waiting.get(kept);
    if (begun) {
      begun.more = true;
      return;
    }
    for (const [key, { by_likes }] of Array.from(kept)) if (by_likes) kept.delete(key);
    const quiet = { more: false };
    waiting.set(kept, quiet);
    setTimeout(() => {
      waiting.delete(kept);
      if (quiet.more) move(kept);
    }, MOVES_EVERY_MS).unref();
  };
}

/** `counts`: whether the cached value contains the numbers of likes too. */
function keptLists<Value extends KeptOrder>(counts: boolean): UntilChanged<string, Value> {
  const move = movedByLikes<Value>();
  return new UntilChanged<string, Value>(300, (topic, kept) => {
    if (TOPICS_OF_MANY.includes(topic)) return kept.clear();
    const like = topic.startsWith("likes:");
    if (like) move(kept);
    if (like && !counts) return undefined;
    for (const [key, list] of Array.from(kept)) if (showsRow(list, topic)) kept.delete(key);
    return undefined;
  });
}

const orders = keptLists<KeptOrder>(false);
const pages = keptLists<KeptPage>(true);

/**
 * A page that is the same for all visitors, cached under `key`. A like updates the card that shows it at once; the
 * order is read again only when likes may have changed it, at most once every few seconds.
 */
export const visitorPage = async (
  db: Db,
  key: string,
  by_likes: boolean,
  make: () => Promise<DiscoveryPage>,
): Promise<DiscoveryPage> => {
  const kept = await pages.get(db, key, async () => {
    let made: DiscoveryPage | null = null;
    const order = await orders.get(db, key, async () => {
      made = await make();
      const rows = made.recommendations.map(({ id, restaurant_id }) => ({ id, restaurant_id }));
      return { rows, continuation: made.continuation, by_likes };
    });
    return { ...order, page: keepAnswer(made ?? (await pageOf(db, order))) };
  });
  return kept.page;
};

async function pageOf(db: Db, { rows, continuation }: KeptOrder): Promise<DiscoveryPage> {
  const found = await discoveryCards(
    db,
    rows.map(({ id }) => id),
  );
  const recommendations = rows.flatMap(({ id }) => {
    const card = found.get(id);
    return card ? [card] : [];
  });
  return { recommendations, continuation };
}
