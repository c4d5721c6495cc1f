import type { QueryClient } from "@tanstack/react-query";

/**
 * Makes a call as a mutation, for code that has no use for `useMutation`: what watches the mutations then sees it, such
 * as the toast that says that something is still being sent (shell §43).
 */
export const asMutation = <Answer>(client: QueryClient, call: () => Promise<Answer>): Promise<Answer> =>
  client
    .getMutationCache()
    .build<Answer, Error, void, unknown>(client, { networkMode: "always", mutationFn: call })
    .execute();
