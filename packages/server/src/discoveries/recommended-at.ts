import type { Discovery, DiscoveryPage } from "@tablee/contract/discoveries/discoveries.schema";
import { trustedFirst } from "@tablee/domain/discoveries/trusted-first";
import { isOffered } from "@tablee/domain/discoveries/viewer-facts";
import type { Db } from "../database/open-database.ts";
import type { Viewer } from "../http/context.ts";
import { discoveryCards } from "./discovery-cards.ts";
import { cardFor } from "./discovery-view.ts";
import { type FeedPosition, readFeedPosition, startOf, writeFeedPosition } from "./feed-order.ts";
import { readAllAt, readRecommendedAt, type RecommendedRow } from "./recommended-at.queries.ts";
import { readViewerFacts } from "./viewer-facts.queries.ts";

interface AtAsk {
  id: number;
  item_id?: number | undefined;
  limit: number;
}

/**
 * What is recommended at a restaurant, or of one of its dishes, that the viewer is offered (discoveries §31). None for
 * a restaurant that does not exist.
 */
export async function listRecommendedAt(db: Db, viewer: Viewer | null, ask: AtAsk): Promise<Discovery[]> {
  const found = await readRecommendedAt(db, viewer?.account_id ?? null, ask);
  return offeredCards(db, viewer, trustedFirst(found).slice(0, ask.limit));
}

interface AllAsk {
  id: number;
  continuation?: string | undefined;
  limit: number;
}

/** How often it is read on for a page of which nothing is shown. */
const MOST_ROUNDS = 6;

/**
 * Everything that is recommended at a restaurant and that the viewer is offered, page by page, hottest first. Throws
 * invalid_input for a continuation of another list.
 */
export async function listAllAt(db: Db, viewer: Viewer | null, ask: AllAsk): Promise<DiscoveryPage> {
  const { id, continuation, limit } = ask;
  const scope = `at ${id}`;
  let after: FeedPosition | null =
    continuation === undefined ? startOf("for_you", {}) : readFeedPosition("for_you", scope, continuation);
  let recommendations: Discovery[] = [];
  for (let round = 0; after && recommendations.length === 0 && round < MOST_ROUNDS; round++) {
    const found: RecommendedRow[] = await readAllAt(db, viewer?.account_id ?? null, id, after);
    const rows = found.slice(0, limit);
    const last = found.length > limit ? rows.at(-1) : undefined;
    recommendations = await offeredCards(db, viewer, rows);
    after = last ? { key: last.key, id: last.id, from: null } : null;
  }
  return { recommendations, continuation: after && writeFeedPosition("for_you", scope, after) };
}

async function offeredCards(db: Db, viewer: Viewer | null, rows: readonly RecommendedRow[]): Promise<Discovery[]> {
  const [cards, facts] = await Promise.all([
    discoveryCards(
      db,
      rows.map(({ id }) => id),
    ),
    viewer ? readViewerFacts(db, viewer.account_id, rows) : null,
  ]);
  return rows.flatMap(({ id, account_id }) => {
    const card = cards.get(id);
    const own = account_id === viewer?.account_id;
    const known = facts?.get(id) ?? null;
    // The cards may be a moment older than the rows.
    return card && isOffered({ ...card, own }, known) ? [cardFor(card, known)] : [];
  });
}
