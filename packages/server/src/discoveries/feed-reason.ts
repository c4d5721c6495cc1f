import type { Discovery } from "@tablee/contract/discoveries/discoveries.schema";
import type { FeedVariant } from "@tablee/domain/discoveries/discovery";
import type { FeedList } from "./feed-order.ts";

/** Why a row stands where it stands, for admins (decisions, "Discoveries": `debug`). English; no screen text. */
export function feedReason(
  list: FeedList,
  row: Discovery,
  known: { key: number; followed: boolean; at: Date },
): { variant: FeedVariant; text: string } {
  const variant = list === "for_member" ? "for_you" : list;
  const hours = Math.max(0, Math.round((known.at.getTime() - Date.parse(row.date_creation)) / 3_600_000));
  const facts = `${row.likes} likes, ${hours} h old`;
  const followed = known.followed ? "; its author is followed, which counts like 36 h of youth" : "";
  switch (list) {
    case "for_you":
    case "for_member":
      return { variant, text: `hotness ${known.key.toFixed(3)}: ${facts}${followed}` };
    case "following":
      return { variant, text: `its author is followed; ${facts}` };
    case "nearby":
      return { variant, text: `${Math.round(known.key)} m away; ${facts}` };
    case "popular":
    case "fresh":
      return { variant, text: facts };
  }
}
