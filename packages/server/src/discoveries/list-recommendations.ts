import type { Discovery, DiscoveryPage } from "@tablee/contract/discoveries/discoveries.schema";
import type { FeedVariant } from "@tablee/domain/discoveries/discovery";
import { isOffered, type ViewerFacts } from "@tablee/domain/discoveries/viewer-facts";
import type { Db } from "../database/open-database.ts";
import type { Viewer } from "../http/context.ts";
import type { Services } from "../services.ts";
import { discoveryCards, visitorPage } from "./discovery-cards.ts";
import { cardFor } from "./discovery-view.ts";
import type { SharedList } from "./feed-lists.queries.ts";
import {
  type FeedList,
  type FeedPosition,
  isOrderedByLikes,
  readFeedPosition,
  startOf,
  writeFeedPosition,
} from "./feed-order.ts";
import { feedReason } from "./feed-reason.ts";
import {
  type FeedReading,
  type MemberList,
  readMemberRows,
  readSkeleton,
  type SkeletonRow,
  sizeFor,
} from "./feed.queries.ts";
import { mergeSides } from "./merge-sides.ts";

export interface FeedAsk {
  variant: FeedVariant;
  latitude?: number | undefined;
  longitude?: number | undefined;
  zone?: string | undefined;
  continuation?: string | undefined;
  limit: number;
}

/**
 * How many times a page is topped up before it is returned short: only one long run of hidden rows needs more than one.
 */
const MAX_ROUNDS = 6;

/** A row of the list with its viewer's facts; null: a visitor. */
interface Row extends SkeletonRow {
  facts: ViewerFacts | null;
}
interface Shown extends Row {
  card: Discovery;
}

/** The next rows of a list, and where reading stopped; null: at the end of the list. */
interface Read {
  rows: Row[];
  end: { id: number; key: number } | null;
}
type Reader = (db: Db, reading: FeedReading) => Promise<Read>;

/**
 * A page of the feed: reads the skeleton (ids), adds the cards, which are cached for everybody, and drops what this
 * viewer is not offered. Throws invalid_input for a continuation that does not belong to this list.
 */
export async function listRecommendations(
  services: Services,
  viewer: Viewer | null,
  ask: FeedAsk,
): Promise<DiscoveryPage> {
  const { variant } = ask;
  if (viewer) {
    const list = variant === "for_you" ? "for_member" : variant;
    return readPage(services, viewer, list, readerForMember(list, viewer.account_id), ask, startFor(list, ask));
  }
  if (variant === "following") return { recommendations: [], continuation: null };
  const start = startFor(variant, ask);
  const make = () => readPage(services, null, variant, readerForVisitors(variant), ask, start);
  if (variant === "nearby") return make();
  const key = JSON.stringify([variant, ask.zone ?? null, ask.limit, String(start.key), start.id]);
  return visitorPage(services.database.db, key, isOrderedByLikes(variant), make);
}

const startFor = (list: FeedList, ask: FeedAsk): FeedPosition =>
  ask.continuation === undefined ? startOf(list, ask) : readFeedPosition(list, ask.zone, ask.continuation);

const readerForVisitors =
  (list: SharedList): Reader =>
  async (db, reading) => {
    const rows = await readSkeleton(db, list, reading);
    const end = rows.length < reading.size ? null : (rows.at(-1) ?? null);
    return { rows: rows.map(({ id, key }) => ({ id, key, facts: null })), end };
  };

/** Followed authors' discoveries are taken from the close side only, where they rank higher. */
const readerForMember =
  (list: MemberList, viewer: number): Reader =>
  async (db, reading) => {
    const found = await readMemberRows(db, list, viewer, reading);
    const read = found.map(({ id, key, close, ...facts }) => ({ id, key, close, facts }));
    const full = (rows: typeof read) => ({ rows, full: rows.length === reading.size });
    if (list !== "for_member") return { rows: read, end: full(read).full ? (read.at(-1) ?? null) : null };
    const { rows, end } = mergeSides([full(read.filter((row) => row.close)), full(read.filter((row) => !row.close))]);
    return { rows: rows.filter((row) => row.close || !row.facts.follows), end };
  };

async function readPage(
  services: Services,
  viewer: Viewer | null,
  list: FeedList,
  read: Reader,
  ask: FeedAsk,
  start: FeedPosition,
): Promise<DiscoveryPage> {
  const { db } = services.database;
  const shown: Shown[] = [];
  let after: FeedPosition | null = start;
  let size = sizeFor(ask.limit + 1);
  for (let round = 0; after && shown.length <= ask.limit && round < MAX_ROUNDS; round++) {
    const { rows, end }: Read = await read(db, { zone: ask.zone, after, size });
    shown.push(...(await offered(db, viewer, rows)));
    after = end && { ...end, from: start.from };
    size = sizeFor(size + 1);
  }
  const page = shown.slice(0, ask.limit);
  const last = shown.length > ask.limit ? page.at(-1) : undefined;
  const end = last ? { key: last.key, id: last.id, from: start.from } : after;
  return {
    recommendations: viewer?.admin ? withReasons(services, list, page) : page.map((row) => row.card),
    continuation: end && writeFeedPosition(list, ask.zone, end),
  };
}

/** Adds the cards, and leaves out what no longer exists or is not offered to this viewer. */
async function offered(db: Db, viewer: Viewer | null, rows: readonly Row[]): Promise<Shown[]> {
  const cards = await discoveryCards(
    db,
    rows.map((row) => row.id),
  );
  return rows.flatMap((row) => {
    const card = cards.get(row.id);
    if (!card) return [];
    const { status, visibility } = card;
    const own = card.account_id === viewer?.account_id;
    if (!isOffered({ status, visibility, own }, row.facts)) return [];
    return [{ ...row, card: cardFor(card, row.facts) }];
  });
}

function withReasons(services: Services, list: FeedList, rows: readonly Shown[]): Discovery[] {
  const at = services.clock();
  return rows.map(({ card, key, facts }) => ({
    ...card,
    debug: feedReason(list, card, { key, followed: facts?.follows ?? false, at }),
  }));
}
