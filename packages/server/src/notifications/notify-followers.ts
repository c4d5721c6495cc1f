import { audienceOf } from "@tablee/domain/discoveries/discovery-visibility";
import type { Queryable } from "../database/open-database.ts";
import type { Hear } from "../events/hear.ts";
import { logFault } from "../http/call-log.ts";
import type { JobQueue } from "../jobs/job-queue.ts";
import type { Services } from "../services.ts";
import { viewNotification } from "./notification-view.ts";
import { countAllUnread, readNotifications } from "./notifications.queries.ts";
import { handOn, MANY } from "./send-out.ts";
import { followersAfter, insertForAll, readPublished, type Telling, type Told } from "./telling.queries.ts";

interface Published {
  recommendation_id: number;
  /** Milliseconds since 1970. */
  at: number;
}

/** How many followers one statement and one transaction notify, so that nobody waits long for its locks. */
const CHUNK = 1_000;
/** Some may have blocked the author by now: among this many, at least one can still see it, unless it was withdrawn. */
const ASKED_FOR_WORDS = 20;
/**
 * Notifies all followers of an author, however many, of a published discovery. Running it twice notifies nobody twice.
 */
export const followersQueue: JobQueue<Published> = {
  name: "notify-followers",
  expire_seconds: 900,
  retries: 5,
  retry_seconds: 10,
  places: 1,
  work: (services, published) => tellFollowers(services, published),
};

/** Followers are notified by a job, so that the author does not wait for it (notifications §4). */
export const notifyFollowers: Hear<"discovery.published"> = async ({ jobs }, tx, { recommendation_id, at }) => {
  await jobs.enqueue(tx, followersQueue, { recommendation_id, at: at.getTime() });
  return null;
};

const tellFollowers = async (services: Services, { recommendation_id, at }: Published): Promise<void> => {
  let after = 0;
  for (;;) {
    const last = await tellSome(services, { recommendation_id, at, after });
    if (last === null) return;
    after = last;
  }
};

/** Notifies the next followers; returns the last one's id, or null if there are no more. */
const tellSome = async (
  services: Services,
  { recommendation_id, at, after }: Published & { after: number },
): Promise<number | null> => {
  const { database } = services;
  // Read again each time: the discovery may have been withdrawn meanwhile.
  const published = await readPublished(database.db, recommendation_id);
  const audience = published ? audienceOf(published) : "nobody";
  if (!published || audience === "nobody") return null;
  const { author_id: sender_id } = published;
  const friends = audience === "friends";
  const chunk = await followersAfter(database.db, { followed_id: sender_id, friends, after, limit: CHUNK });
  const once = `post ${recommendation_id}`;
  const told: Telling = { type: "post", sender_id, recommendation_id, json: {}, once, at: new Date(at) };
  const made = await database.db.transaction(async (tx: Queryable) => {
    const all = await insertForAll(tx, chunk, told);
    await handOn(
      services,
      tx,
      all.map(({ id }) => id),
      MANY,
    );
    return all;
  });
  await showAll(services, made);
  return chunk.length < CHUNK ? null : (chunk.at(-1) ?? null);
};

/**
 * Sends the notifications to every connected device; if that fails, they are in the lists anyway. All have the same
 * content, so one of the thousand rows just written is read for it.
 */
const showAll = async ({ database: { db }, realtime, log }: Services, made: readonly Told[]): Promise<void> => {
  const shown = made.filter((one) => one.shown);
  if (shown.length === 0) return;
  try {
    const [first] = await readNotifications(
      db,
      shown.slice(0, ASKED_FOR_WORDS).map(({ id }) => id),
    );
    if (!first) return;
    const unread = await countAllUnread(
      db,
      shown.map(({ account_id }) => account_id),
    );
    realtime.notifiedAll(
      viewNotification(first),
      shown.map(({ id, account_id }) => ({ id, account_id, unread: unread.get(account_id) ?? 0 })),
    );
  } catch (error) {
    logFault(log, error, "notifications of followers");
  }
};
