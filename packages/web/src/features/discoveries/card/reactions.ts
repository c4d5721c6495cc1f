import type { QueryClient } from "@tanstack/react-query";
import type { User } from "@tablee/contract/accounts/accounts.schema";
import type { Discovery, DiscoveryPage } from "@tablee/contract/discoveries/discoveries.schema";
import type { SearchAnswer } from "@tablee/contract/search/search.schema";
import type { Trend } from "@tablee/contract/search/trends.schema";
import type { Interaction } from "@tablee/domain/discoveries/discovery";
import { useCallback, useSyncExternalStore } from "react";
import type { Orpc } from "../../../api/query-options.ts";
import { createToggleQueue, type ToggleQueue } from "../../../api/toggle-queue.ts";
import type { AppContext } from "../../../routes/app-context.ts";
import { useAppContext } from "../../../routes/app-context.ts";
import { memberOnceKnown, useSession } from "../../../session/session.ts";
import { KEPT, TURNED_AWAY, type TurnedAway } from "../about/offered-to.ts";

/** The server's answer to a reaction. */
interface Answer {
  enabled: boolean;
  likes: number;
}

interface Pages {
  pages: DiscoveryPage[];
  pageParams: unknown[];
}

/** discoveries §13: each reaction ends the other. */
const ENDS: Partial<Record<Interaction, Interaction>> = { like: "dislike", dislike: "like" };

const withLikes = (row: Discovery, id: number, likes: number): Discovery => (row.id === id ? { ...row, likes } : row);

const inPages = (list: Pages, id: number, likes: number): Pages => ({
  ...list,
  pages: list.pages.map((page) => ({
    ...page,
    recommendations: page.recommendations.map((row) => withLikes(row, id, likes)),
  })),
});

/**
 * Applies a reaction to the caches, and is the only code that does: to every list with the discovery, the discovery
 * itself, and the member.
 */
export function applyReaction(
  client: QueryClient,
  orpc: Orpc,
  { id, type }: { id: number; type: Interaction },
  { enabled, likes }: Answer,
): void {
  for (const lists of [orpc.discoveries.list, orpc.members.recommendations]) {
    const queryKey = lists.key({ type: "infinite" });
    client.setQueriesData<Pages>({ queryKey }, (list) => list && inPages(list, id, likes));
  }
  applyToSearch(client, orpc, id, likes);
  const single = orpc.discoveries.get.queryKey({ input: { id } });
  client.setQueryData<Discovery>(single, (row) => row && withLikes(row, id, likes));
  client.setQueriesData<User>({ queryKey: orpc.accounts.currentUser.key({ type: "query" }) }, (user) => {
    if (!user) return user;
    const without = (each: Interaction) => user[KEPT[each]].filter((one) => one !== id);
    const ended = enabled ? ENDS[type] : undefined;
    return {
      ...user,
      [KEPT[type]]: enabled ? [...without(type), id] : without(type),
      ...(ended ? { [KEPT[ended]]: without(ended) } : {}),
    };
  });
}

/** Updates trends and search results. */
function applyToSearch(client: QueryClient, orpc: Orpc, id: number, likes: number): void {
  client.setQueriesData<Trend>({ queryKey: orpc.search.trends.key({ type: "query" }) }, (trend) => {
    if (!trend) return trend;
    const items = trend.items.map((item) =>
      "recommendation" in item ? { ...item, recommendation: withLikes(item.recommendation, id, likes) } : item,
    );
    return { ...trend, items };
  });
  client.setQueriesData<SearchAnswer>({ queryKey: orpc.search.universal.key({ type: "query" }) }, (found) => {
    if (!found) return found;
    return { ...found, recommendations: found.recommendations.map((row) => withLikes(row, id, likes)) };
  });
}

type Key = `${Interaction} ${number}`;
const keyOf = (type: Interaction, id: number): Key => `${type} ${id}`;
const partsOf = (key: Key): { type: Interaction; id: number } => {
  const [type, id] = key.split(" ");
  return { type: type as Interaction, id: Number(id) };
};

const queues = new WeakMap<QueryClient, ToggleQueue<Key>>();

/** Returns the queue that all buttons of this page load share. */
function reactionQueue({ queryClient, orpc, api }: AppContext): ToggleQueue<Key> {
  let queue = queues.get(queryClient);
  if (!queue) {
    queue = createToggleQueue<Key, Answer>({
      send: (key) => {
        const { id, type } = partsOf(key);
        return api.discoveries.interact({ recommendation_id: id, type });
      },
      settled: (key, answer) => applyReaction(queryClient, orpc, partsOf(key), answer),
    });
    queues.set(queryClient, queue);
  }
  return queue;
}

export interface Reaction {
  /** Whether the reaction will be on once the pending toggle is stored. */
  on: boolean;
  /** Whether it is on according to the server, as far as the caches know. */
  confirmed: boolean;
  /** Toggles it; `done` is called once that is stored. Visitors must sign in first, which the caller tells them. */
  toggle: (failed: (error: unknown) => void, done?: () => void) => void;
}

const never = () => undefined;

/** Returns the viewer's reaction to a discovery: shown at once, rolled back if it could not be stored. */
export function useReaction(id: number, type: Interaction): Reaction {
  const context = useAppContext();
  const { user } = useSession();
  const queue = reactionQueue(context);
  const key = keyOf(type, id);
  const wished = useSyncExternalStore(queue.subscribe, () => queue.wishOf(key), never);
  const confirmed = user?.[KEPT[type]].includes(id) ?? false;
  const on = wished ?? confirmed;
  const isKnown = user !== null;
  const toggle = useCallback(
    (failed: (error: unknown) => void, done?: () => void) => {
      // Waits until it is known who the viewer is.
      const told = async () => (await memberOnceKnown(context))[KEPT[type]].includes(id);
      queue.wish(key, { on: !on, confirmed: isKnown ? confirmed : told(), failed, done });
    },
    [queue, context, key, type, id, on, confirmed, isKnown],
  );
  return { on, confirmed, toggle };
}

/** Returns the reaction by which the viewer has turned it away, pending ones included; null if none. */
export function useTurnedAway(id: number): TurnedAway | null {
  const context = useAppContext();
  const { user } = useSession();
  const queue = reactionQueue(context);
  const away = (): TurnedAway | null =>
    TURNED_AWAY.find((type) => queue.wishOf(keyOf(type, id)) ?? user?.[KEPT[type]].includes(id)) ?? null;
  return useSyncExternalStore(queue.subscribe, away, () => null);
}
