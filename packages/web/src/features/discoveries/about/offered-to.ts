import type { User } from "@tablee/contract/accounts/accounts.schema";
import type { Discovery } from "@tablee/contract/discoveries/discoveries.schema";
import type { Interaction } from "@tablee/domain/discoveries/discovery";

/** The field of the member that lists the discoveries with each reaction. */
export const KEPT = {
  like: "liked_recommendations",
  dislike: "disliked_recommendations",
  report: "reported_recommendations",
  "not-interested": "not_interested_recommendations",
} as const satisfies Record<Interaction, keyof User>;

/** The reactions that turn a discovery away: no list offers it to that viewer any more. */
export const TURNED_AWAY = ["not-interested", "dislike", "report"] as const satisfies readonly Interaction[];
export type TurnedAway = (typeof TURNED_AWAY)[number];

/** Returns what a list still offers: nothing that its viewer turned away, and nothing by members whom they blocked. */
export function offeredTo<Row extends Pick<Discovery, "id" | "account_id">>(
  rows: readonly Row[],
  user: User | null,
): Row[] {
  if (!user) return [...rows];
  const away = new Set(TURNED_AWAY.flatMap((type) => user[KEPT[type]]));
  return rows.filter((row) => !away.has(row.id) && !user.blocked.includes(row.account_id));
}
