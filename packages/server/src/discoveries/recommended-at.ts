import type { Discovery } from "@tablee/contract/discoveries/discoveries.schema";
import { trustedFirst } from "@tablee/domain/discoveries/trusted-first";
import { isOffered } from "@tablee/domain/discoveries/viewer-facts";
import type { Db } from "../database/open-database.ts";
import type { Viewer } from "../http/context.ts";
import { discoveryCards } from "./discovery-cards.ts";
import { cardFor } from "./discovery-view.ts";
import { readRecommendedAt } from "./recommended-at.queries.ts";

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
  const rows = await readRecommendedAt(db, viewer?.account_id ?? null, ask);
  const cards = await discoveryCards(
    db,
    rows.map(({ id }) => id),
  );
  const offered = rows.flatMap((row) => {
    const card = cards.get(row.id);
    const facts = viewer ? row : null;
    const own = row.account_id === viewer?.account_id;
    return card && isOffered({ ...card, own }, facts) ? [{ card: cardFor(card, facts), facts }] : [];
  });
  return trustedFirst(offered)
    .slice(0, ask.limit)
    .map(({ card }) => card);
}
