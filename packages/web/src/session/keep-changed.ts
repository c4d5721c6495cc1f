import type { QueryClient } from "@tanstack/react-query";
import type { User } from "@tablee/contract/accounts/accounts.schema";
import type { Orpc } from "../api/query-options.ts";

/**
 * Keeps the member as the answer to their own change shows them. An answer that comes after they have signed out, or
 * somebody else has signed in, is nobody's here (accounts §34).
 */
export const keepChanged = (client: QueryClient, orpc: Orpc, changed: User): void =>
  void client.setQueryData(orpc.accounts.currentUser.queryKey({ input: {} }), (user) =>
    user?.id === changed.id ? changed : undefined,
  );
