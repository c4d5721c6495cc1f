import type { Contract } from "@tablee/contract/contract";
import type { User } from "@tablee/contract/accounts/accounts.schema";
import { useToasts } from "@tablee/design-system/toasts/toasts";
import { MOST_FAVORITES } from "@tablee/domain/menus/favorites";
import type { QueryClient } from "@tanstack/react-query";
import { useSyncExternalStore } from "react";
import { logFailure } from "../../api/log-failure.ts";
import type { Orpc } from "../../api/query-options.ts";
import { type RefusalWords, wordsOfRefusal } from "../../api/refusal-words.ts";
import { createToggleQueue, type ToggleQueue } from "../../api/toggle-queue.ts";
import { m } from "../../paraglide/messages.js";
import { type AppContext, useAppContext } from "../../routes/app-context.ts";
import { memberOnceKnown, useSession } from "../../session/session.ts";
import { readToken } from "../../session/token.ts";

/** What a member can like besides discoveries. */
export type FavoriteKind = "item" | "restaurant";

const LISTS = { item: "favorite_items", restaurant: "favorite_restaurants" } as const satisfies Record<
  FavoriteKind,
  keyof User
>;

/** Applies a like to the cached member, and is the only code that does. */
export function applyFavorite(client: QueryClient, orpc: Orpc, kind: FavoriteKind, id: number, liked: boolean): void {
  const list = LISTS[kind];
  client.setQueriesData<User>({ queryKey: orpc.accounts.currentUser.key({ type: "query" }) }, (user) => {
    if (!user) return user;
    const others = user[list].filter((one) => one !== id);
    return { ...user, [list]: liked ? [...others, id] : others };
  });
}

type Queues = Record<FavoriteKind, ToggleQueue<number>>;
type Reach = Pick<AppContext, "api" | "orpc" | "queryClient">;
const queues = new WeakMap<QueryClient, Queues>();

/** Returns the queues, one per kind for the whole page: the newest choice wins. */
function favoriteQueues({ api, orpc, queryClient }: Reach): Queues {
  const known = queues.get(queryClient);
  if (known) return known;
  const make = (kind: FavoriteKind, like: (id: number, like: boolean) => Promise<{ enabled: boolean }>) => {
    const queue: ToggleQueue<number> = createToggleQueue({
      // Sends the desired state, so that sending it twice changes nothing.
      send: (id: number) => like(id, queue.wishOf(id) === true),
      settled: (id, { enabled }) => {
        applyFavorite(queryClient, orpc, kind, id, enabled);
        // members §15: the current user is then reloaded.
        void queryClient.invalidateQueries({ queryKey: orpc.accounts.currentUser.key({ type: "query" }) });
      },
    });
    return queue;
  };
  const made: Queues = {
    item: make("item", (item_id, like) => api.menus.like({ item_id, like })),
    restaurant: make("restaurant", (restaurant_id, like) => api.restaurants.like({ restaurant_id, like })),
  };
  queues.set(queryClient, made);
  return made;
}

const never = () => undefined;

const REFUSED = {
  too_many_favorites: () => m.favorites_too_many({ most: MOST_FAVORITES }),
} satisfies RefusalWords<Contract["menus"]["like"]> & RefusalWords<Contract["restaurants"]["like"]>;

export interface Favorite {
  /** visitor: must sign in first; unknown: will be known in a moment. */
  who: "visitor" | "unknown" | "member";
  liked: boolean;
  /**
   * Shows the change at once, and sends it when the viewer is known. A change that could not be stored is reverted,
   * with a message only if there are too many favourites. `signedOut` is called if the viewer turns out to be a
   * visitor.
   */
  set: (liked: boolean, signedOut?: () => void) => void;
}

/** Returns whether the viewer likes an item or a restaurant, and how to change that. */
export function useFavorite(kind: FavoriteKind, id: number): Favorite {
  const context = useAppContext();
  const toasts = useToasts();
  const { status, user } = useSession();
  const queue = favoriteQueues(context)[kind];
  const wished = useSyncExternalStore(queue.subscribe, () => queue.wishOf(id), never);
  const confirmed = user?.[LISTS[kind]].includes(id) ?? false;
  const set = (liked: boolean, signedOut?: () => void): void => {
    const told = async () => (await memberOnceKnown(context))[LISTS[kind]].includes(id);
    const failed = (error: unknown) => {
      const text = wordsOfRefusal(REFUSED, error);
      if (text !== null) toasts.show({ id: `favorite-${kind}-${id}`, text, tone: "danger" });
      else if (readToken() === null) signedOut?.();
      else logFailure(error);
    };
    queue.wish(id, { on: liked, confirmed: user ? confirmed : told(), failed });
  };
  return { who: status, liked: wished ?? confirmed, set };
}
