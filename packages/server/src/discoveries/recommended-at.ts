import type { Discovery } from "@tablee/contract/discoveries/discoveries.schema";
import { trustedFirst } from "@tablee/domain/discoveries/trusted-first";
import { isOffered } from "@tablee/domain/discoveries/viewer-facts";
import type { Db } from "../database/open-database.ts";
import type { Viewer } from "../http/context.ts";
import { discoveryCards } from "./discovery-cards.ts";
import { cardFor } from "./discovery-view.ts";
import { readRecommendedAt } from "./recommended-at.queries.ts";
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
  const rows = trustedFirst(found).slice(0, ask.limit);
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
