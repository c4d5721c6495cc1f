import type { Queryable } from "../database/open-database.ts";
import { logFault } from "../http/call-log.ts";
import type { JobQueue } from "../jobs/job-queue.ts";
import type { Services } from "../services.ts";
import { readNotifications, readReaches } from "./notifications.queries.ts";
import { sendMessage, type Way, waysOf } from "./send-message.ts";
import { MAIL_SECONDS } from "../ports/mail.ts";

/** How many messages one process sends at once. */
const TOGETHER = 20;
/**
 * Notifications per job. Each is at most a push and a mail, so even a job in which every message times out takes half
 * of its allowed time; a job that exceeded it would be run again, and everybody in it notified twice.
 */
const EACH_JOB = 50;

/** The group of notifications for many members, which leave most places to what is for one of them, such as an order. */
export const MANY = "many";
export const groupOf = (account_id: number): string => `member ${account_id}`;

/**
 * Hands some notifications to push and mail. A browser's push service is whatever address its member gave, so a member
 * whose service never answers must hold up nobody else: its jobs are a group.
 */
export const sendOutQueue: JobQueue<{ ids: number[] }> = {
  name: "send-notifications",
  expire_seconds: 300,
  retries: 3,
  retry_seconds: 10,
  grouped: true,
  work: (services, { ids }) => sendAllOut(services, ids),
};

/** Retries one message on one channel; the others have arrived. */
export const sendAgainQueue: JobQueue<{ id: number; way: Way }> = {
  name: "send-notification-again",
  expire_seconds: MAIL_SECONDS,
  retries: 5,
  retry_seconds: 30,
  grouped: true,
  work: (services, { id, way }) => sendAgain(services, id, way),
};

/**
 * Has notifications handed to push and mail after the commit, even if this process ends. `group`: the member whom they
 * are for, or `MANY`.
 */
export const handOn = async (
  { jobs, push, mail }: Pick<Services, "jobs" | "push" | "mail">,
  tx: Queryable,
  ids: readonly number[],
  group: string,
): Promise<void> => {
  if (ids.length === 0 || (push.off && mail.off)) return;
  const parts = Array.from({ length: Math.ceil(ids.length / EACH_JOB) }, (_, part) => ({
    ids: ids.slice(part * EACH_JOB, (part + 1) * EACH_JOB),
  }));
  await jobs.enqueueAll(tx, sendOutQueue, parts, { group });
};

/**
 * The messages to send: for notifications that are not hidden or read meanwhile, with how their members are reached.
 */
const unsent = async ({ database: { db } }: Services, ids: readonly number[]) => {
  const rows = (await readNotifications(db, ids)).filter(({ read, shown }) => !shown || !read);
  const reaches = await readReaches(
    db,
    rows.map((row) => row.account_id),
  );
  return rows.flatMap((row) => {
    const reach = reaches.get(row.account_id);
    return reach ? waysOf(reach, row).map((way) => ({ row, reach, way })) : [];
  });
};

/** A message that is not accepted is retried on its own. */
const sendAllOut = async (services: Services, ids: readonly number[]): Promise<void> => {
  const messages = await unsent(services, ids);
  const failed: { account_id: number; id: number; way: Way }[] = [];
  for (let from = 0; from < messages.length; from += TOGETHER) {
    await Promise.all(
      messages.slice(from, from + TOGETHER).map(async ({ row, reach, way }) => {
        try {
          await sendMessage(services, row, reach, way);
        } catch (error) {
          logFault(services.log, error, `notification ${row.id}`);
          failed.push({ account_id: row.account_id, id: row.id, way });
        }
      }),
    );
  }
  const { database, jobs } = services;
  for (const [account_id, own] of Map.groupBy(failed, (one) => one.account_id)) {
    const again = own.map(({ id, way }) => ({ id, way }));
    await jobs.enqueueAll(database.db, sendAgainQueue, again, { after_seconds: 10, group: groupOf(account_id) });
  }
};

const sendAgain = async (services: Services, id: number, way: Way): Promise<void> => {
  const message = (await unsent(services, [id])).find((one) => one.way === way);
  if (message) await sendMessage(services, message.row, message.reach, way);
};
