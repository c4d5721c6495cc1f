import type { Discovery } from "@tablee/contract/discoveries/discoveries.schema";
import type { FeedVariant } from "@tablee/domain/discoveries/discovery";
import type { AppContext } from "../../../routes/app-context.ts";
import { feedQuery } from "../card/discovery-queries.ts";
import { FeedEmpty, NearNotice } from "./deferred-parts.ts";

const onServer = typeof document === "undefined";

/**
 * Loads the first page of a list. The server waits for it, except for a member, whose list it cannot know
 * (accounts §34); the browser shows skeletons at once instead.
 */
export async function firstPage(context: AppContext, variant: FeedVariant | undefined): Promise<Discovery | null> {
  const query = feedQuery(context.orpc, variant ?? "for_you");
  if (!onServer) {
    // The page itself shows a failure.
    context.queryClient.infiniteQuery(query).catch(() => undefined);
    return null;
  }
  if (variant === "nearby") await NearNotice.preload?.();
  if (context.rendered_for_member) return null;
  const list = await context.queryClient.infiniteQuery({ ...query, staleTime: "static" });
  const first = list.pages[0]?.recommendations[0] ?? null;
  if (!first) await FeedEmpty.preload?.();
  return first;
}
