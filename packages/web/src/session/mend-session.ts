import type { QueryClient } from "@tanstack/react-query";
import { isPersonal } from "./session.ts";
import { keepToken, readToken } from "./token.ts";

/**
 * Repairs a cookie `member` that is missing or left over, for the pages to come; what was rendered for a visitor is
 * refetched for the member who looks at it.
 */
export function mendSession(client: QueryClient, renderedForMember: boolean): void {
  const isMember = readToken() !== null;
  if (isMember === renderedForMember) return;
  keepToken();
  if (isMember) void client.invalidateQueries({ predicate: ({ queryKey }) => isPersonal(queryKey) });
}
