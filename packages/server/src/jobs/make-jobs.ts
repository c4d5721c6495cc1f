import type { fromDrizzle, PgBoss } from "pg-boss";
import type { Logger } from "pino";
import type { Database } from "../database/open-database.ts";
import { logFault } from "../http/call-log.ts";
import type { Services } from "../services.ts";
import { bossInTransaction } from "./boss.queries.ts";
import { bossDatabase } from "./boss-database.ts";
import { type Chore, choreQueue } from "./chore.ts";
import type { JobQueue } from "./job-queue.ts";
import type { Jobs } from "./jobs.ts";

export interface RunningJobs extends Jobs {
  /** From now on jobs can be added, those of these queues are worked on, and the chores are done when they are due. */
  start(services: Services, queues: readonly JobQueue<never>[], chores?: readonly Chore[]): Promise<void>;
  /** Takes no new job, and waits for those under way as long as that takes no longer than `ms`. */
  stop(ms: number): Promise<void>;
}

/**
 * Jobs that are worked on at once by one process, for each queue. Each looks for its next job by itself: in a batch a
 * hanging one would keep the others from being noted. The embedded database pays some milliseconds for each look.
 */
const PLACES = { postgresql: 20, embedded: 4 } as const;
/** Of one group: where one restaurant's receiver hangs, the other places are for the others. */
const GROUP_PLACES = 2;
/** A new job is announced; these find what was to wait, and what an announcement has missed. */
const POLL_SECONDS = 2;
const WATCH_SECONDS = 30;

/**
 * The queue of all processes (docs/decisions/020-jobs.md): pg-boss in the tables of the migrations. Every process works
 * on the same jobs, each job at one process at a time.
 */
export const makeJobs = (database: Database, log: Logger): RunningJobs => {
  let boss: PgBoss | null = null;
  let adapt: typeof fromDrizzle | null = null;
  return {
    start: async (services, ownQueues, chores = []) => {
      const library = await import("pg-boss");
      const made = openBoss(library.PgBoss, database, log, chores.length > 0);
      const queues = chores.length > 0 ? [...ownQueues, choreQueue(chores)] : ownQueues;
      await made.start();
      for (const queue of queues) await declare(made, queue);
      if (chores.length > 0) await setTimes(made, chores);
      adapt = library.fromDrizzle;
      boss = made;
      for (const queue of queues) await work(made, queue, services, PLACES[database.kind]);
    },
    enqueue: async (tx, queue, data, { after_seconds = 0, group } = {}) => {
      if (!boss || !adapt) throw new Error(`A job for ${queue.name} came before the jobs were started`);
      const options = { startAfter: after_seconds, db: bossInTransaction(adapt, tx) };
      await boss.send(queue.name, data, group === undefined ? options : { ...options, group: { id: group } });
    },
    enqueueAll: async (tx, queue, data, { after_seconds = 0, group } = {}) => {
      if (!boss || !adapt) throw new Error(`Jobs for ${queue.name} came before the jobs were started`);
      const options = { startAfter: after_seconds, ...(group === undefined ? {} : { group: { id: group } }) };
      const jobs = data.map((each) => ({ data: each, ...options }));
      await boss.insert(queue.name, jobs, { db: bossInTransaction(adapt, tx) });
    },
    stop: async (ms) => {
      // Until then: a job that is under way may have to add its next turn.
      await boss?.stop({ graceful: true, timeout: ms, close: false });
      boss = null;
    },
  };
};

const openBoss = (Boss: typeof PgBoss, database: Database, log: Logger, schedule: boolean): PgBoss => {
  const isServer = database.kind === "postgresql";
  const boss = new Boss({
    db: bossDatabase(database),
    backend: isServer ? "postgres" : "pglite",
    schema: "pgboss",
    // Our migrations make its tables, under the lock and in the transaction of all others.
    migrate: false,
    schedule,
    cronWorkerIntervalSeconds: POLL_SECONDS,
    useListenNotify: true,
    reindex: isServer,
    monitorVacuum: isServer,
    superviseIntervalSeconds: WATCH_SECONDS,
    monitorIntervalSeconds: WATCH_SECONDS,
  });
  boss.on("error", (error) => logFault(log, error, "jobs"));
  boss.on("warning", ({ message }) => log.warn({ message }, "jobs"));
  return boss;
};

/** What the tables say of a queue is what this build says. */
const declare = async (boss: PgBoss, queue: JobQueue<never>): Promise<void> => {
  const options = {
    expireInSeconds: queue.expire_seconds,
    retryLimit: queue.retries,
    retryDelay: queue.retry_seconds,
    retryBackoff: true,
    deleteAfterSeconds: 86_400,
    notify: true,
  };
  const known = await boss.getQueue(queue.name);
  if (!known) await boss.createQueue(queue.name, options);
  else if (Object.entries(options).some(([key, value]) => known[key as keyof typeof options] !== value)) {
    await boss.updateQueue(queue.name, options);
  }
};

/**
 * What the tables say of the chores' times is what this build says. One that came due while no process was there is done
 * once when the next one starts, however often it was missed.
 */
const setTimes = async (boss: PgBoss, chores: readonly Chore[]): Promise<void> => {
  const { name: queue } = choreQueue(chores);
  const known = await boss.getSchedules(queue);
  for (const { key } of known) if (!chores.some(({ name }) => name === key)) await boss.unschedule(queue, key);
  for (const { name, cron } of chores) {
    if (known.some((one) => one.key === name && one.cron === cron)) continue;
    await boss.schedule(queue, cron, { chore: name }, { key: name, missed: "once" });
  }
};

const work = (boss: PgBoss, queue: JobQueue<never>, services: Services, most: number): Promise<string> => {
  const places = queue.places ?? most;
  const options = {
    localConcurrency: places,
    localGroupConcurrency: Math.min(places, GROUP_PLACES),
    perJobResults: true,
    // Where more wait than are announced, as after a start, whoever found one looks for the next at once.
    burstWhenReadyExceeds: 1,
    pollingIntervalSeconds: POLL_SECONDS,
    notifyPollingIntervalSeconds: POLL_SECONDS,
  } as const;
  return boss.work<never>(queue.name, options, (jobs) =>
    Promise.all(
      jobs.map(async ({ id, data }) => {
        try {
          await queue.work(services, data);
          return { id, status: "completed" as const };
        } catch (error) {
          logFault(services.log, error, `${queue.name} ${id}`);
          return { id, status: "failed" as const };
        }
      }),
    ),
  );
};
