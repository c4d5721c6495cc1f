import type { Discovery } from "@tablee/contract/discoveries/discoveries.schema";
import { maySeeDiscovery } from "@tablee/domain/discoveries/discovery-visibility";
import type { Viewer } from "../http/context.ts";
import type { Services } from "../services.ts";
import { readFriends } from "./discovery.queries.ts";
import { discoveryCards } from "./discovery-cards.ts";

/** One discovery; null where there is none or the viewer may not see it, which is not told apart. */
export async function getRecommendation(
  services: Services,
  viewer: Viewer | null,
  id: number,
): Promise<Discovery | null> {
  const { db } = services.database;
  const card = (await discoveryCards(db, [id])).get(id);
  if (!card) return null;
  const friends =
    viewer !== null &&
    card.visibility === "friends" &&
    (await readFriends(db, viewer.account_id, [card.account_id])).size > 0;
  const seen = maySeeDiscovery({
    status: card.status,
    visibility: card.visibility,
    own: card.account_id === viewer?.account_id,
    friends,
    moderator: viewer?.admin ?? false,
  });
  return seen ? card : null;
}
