import type { NotificationType } from "./notification.ts";

/** What of a notification decides with which others it stands. */
export interface Groupable {
  type: NotificationType;
  read: boolean;
  date_creation: string;
  json: { sender_id: number | null; recommendation_id: number | null };
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
 * moment where the reader is.
 */
export function groupNotifications<One extends Groupable>(
  notifications: readonly One[],
  dayOf: (moment: string) => string,
): NotificationGroup<One>[] {
  const groups = new Map<unknown, [One, ...One[]]>();
  for (const one of notifications) {
    const key = keyOf(one, dayOf) ?? one;
    const group = groups.get(key);
    if (group) group.push(one);
    else groups.set(key, [one]);
  }
  return [...groups.values()].map((all) => ({
    newest: all[0],
    all,
    others: new Set(all.map(({ json }) => json.sender_id)).size - 1,
    read: all.every(({ read }) => read),
  }));
}

/** null: it stands by itself. */
const keyOf = ({ type, date_creation, json }: Groupable, dayOf: (moment: string) => string): string | null => {
  if (type === "like") return `like ${json.recommendation_id ?? ""} ${dayOf(date_creation)}`;
  return type === "follow" ? `follow ${dayOf(date_creation)}` : null;
};
