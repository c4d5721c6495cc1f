import { sql } from "drizzle-orm";
import type { Database, Queryable } from "./open-database.ts";

/** What of the stored world changed: caches that hold a view of it let go of it. */
export type ChangeTopic = `restaurant:${number}` | `recommendation:${number}` | "restaurants" | "recommendations";

const CHANNEL = "changes";

/**
 * Announces a change to every process of the house, once the transaction that calls it is committed (and never
 * when it is rolled back). PostgreSQL folds equal announcements of one transaction into one.
 * After a bulk change announce the plural topic rather than thousands of single ones.
 */
export const notifyChange = async (tx: Queryable, topic: ChangeTopic): Promise<void> => {
  await tx.execute(sql`select pg_notify(${CHANNEL}, ${topic})`);
};

const RETRY_MS = 1_000;

/**
 * Calls back with every committed change, of this and of other processes. When the line to the database is lost,
 * `onLost` is called (whatever was cached may now be stale: let go of all) and the listening begins anew.
 * Answers how to stop.
 */
export async function listenForChanges(
  database: Database,
  onChange: (topic: ChangeTopic) => void,
  onLost: () => void,
): Promise<() => Promise<void>> {
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;
  let unlisten: (() => Promise<void>) | undefined;

  const begin = async (): Promise<void> => {
    const stop = await database.listen(CHANNEL, (payload) => onChange(payload as ChangeTopic), lose);
    if (stopped) await stop();
    else unlisten = stop;
  };
  const lose = () => {
    if (stopped) return;
    if (unlisten) onLost();
    unlisten = undefined;
    clearTimeout(timer);
    timer = setTimeout(() => void begin().then(onLost, lose), RETRY_MS).unref();
  };

  try {
    await begin();
  } catch (error) {
    stopped = true;
    throw error;
  }
  return async () => {
    stopped = true;
    clearTimeout(timer);
    await unlisten?.();
  };
}
