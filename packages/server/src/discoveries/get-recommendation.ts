import type { Discovery } from "@tablee/contract/discoveries/discoveries.schema";
import { checkModeration } from "@tablee/domain/accounts/right";
import { maySeeDiscovery } from "@tablee/domain/discoveries/discovery-visibility";
import { areFriends } from "@tablee/domain/discoveries/viewer-facts";
import type { Viewer } from "../http/context.ts";
import type { Services } from "../services.ts";
import { FOLLOWED_BOOST } from "./close-rows.queries.ts";
import { discoveryCards } from "./discovery-cards.ts";
import { countOpenReports } from "./discovery-history.queries.ts";
import { cardFor } from "./discovery-view.ts";
import { readHotness } from "./discovery.queries.ts";
import { feedReason } from "./feed-reason.ts";
import { readViewerFacts } from "./viewer-facts.queries.ts";

/** One discovery; null if it does not exist or the viewer may not see it, without a difference between the two. */
export async function getRecommendation(
  services: Services,
  viewer: Viewer | null,
  id: number,
): Promise<Discovery | null> {
  const { db } = services.database;
  const card = (await discoveryCards(db, [id])).get(id);
  if (!card) return null;
  const facts = viewer && (await readViewerFacts(db, viewer.account_id, [card])).get(id);
  const moderator = viewer !== null && checkModeration(viewer) === null;
  const seen = maySeeDiscovery({
    status: card.status,
    visibility: card.visibility,
    own: card.account_id === viewer?.account_id,
    friends: Boolean(facts && areFriends(facts)),
    moderator,
    reported: moderator && card.status === "approved" && (await countOpenReports(db, id)) > 0,
  });
  if (!seen) return null;
  const shown = cardFor(card, facts ?? null);
  return viewer?.admin && card.status === "approved" ? withReason(services, shown, facts?.follows ?? false) : shown;
}

/** It is not known from which list it was opened, so the reason is that of the default list. */
async function withReason(services: Services, card: Discovery, followed: boolean): Promise<Discovery> {
  const hotness = await readHotness(services.database.db, card.id);
  const key = hotness + (followed ? FOLLOWED_BOOST : 0);
  return { ...card, debug: feedReason("for_member", card, { key, followed, at: services.clock() }) };
}
