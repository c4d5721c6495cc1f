import type { Discovery } from "@tablee/contract/discoveries/discoveries.schema";
import { maySeeDiscovery } from "@tablee/domain/discoveries/discovery-visibility";
import { areFriends } from "@tablee/domain/discoveries/viewer-facts";
import type { Viewer } from "../http/context.ts";
import type { Services } from "../services.ts";
import { discoveryCards } from "./discovery-cards.ts";
import { readViewerFacts } from "./viewer-facts.queries.ts";

/** One discovery; null where there is none or the viewer may not see it, which is not told apart. */
export async function getRecommendation(
  services: Services,
  viewer: Viewer | null,
  id: number,
): Promise<Discovery | null> {
  const { db } = services.database;
  const card = (await discoveryCards(db, [id])).get(id);
  if (!card) return null;
  const facts = viewer && (await readViewerFacts(db, viewer.account_id, [card])).get(id);
  const seen = maySeeDiscovery({
    status: card.status,
    visibility: card.visibility,
    own: card.account_id === viewer?.account_id,
    friends: Boolean(facts && areFriends(facts)),
    moderator: viewer?.admin ?? false,
  });
  return seen ? card : null;
}
