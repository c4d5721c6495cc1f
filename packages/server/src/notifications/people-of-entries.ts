import type { Notification } from "@tablee/contract/notifications/notifications.schema";
import { entryOf } from "@tablee/domain/notifications/group-notifications";
import { dateOf, DAY_MS, dayOf, instantOfWall, isTimezone, localMoment } from "@tablee/domain/restaurants/local-time";
import type { Queryable } from "../database/open-database.ts";
import { countPeople } from "./notifications.queries.ts";

/** When a day begins in a time zone; where the clock skips midnight, at one o'clock. */
const beginOf = (day: number, timezone: string): Date =>
  new Date(instantOfWall(day, 0, timezone) ?? instantOfWall(day, 60, timezone) ?? day * DAY_MS);

/**
 * Adds to each notification that the screen joins into an entry how many people the entry names, including those on
 * other pages (notifications §5): by the reader's days, and without those newer than `newest_id`.
 */
export async function withPeople(
  db: Queryable,
  account_id: number,
  page: readonly Notification[],
  { timezone, newest_id }: { timezone: string; newest_id: number | null },
): Promise<Notification[]> {
  const zone = isTimezone(timezone) ? timezone : "UTC";
  const dateIn = (moment: string) => localMoment(new Date(moment), zone).date;
  const joined = page.filter((one) => entryOf(one, dateIn) !== null);
  if (joined.length === 0) return [...page];

  const shown = [...new Set(joined.map(({ date_creation }) => dayOf(dateIn(date_creation)) ?? 0))].toSorted(
    (one, other) => one - other,
  );
  const counted = await countPeople(db, account_id, {
    recommendation_ids: joined.flatMap(({ json }) => json.recommendation_id ?? []),
    days: shown.map((day) => ({ begin: beginOf(day, zone), end: beginOf(day + 1, zone) })),
    newest_id,
  });
  const people = new Map(
    counted.map(({ type, recommendation_id, day, people: count }) => [
      entryOf({ type, date_creation: "", json: { recommendation_id } }, () => dateOf(shown[day - 1] ?? 0)),
      count,
    ]),
  );
  return page.map((one) => {
    const count = people.get(entryOf(one, dateIn));
    return count === undefined ? one : { ...one, people: count };
  });
}
