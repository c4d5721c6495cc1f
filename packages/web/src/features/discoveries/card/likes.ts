import type { QueryClient } from "@tanstack/react-query";
import type { User } from "@tablee/contract/accounts/accounts.schema";
import type { Discovery, DiscoveryPage } from "@tablee/contract/discoveries/discoveries.schema";
import { useCallback, useSyncExternalStore } from "react";
import type { Api } from "../../../api/create-api.ts";
import type { Orpc } from "../../../api/query-options.ts";
import { createToggleQueue, type ToggleQueue } from "../../../api/toggle-queue.ts";
import { useAppContext } from "../../../routes/app-context.ts";
import { memberOnceKnown, useSession } from "../../../session/session.ts";

/** What the server says of a like. */
interface LikeAnswer {
  enabled: boolean;
  likes: number;
}

interface Pages {
  pages: DiscoveryPage[];
  pageParams: unknown[];
}

const withLikes = (row: Discovery, id: number, likes: number): Discovery => (row.id === id ? { ...row, likes } : row);

const inPages = (list: Pages, id: number, likes: number): Pages => ({
  ...list,
  pages: list.pages.map((page) => ({
    ...page,
    recommendations: page.recommendations.map((row) => withLikes(row, id, likes)),
  })),
});

/** The one way in which a like enters the caches: every list that holds the discovery, itself, and the member. */
export function applyLike(client: QueryClient, orpc: Orpc, id: number, { enabled, likes }: LikeAnswer): void {
  const lists = { queryKey: orpc.discoveries.list.key({ type: "infinite" }) };
  client.setQueriesData<Pages>(lists, (list) => list && inPages(list, id, likes));
  const single = orpc.discoveries.get.queryKey({ input: { id } });
  client.setQueryData<Discovery>(single, (row) => row && withLikes(row, id, likes));
  client.setQueriesData<User>({ queryKey: orpc.accounts.currentUser.key({ type: "query" }) }, (user) => {
    if (!user) return user;
    const others = user.liked_recommendations.filter((one) => one !== id);
    return {
      ...user,
      liked_recommendations: enabled ? [...others, id] : others,
      // discoveries §13: a like removes a dislike.
      disliked_recommendations: enabled
        ? user.disliked_recommendations.filter((one) => one !== id)
        : user.disliked_recommendations,
    };
  });
}

const queues = new WeakMap<QueryClient, ToggleQueue<number>>();

/** One queue per page load, whatever button is pressed. */
function likeQueue(client: QueryClient, orpc: Orpc, api: Api): ToggleQueue<number> {
  let queue = queues.get(client);
  if (!queue) {
    queue = createToggleQueue<number, LikeAnswer>({
      send: (id) => api.discoveries.interact({ recommendation_id: id, type: "like" }),
      settled: (id, answer) => applyLike(client, orpc, id, answer),
    });
    queues.set(client, queue);
  }
  return queue;
}

export interface Like {
  liked: boolean;
  /** As it will be once the wish is fulfilled. */
  likes: number;
  /** false: there is nothing to press (discoveries §14), only what others think. */
  shown: boolean;
  /**
   * Turns it over. The visitor must sign in first and is told so by the caller. Until it is known who one is, it waits.
   */
  toggle: (failed: (error: unknown) => void) => void;
}

const never = () => undefined;

/**
 * discoveries §2 and discoveries §14: no likes before approval; no button for whoever disliked, reported or is not
 * interested.
 */
function isShown(discovery: Discovery, user: User | null): boolean {
  if (discovery.status !== "approved") return false;
  if (!user) return true;
  const against = [user.disliked_recommendations, user.reported_recommendations, user.not_interested_recommendations];
  return !against.some((ids) => ids.includes(discovery.id));
}

/** The like of the person at the screen: shown at once, rolled back when it could not be had. */
export function useLike(discovery: Discovery): Like {
  const { api, orpc, queryClient } = useAppContext();
  const { user } = useSession();
  const queue = likeQueue(queryClient, orpc, api);
  const { id } = discovery;
  const wished = useSyncExternalStore(queue.subscribe, () => queue.wishOf(id), never);
  const confirmed = user?.liked_recommendations.includes(id) ?? false;
  const liked = wished ?? confirmed;
  const difference = liked === confirmed ? 0 : liked ? 1 : -1;
  const isKnown = user !== null;
  const toggle = useCallback(
    (failed: (error: unknown) => void) => {
      const told = async () => (await memberOnceKnown({ queryClient, orpc })).liked_recommendations.includes(id);
      queue.wish(id, { on: !liked, confirmed: isKnown ? confirmed : told(), failed });
    },
    [queue, queryClient, orpc, id, liked, confirmed, isKnown],
  );
  return { liked, likes: Math.max(0, discovery.likes + difference), shown: isShown(discovery, user), toggle };
}
