import type { NotificationType } from "./notification.ts";

/** The properties of a notification that decide how it is grouped. */
export interface Groupable {
  type: NotificationType;
  read: boolean;
  date_creation: string;
  json: { sender_id: number | null; recommendation_id: number | null };
  /** How many people the entry counted when it was loaded. Later ones are not included. */
  people?: number | undefined;
}

/** One entry on the screen, with its newest notification. */
export interface NotificationGroup<One extends Groupable> {
  newest: One;
  all: readonly One[];
  /** How many people did it, besides the one of the newest notification. */
  others: number;
  read: boolean;
}

/**
 * Groups notifications as the screen shows them (notifications §5): the likes of one discovery within a day, and the
 * follows of a day, each at the position of its newest notification. Every other one is shown by itself. The input must
 * be newest first. `dayOf` returns the day of a moment in the reader's timezone. The number of others does not depend
 * on how many of them have been loaded.
 */
export function groupNotifications<One extends Groupable>(
  notifications: readonly One[],
  dayOf: (moment: string) => string,
): NotificationGroup<One>[] {
  const groups = new Map<unknown, [One, ...One[]]>();
  for (const one of notifications) {
    const key = entryOf(one, dayOf) ?? one;
    const group = groups.get(key);
    if (group) group.push(one);
    else groups.set(key, [one]);
  }
  return [...groups.values()].map((all) => ({
    newest: all[0],
    all,
    others: peopleOf(all) - 1,
    read: all.every(({ read }) => read),
  }));
}

/** The counted people plus those who came later; if nothing was counted, the people who are loaded. */
function peopleOf(all: readonly Groupable[]): number {
  const counted = all.findIndex(({ people }) => people !== undefined);
  const sendersOf = (some: readonly Groupable[]) => new Set(some.map(({ json }) => json.sender_id));
  const before = sendersOf(counted < 0 ? [] : all.slice(counted));
  const since = [...sendersOf(counted < 0 ? all : all.slice(0, counted))].filter((sender) => !before.has(sender));
  return Math.max(all[counted]?.people ?? 0, before.size) + since.length;
}

/** The key of the entry that a notification belongs to; null if it is shown by itself. */
export const entryOf = (
  {
    type,
    date_creation,
    json,
  }: Pick<Groupable, "type" | "date_creation"> & { json: { recommendation_id: number | null } },
  dayOf: (moment: string) => string,
): string | null => {
  if (type === "like") return `like ${json.recommendation_id ?? ""} ${dayOf(date_creation)}`;
  return type === "follow" ? `follow ${dayOf(date_creation)}` : null;
};
