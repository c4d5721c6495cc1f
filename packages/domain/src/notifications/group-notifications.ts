import type { NotificationType } from "./notification.ts";

/** What of a notification decides with which others it stands. */
export interface Groupable {
  type: NotificationType;
  read: boolean;
  date_creation: string;
  json: { sender_id: number | null; recommendation_id: number | null };
  /** How many people stand in its entry, where that was counted when it was read: those that came later are not in it. */
  people?: number | undefined;
}

/** An entry of the screen: the newest of them first. */
export interface NotificationGroup<One extends Groupable> {
  newest: One;
  all: readonly One[];
  /** How many people did it besides the newest's. */
  others: number;
  read: boolean;
}

/**
 * What the screen joins (notifications §5): the likes that one discovery got in a day, and the follows of a day; each
 * stands where its newest does. Everything else stands by itself. Takes them newest first; `dayOf` says the day of a
 * moment where the reader is. How many others there are does not depend on how many of them are here.
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

/** As many as were counted, and whoever came since; where nobody counted, those that are here. */
function peopleOf(all: readonly Groupable[]): number {
  const counted = all.findIndex(({ people }) => people !== undefined);
  const sendersOf = (some: readonly Groupable[]) => new Set(some.map(({ json }) => json.sender_id));
  const before = sendersOf(counted < 0 ? [] : all.slice(counted));
  const since = [...sendersOf(counted < 0 ? all : all.slice(0, counted))].filter((sender) => !before.has(sender));
  return Math.max(all[counted]?.people ?? 0, before.size) + since.length;
}

/** The entry in which a notification stands; null: one by itself. */
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
