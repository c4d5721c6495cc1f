import type { Context, Viewer } from "../http/context.ts";
import { FairQueue, QueueFull } from "../jobs/fair-queue.ts";
import { refusedIn } from "../restaurants/stored/rights.ts";
import { publishedBefore, publishMenu } from "./publish-menu.ts";

/**
 * Publications wait for each other and for imports. They do so here, before they take a connection, and few of them: one
 * is a fraction of a second's work, but an import may hold them up for minutes.
 */
const publications = new FairQueue({ atOnce: 1, room: 16 });

type Published = Awaited<ReturnType<typeof publishMenu>>;
type Waiting = { code: "too_many_requests" | "busy"; retry_after: number };

/**
 * Publishes a draft when it is its turn (management §7). Who may not publish is refused before that, and how often a menu
 * is published is limited, because each version of it is stored whole (management §8).
 */
export async function publishInTurn(
  services: Pick<Context, "database" | "clock" | "limits">,
  viewer: Viewer,
  asked: { restaurant_id: number; revision: number },
): Promise<Published | Waiting> {
  const { database, limits } = services;
  const refusal = await refusedIn(database.db, viewer, asked.restaurant_id, "menu");
  if (refusal) return refusal;
  // A second press, or a call that is repeated because its answer was lost, stores nothing.
  const before = await publishedBefore(services, viewer, asked);
  if (before) return before;
  const [member, restaurant] = [`member ${viewer.account_id}`, `restaurant ${asked.restaurant_id}`];
  const retry_after =
    (await limits.take("member_publications", member)) ?? (await limits.take("publications", restaurant));
  if (retry_after !== null) return { code: "too_many_requests", retry_after };
  let published: Published | null = null;
  try {
    published = await publications.run({ key: member, suspected: false }, () => publishMenu(services, viewer, asked));
    return published;
  } catch (error) {
    if (error instanceof QueueFull) return { code: "busy", retry_after: error.retry_after };
    throw error;
  } finally {
    // The restaurant's limit is about what is stored.
    if (!published || "code" in published) await limits.giveBack("publications", restaurant);
  }
}
