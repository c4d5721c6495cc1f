import type { QueryClient } from "@tanstack/react-query";
import { leaveNothingBegun } from "./leave-nothing.ts";
import { forgetMember, isPersonal } from "./session.ts";
import { onTokenChangeElsewhere, readToken } from "./token.ts";

/**
 * Keeps what is in memory true to the session: where another tab signs somebody else in or out, what belongs to the
 * member before is dropped, and where they signed out what they had begun here goes along. Answers what stops it.
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
