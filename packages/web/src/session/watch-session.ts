import { ORPCError } from "@orpc/client";
import type { Query, QueryClient } from "@tanstack/react-query";
import { forgetMember, isPersonal, signedOut } from "./session.ts";
import { onTokenChangeElsewhere, readToken } from "./token.ts";

/**
 * Keeps what is in memory true to the session: a current user that the server refuses discards the token (spec §4
 * "Login status"; a lost connection proves nothing and discards nothing), and where another tab signs somebody else
 * in or out, what belongs to the member before is dropped.
 */
export function watchSession(client: QueryClient): () => void {
  const tabs = onTokenChangeElsewhere(() => {
    if (readToken() === null) return forgetMember(client);
    void client.resetQueries({ predicate: (query) => isPersonal(query.queryKey) });
    void client.invalidateQueries({ predicate: (query) => !isPersonal(query.queryKey) });
  });
  const check = ({ meta, state: { status, error } }: Query) => {
    const refused = status === "error" && error instanceof ORPCError && error.code !== "offline";
    if (refused && meta?.["proves_session"] === true && readToken() !== null) signedOut(client);
  };
  // This is loaded when the page is ready: something may have been refused before.
  for (const query of client.getQueryCache().getAll()) check(query);
  const refusals = client.getQueryCache().subscribe((event) => {
    if (event.type === "updated" && event.action.type === "error") check(event.query as Query);
  });
  return () => {
    tabs();
    refusals();
  };
}
