import type { Discovery, DiscoveryPage } from "@tablee/contract/discoveries/discoveries.schema";
import type { FeedVariant } from "@tablee/domain/discoveries/discovery";
import { maySeeDiscovery } from "@tablee/domain/discoveries/discovery-visibility";
import type { Viewer } from "../http/context.ts";
import type { Services } from "../services.ts";
import { readFollowed, readFriends } from "./discovery.queries.ts";
import { discoveryCards, visitorPage } from "./discovery-cards.ts";
import {
  type FeedList,
  type FeedPosition,
  isOrderedByLikes,
  readFeedPosition,
  startOf,
  writeFeedPosition,
} from "./feed-order.ts";
import { feedReason } from "./feed-reason.ts";
import { readSkeleton, type SkeletonRow } from "./feed.queries.ts";

export interface FeedAsk {
  variant: FeedVariant;
  latitude?: number | undefined;
  longitude?: number | undefined;
  zone?: string | undefined;
  continuation?: string | undefined;
  limit: number;
}

/** How often a page is filled up before it is answered shorter: only one long run of hidden rows needs more than one. */
const MAX_ROUNDS = 6;

interface Row extends SkeletonRow {
  card: Discovery;
}

/**
 * A page of the feed: skeleton (ids) -> hydrate (batched) -> rules (what this viewer may not see goes) -> view.
 * Throws invalid_input for a continuation that is not of this list.
 */
export async function listRecommendations(
  services: Services,
  viewer: Viewer | null,
  ask: FeedAsk,
): Promise<DiscoveryPage> {
  if (ask.variant === "following" && !viewer) return { recommendations: [], continuation: null };
  const list: FeedList = ask.variant === "for_you" && viewer ? "for_member" : ask.variant;
  const start =
    ask.continuation === undefined ? startOf(list, ask) : readFeedPosition(list, ask.zone, ask.continuation);
  const { db } = services.database;
  if (viewer || list === "nearby") return readPage(services, viewer, list, ask, start);
  const key = JSON.stringify([list, ask.zone ?? null, ask.limit, String(start.key), start.id]);
  return visitorPage(db, key, isOrderedByLikes(list), () => readPage(services, null, list, ask, start));
}

async function readPage(
  services: Services,
  viewer: Viewer | null,
  list: FeedList,
  ask: FeedAsk,
  start: FeedPosition,
): Promise<DiscoveryPage> {
  const { db } = services.database;
  const shown: Row[] = [];
  let after = start;
  let more = true;
  for (let round = 0; more && shown.length <= ask.limit && round < MAX_ROUNDS; round++) {
    const skeleton = await readSkeleton(db, list, {
      viewer: viewer?.account_id ?? null,
      zone: ask.zone,
      after,
      limit: ask.limit + 1,
    });
    const cards = await discoveryCards(
      db,
      skeleton.map((row) => row.id),
    );
    const rows = skeleton.flatMap((row) => {
      const card = cards.get(row.id);
      return card ? [{ ...row, card }] : [];
    });
    shown.push(...(await hide(services, viewer, rows)));
    more = skeleton.length > ask.limit;
    const last = skeleton.at(-1);
    if (last) after = { ...last, from: start.from };
  }

  const page = shown.slice(0, ask.limit);
  const last = shown.length > ask.limit ? page.at(-1) : undefined;
  const end = last ?? after;
  const goesOn = last !== undefined || more;
  return {
    recommendations: viewer?.admin ? await withReasons(services, viewer, list, page) : page.map((row) => row.card),
    continuation: goesOn ? writeFeedPosition(list, ask.zone, { key: end.key, id: end.id, from: start.from }) : null,
  };
}

/** Without what this viewer may not see. */
async function hide(services: Services, viewer: Viewer | null, rows: Row[]): Promise<Row[]> {
  const authors = rows.filter((row) => row.card.visibility === "friends").map((row) => row.card.account_id);
  const friends = viewer ? await readFriends(services.database.db, viewer.account_id, authors) : new Set<number>();
  return rows.filter(
    ({ card }) =>
      maySeeDiscovery({
        status: card.status,
        visibility: card.visibility,
        own: card.account_id === viewer?.account_id,
        friends: friends.has(card.account_id),
        moderator: false,
      }) && card.status === "approved",
  );
}

async function withReasons(services: Services, viewer: Viewer, list: FeedList, rows: Row[]): Promise<Discovery[]> {
  const authors = rows.map((row) => row.card.account_id);
  const followed = await readFollowed(services.database.db, viewer.account_id, authors);
  const at = services.clock();
  return rows.map(({ card, key }) => ({
    ...card,
    debug: feedReason(list, card, { key, followed: followed.has(card.account_id), at }),
  }));
}
