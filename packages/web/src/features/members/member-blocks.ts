import type { QueryClient } from "@tanstack/react-query";
import type { User } from "@tablee/contract/accounts/accounts.schema";
import type { Orpc } from "../../api/query-options.ts";

/**
 * Applies a block to the caches, and is the only code that does: the member's own lists at once, while what others
 * wrote is refetched.
 */
export function applyBlock(client: QueryClient, orpc: Orpc, id: number, blocked: boolean): void {
  client.setQueriesData<User>({ queryKey: orpc.accounts.currentUser.key({ type: "query" }) }, (user) => {
    if (!user) return user;
    const without = (ids: readonly number[]) => ids.filter((one) => one !== id);
    return {
      ...user,
      blocked: blocked ? [...without(user.blocked), id] : without(user.blocked),
      // members §11: the follows between the two end, and unblocking brings none back.
      following: blocked ? without(user.following) : user.following,
      notified_following: blocked ? without(user.notified_following) : user.notified_following,
    };
  });
  void client.invalidateQueries({ queryKey: orpc.members.key() });
  void client.invalidateQueries({ queryKey: orpc.discoveries.key() });
  void client.invalidateQueries({ queryKey: orpc.comments.key() });
  // notifications §3: those of a blocked member are neither listed nor counted.
  void client.invalidateQueries({ queryKey: orpc.notifications.key() });
}
