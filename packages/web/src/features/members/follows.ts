import type { QueryClient } from "@tanstack/react-query";
import type { User } from "@tablee/contract/accounts/accounts.schema";
import type { Profile } from "@tablee/contract/members/member.schema";
import { useCallback, useSyncExternalStore } from "react";
import type { Orpc } from "../../api/query-options.ts";
import { createToggleQueue, type ToggleAnswer, type ToggleQueue } from "../../api/toggle-queue.ts";
import { type AppContext, useAppContext } from "../../routes/app-context.ts";
import { memberOnceKnown, useSession } from "../../session/session.ts";

/**
 * Applies a follow to the caches, and is the only code that does: the member's own list at once, while counts and lists
 * are refetched.
 */
export function applyFollow(client: QueryClient, orpc: Orpc, id: number, following: boolean): void {
  client.setQueriesData<User>({ queryKey: orpc.accounts.currentUser.key({ type: "query" }) }, (user) => {
    if (!user) return user;
    const withIt = (ids: readonly number[]) => [...ids.filter((one) => one !== id), ...(following ? [id] : [])];
    return { ...user, following: withIt(user.following), notified_following: withIt(user.notified_following) };
  });
  // Until the refetch, so that the number beside the button does not jump back and forth.
  client.setQueriesData<Profile>({ queryKey: orpc.members.get.key({ type: "query" }) }, (profile) => {
    if (profile?.id !== id || profile.is_following === following) return profile;
    return { ...profile, is_following: following, follower_count: profile.follower_count + (following ? 1 : -1) };
  });
  void client.invalidateQueries({ queryKey: orpc.members.key() });
  // Discoveries for friends appear or disappear; a list that is being read must not move, so it is only marked stale.
  void client.invalidateQueries({ queryKey: orpc.discoveries.list.key(), refetchType: "none" });
}

const queues = new WeakMap<QueryClient, ToggleQueue<number>>();

/** Returns the queue that all buttons of this page load share. */
function followQueue({ queryClient, orpc, api }: AppContext): ToggleQueue<number> {
  let queue = queues.get(queryClient);
  if (!queue) {
    queue = createToggleQueue<number, ToggleAnswer>({
      send: async (id) => ({ enabled: await api.members.follow({ account_id: id }) }),
      settled: (id, { enabled }) => applyFollow(queryClient, orpc, id, enabled),
    });
    queues.set(queryClient, queue);
  }
  return queue;
}

export interface Follow {
  /** Whether the member will be followed once the pending toggle is stored. */
  following: boolean;
  /** Whether the member is followed according to the server, as far as the caches know. */
  confirmed: boolean;
  toggle: (failed: (error: unknown) => void) => void;
}

const never = () => undefined;

/** Returns whether the viewer follows a member: shown at once, rolled back if it could not be stored. */
export function useFollow(id: number): Follow {
  const context = useAppContext();
  const { user } = useSession();
  const queue = followQueue(context);
  const wished = useSyncExternalStore(queue.subscribe, () => queue.wishOf(id), never);
  const confirmed = user?.following.includes(id) ?? false;
  const following = wished ?? confirmed;
  const isKnown = user !== null;
  const toggle = useCallback(
    (failed: (error: unknown) => void) => {
      const told = async () => (await memberOnceKnown(context)).following.includes(id);
      queue.wish(id, { on: !following, confirmed: isKnown ? confirmed : told(), failed });
    },
    [queue, context, id, following, confirmed, isKnown],
  );
  return { following, confirmed, toggle };
}
