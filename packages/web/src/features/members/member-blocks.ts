import type { QueryClient } from "@tanstack/react-query";
import type { User } from "@tablee/contract/accounts/accounts.schema";
import type { Api } from "../../api/create-api.ts";
import type { Orpc } from "../../api/query-options.ts";
import { m } from "../../paraglide/messages.js";

/**
 * Blocks a member, or unblocks them; returns whether they are blocked now. The call toggles: if another device was first
 * it has undone that, so it is repeated.
 */
export async function setBlocked(api: Api, account_id: number, wished: boolean): Promise<boolean> {
  const blocked = await api.members.block({ account_id });
  return blocked === wished ? blocked : api.members.block({ account_id });
}

/** What is said of a block that was set or ended. */
export const blockedWords = (blocked: boolean, name: string): string =>
  blocked ? m.members_blocked_done({ name }) : m.members_unblocked_done({ name });

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
