import type { Discovery } from "@tablee/contract/discoveries/discoveries.schema";
import type { FeedVariant } from "@tablee/domain/discoveries/discovery";
import type { FeedList } from "./feed-order.ts";

/**
 * Explains a row's position to administrators (discoveries §7: `debug`). In English; it is not a text of the screens.
 */
export function feedReason(
  list: FeedList,
  row: Discovery,
  known: { key: number; followed: boolean; at: Date },
): { variant: FeedVariant; text: string } {
  const variant = list === "for_member" ? "for_you" : list;
  const hours = Math.max(0, Math.round((known.at.getTime() - Date.parse(row.date_creation)) / 3_600_000));
  const facts = `${row.likes} ${row.likes === 1 ? "like" : "likes"}, ${hours} h old`;
  const followed = known.followed ? "; its author is followed, which counts like 36 h of youth" : "";
  const hot = `hotness ${known.key.toFixed(3)}: ${facts}${followed}`;
  const text: Record<FeedList, string> = {
    for_you: hot,
    for_member: hot,
    following: `its author is followed; ${facts}`,
    nearby: `${Math.round(known.key)} m away; ${facts}`,
    popular: facts,
    fresh: facts,
  };
  return { variant, text: text[list] };
}
