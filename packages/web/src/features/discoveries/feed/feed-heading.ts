import type { FeedVariant } from "@tablee/domain/discoveries/discovery";
import { localMoment } from "@tablee/domain/restaurants/local-time";
import { m } from "../../../paraglide/messages.js";

/** Returns the title of the feed at an hour of the day, 0 to below 24. */
function greeting(hour: number): string {
  if (hour < 4 || hour >= 17) return m.discoveries_title_evening();
  if (hour < 11) return m.discoveries_title_morning();
  return hour < 14 ? m.discoveries_title_noon() : m.discoveries_title_afternoon();
}

/** Returns the title of the feed: by variant and, for "for you", by time of day. */
export function feedTitle(variant: FeedVariant, now: Date, timezone: string): string {
  switch (variant) {
    case "for_you":
      return greeting(localMoment(now, timezone).hour);
    case "following":
      return m.discoveries_title_following();
    case "nearby":
      return m.discoveries_title_nearby();
    case "popular":
      return m.discoveries_title_popular();
    case "fresh":
      return m.discoveries_title_fresh();
  }
}

/** The labels of the tabs. */
export const VARIANT_WORDS: Record<FeedVariant, () => string> = {
  for_you: () => m.discoveries_for_you(),
  following: () => m.discoveries_following(),
  nearby: () => m.discoveries_nearby(),
  popular: () => m.discoveries_popular(),
  fresh: () => m.discoveries_fresh(),
};
