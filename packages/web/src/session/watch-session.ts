import type { QueryClient } from "@tanstack/react-query";
import { forgetMember, isPersonal } from "./session.ts";
import { onTokenChangeElsewhere, readToken } from "./token.ts";

/**
 * Keeps what is in memory true to the session: where another tab signs somebody else in or out, what belongs to the
 * member before is dropped. Answers what stops it.
 */
export function watchSession(client: QueryClient): () => void {
  return onTokenChangeElsewhere(() => {
    if (readToken() === null) return forgetMember(client);
    void client.resetQueries({ predicate: (query) => isPersonal(query.queryKey) });
    void client.invalidateQueries({ predicate: (query) => !isPersonal(query.queryKey) });
  });
}
