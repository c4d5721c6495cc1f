import type { AppContext } from "../../../routes/app-context.ts";

/**
 * Loads the first page of a list for a page's loader. The server waits for it, except for a member, whose list it cannot
 * know (accounts §34); the browser shows skeletons at once instead, and the page itself shows a failure.
 */
export async function firstOfList(
  { rendered_for_member }: Pick<AppContext, "rendered_for_member">,
  ask: (how: { staleTime?: "static" }) => Promise<unknown>,
): Promise<void> {
  if (typeof document !== "undefined") ask({}).catch(() => undefined);
  else if (!rendered_for_member) await ask({ staleTime: "static" });
}
