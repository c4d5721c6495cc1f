import type { QueryClient } from "@tanstack/react-query";
import { leaveNothingBegun } from "./leave-nothing.ts";
import { forgetMember, isPersonal } from "./session.ts";
import { onTokenChangeElsewhere, readToken } from "./token.ts";

/**
 * Keeps the caches in line with the session: when another tab signs somebody else in or out, the previous member's data
 * is dropped, and after a sign-out also what they had begun here. Returns how to stop.
 */
export function watchSession(client: QueryClient): () => void {
  return onTokenChangeElsewhere((ended) => {
    if (readToken() === null) {
      if (!ended) void leaveNothingBegun();
      return forgetMember(client);
    }
    void client.resetQueries({ predicate: (query) => isPersonal(query.queryKey) });
    void client.invalidateQueries({ predicate: (query) => !isPersonal(query.queryKey) });
  });
}
