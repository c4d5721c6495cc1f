import type { Queryable } from "../database/open-database.ts";
import { markRead } from "./notifications.queries.ts";
import { insertFor, type Telling } from "./telling.queries.ts";

/** Something that happened to a member of the demo. */
export type Happened = Pick<Telling, "type" | "sender_id" | "recommendation_id" | "at"> &
  Partial<Pick<Telling, "json">>;

/** How many of the newest are unread. */
const UNREAD = 6;

/** Creates notifications of what happened to a demo's member before the demo began; all but the newest are read. */
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

/** The same `once` as in notify-people.ts and notify-followers.ts. */
const onceOf = ({ type, sender_id, recommendation_id, json }: Happened): string => {
  if (type === "comment") return `comment ${json?.comment_id}`;
  const what = [type, recommendation_id, type === "post" ? null : sender_id];
  return what.filter((part) => part !== null).join(" ");
};
