import type { QueryClient } from "@tanstack/react-query";
import { isPersonal } from "./session.ts";
import { keepToken, readToken } from "./token.ts";

/**
 * Where the cookie that the server goes by is gone or left over: it is put right for the pages to come, and what was
 * rendered for a visitor is asked for again by the member who looks at it.
 */
export function mendSession(client: QueryClient, renderedForMember: boolean): void {
  const isMember = readToken() !== null;
  if (isMember === renderedForMember) return;
  keepToken();
  if (isMember) void client.invalidateQueries({ predicate: ({ queryKey }) => isPersonal(queryKey) });
}
