import type { TrendCategory } from "@tablee/domain/search/trends";
import type { AppContext } from "../../../routes/app-context.ts";
import { m } from "../../../paraglide/messages.js";
import { CATEGORY_WORDS } from "./category-words.ts";
import { hashtagLabel } from "./hashtag-words.ts";
import { hashtagQuery, trendQuery } from "./trends-queries.ts";

const onServer = typeof document === "undefined";

/**
 * Loads what a trend shows first. The server waits for it, except for a member, whose blocks it cannot know
 * (accounts §34); the browser shows skeletons at once instead. Returns the first picture.
 */
export async function loadTrend(
  { queryClient, orpc, rendered_for_member }: AppContext,
  category: TrendCategory,
  { worldwide = false, hashtag }: { worldwide?: boolean | undefined; hashtag?: string | undefined },
): Promise<string | null> {
  if (!onServer || rendered_for_member) return null;
  if (hashtag !== undefined) {
    const { recommendations } = await queryClient.query({ ...hashtagQuery(orpc, hashtag), staleTime: "static" });
    return recommendations[0]?.image_url ?? null;
  }
  const { items } = await queryClient.query({ ...trendQuery(orpc, category, worldwide), staleTime: "static" });
  const [first] = items;
  return first && "recommendation" in first ? first.recommendation.image_url : null;
}

/** Returns the title of a hashtag's page, in the reader's language. */
export const titleOfHashtag = (hashtag: string): string => hashtagLabel(hashtag);

export const titleOfTrend = (category: TrendCategory): string =>
  `${CATEGORY_WORDS[category]()} · ${m.search_trends_title()}`;
