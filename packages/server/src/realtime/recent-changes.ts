/** The restaurants that have changed recently. */
export interface RecentChanges {
  changed(restaurant_id: number): void;
  /** Any restaurant may have changed. */
  allChanged(): void;
  has(restaurant_id: number): boolean;
}

/** Remembers changes for `ms` milliseconds. `now` is replaced in tests. */
export function rememberChanges(ms: number, now: () => number = Date.now): RecentChanges {
  /** By restaurant, oldest first. */
  const moments = new Map<number, number>();
  let all = Number.NEGATIVE_INFINITY;
  const isRecent = (moment: number) => moment > now() - ms;
  return {
    changed: (restaurant_id) => {
      moments.delete(restaurant_id);
      moments.set(restaurant_id, now());
      for (const [id, moment] of moments) {
        if (isRecent(moment)) break;
        moments.delete(id);
      }
    },
    allChanged: () => {
      all = now();
      moments.clear();
    },
    has: (restaurant_id) => isRecent(Math.max(all, moments.get(restaurant_id) ?? Number.NEGATIVE_INFINITY)),
  };
}
