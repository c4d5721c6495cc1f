import type { Queryable } from "../database/open-database.ts";
import { markRead } from "./notifications.queries.ts";
import { insertFor, type Telling } from "./telling.queries.ts";

/** What happened to one member of a demo. */
export type Happened = Pick<Telling, "type" | "sender_id" | "recommendation_id" | "at"> &
  Partial<Pick<Telling, "json">>;

/** So many of the newest have not been looked at. */
const UNREAD = 6;

/** Tells a member of a demo what happened before it began, as it would have been told; the older part is read. */
export async function seedNotifications(
  tx: Queryable,
  account_id: number,
  happened: readonly Happened[],
): Promise<void> {
  const ids: number[] = [];
  for (const one of happened.toSorted((a, b) => a.at.getTime() - b.at.getTime())) {
    const { json = {} } = one;
    const made = await insertFor(tx, account_id, { ...one, json, once: onceOf(one) });
    if (made !== null) ids.push(made.id);
  }
  const read = ids.slice(0, -UNREAD);
  if (read.length > 0) await markRead(tx, account_id, { ids: read, up_to: null });
}

/** What makes it the same, in the words of notify-people.ts and notify-followers.ts. */
const onceOf = ({ type, sender_id, recommendation_id, json }: Happened): string => {
  if (type === "comment") return `comment ${json?.comment_id}`;
  const what = [type, recommendation_id, type === "post" ? null : sender_id];
  return what.filter((part) => part !== null).join(" ");
};
