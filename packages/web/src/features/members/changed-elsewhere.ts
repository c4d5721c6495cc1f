import type { User } from "@tablee/contract/accounts/accounts.schema";
import type { QueryClient } from "@tanstack/react-query";
import type { Orpc } from "../../api/query-options.ts";

type Lists = Pick<User, "id" | "following" | "blocked">;

const differ = (one: readonly number[], other: readonly number[]): boolean =>
  one.length !== other.length || one.some((id) => !other.includes(id));

/**
 * Refetches what depends on a member's own lists when the server answers with others than this page knew: they were
 * changed on another device (members §19). A change that is made here enters the caches without such an answer. Returns
 * how to stop.
 */
export function watchOwnLists(client: QueryClient, orpc: Orpc): () => void {
  const key = orpc.accounts.currentUser.queryKey({ input: {} });
  let known: Lists | undefined = client.getQueryData<User>(key);
  return client.getQueryCache().subscribe((event) => {
    if (event.type !== "updated" || event.action.type !== "success") return;
    const before = known;
    known = client.getQueryData<User>(key);
    if (known === before) return;
    if (event.action.manual || !before || before.id !== known?.id) return;
    if (differ(before.blocked, known.blocked)) {
      for (const room of [orpc.members, orpc.discoveries, orpc.comments, orpc.notifications]) {
        void client.invalidateQueries({ queryKey: room.key() });
      }
    } else if (differ(before.following, known.following)) {
      void client.invalidateQueries({ queryKey: orpc.members.key() });
      // A list that is being read must not move, so it is only marked stale.
      void client.invalidateQueries({ queryKey: orpc.discoveries.list.key(), refetchType: "none" });
    }
  });
}
