import { setTimeout as pause } from "node:timers/promises";
import type { Db as BossDatabase, fromDrizzle, PgBoss } from "pg-boss";
import type { Logger } from "pino";
import type { Database } from "../database/open-database.ts";
import { logFault } from "../http/call-log.ts";
import type { Services } from "../services.ts";
import { bossInTransaction, readDueQueues } from "./boss.queries.ts";
import { bossDatabase } from "./boss-database.ts";
import { type Chore, choreQueue } from "./chore.ts";
import type { JobQueue } from "./job-queue.ts";
import type { Jobs, QueueOf } from "./jobs.ts";
import { QueueWorker } from "./queue-worker.ts";

export interface RunningJobs extends Jobs {
  /** From now on jobs can be added, jobs of these queues are worked on, and chores are done when they are due. */
  start(services: Services, queues: readonly JobQueue<never>[], chores?: readonly Chore[]): Promise<void>;
  /** Takes no new jobs, and waits for those in progress for at most `ms`. */
  stop(ms: number): Promise<void>;
}

/** How many jobs of each queue one process works on at once. */
const PLACES = { postgresql: 20, embedded: 4 } as const;
/** New jobs are announced; this finds delayed jobs, and any whose announcement was missed. */
const DUE_MS = 2_000;
/** How often the library looks for jobs that wait for other jobs, which we do not have. */
const NEVER_SECONDS = 86_400;
const WATCH_SECONDS = 30;

/** How often a process looks for what nobody announces. */
export interface JobPace {
  /** Resolves when it is time to look for due jobs again, and rejects when `signal` is aborted. */
  nextLook(signal: AbortSignal): Promise<unknown>;
  /** How often the library looks for due chores, which may run late. */
  chore_seconds: number;
}

const PACE: JobPace = { nextLook: (signal) => pause(DUE_MS, undefined, { signal }), chore_seconds: 5 };

/**
 * The job queue of all processes (docs/decisions/020-jobs.md): pg-boss on tables from our migrations. All processes
 * share the same jobs, and each job runs in one process at a time.
 */
export const makeJobs = (database: Database, log: Logger, pace = PACE): RunningJobs => {
  let boss: PgBoss | null = null;
  let adapt: typeof fromDrizzle | null = null;
  let watch: { stop: () => Promise<void> } | null = null;
  const workers: Workers = new Map();
  return {
    start: async (services, ownQueues, chores = []) => {
      const library = await import("pg-boss");
      const made = openBoss(
        library.PgBoss,
        bossDatabase(database, (name) => wake(workers, name)),
        database.kind,
        log,
        chores.length > 0 ? pace.chore_seconds : null,
      );
      const queues = chores.length > 0 ? [...ownQueues, choreQueue(chores)] : ownQueues;
      await made.start();
      for (const queue of queues) await declare(made, queue);
      if (chores.length > 0) await setTimes(made, chores);
      adapt = library.fromDrizzle;
      boss = made;
      for (const queue of queues) {
        workers.set(queue.name, new QueueWorker(made, queue, services, queue.places ?? PLACES[database.kind]));
      }
      wake(workers, null);
      watch = watchDue(database, workers, log, pace);
    },
    enqueue: async (tx, queue, data, { after_seconds = 0, group } = {}) => {
      if (!boss || !adapt) throw new Error(`A job for ${queue.name} came before the jobs were started`);
      const options = { startAfter: after_seconds, ...groupOf(queue, group), db: bossInTransaction(adapt, tx) };
      await boss.send(queue.name, data, options);
    },
    enqueueAll: async (tx, queue, data, { after_seconds = 0, group } = {}) => {
      if (!boss || !adapt) throw new Error(`Jobs for ${queue.name} came before the jobs were started`);
      const options = { startAfter: after_seconds, ...groupOf(queue, group) };
      const jobs = data.map((each) => ({ data: each, ...options }));
      await boss.insert(queue.name, jobs, { db: bossInTransaction(adapt, tx) });
    },
    stop: async (ms) => {
      const stopping = boss;
      await watch?.stop();
      await Promise.all([...workers.values()].map((worker) => worker.stop(ms)));
      await stopping?.stop({ graceful: true, timeout: ms, close: false });
      // Not earlier: a job in progress may have to add its next one.
      boss = null;
      workers.clear();
    },
  };
};

type Workers = Map<string, QueueWorker>;

/** `null`: all workers. */
const wake = (workers: Workers, name: string | null): void => {
  if (name !== null) workers.get(name)?.wake();
  else for (const worker of workers.values()) worker.wake();
};

/**
 * Looks periodically for due jobs, with one query for all queues, however many there are and however many jobs each
 * could take.
 */
const watchDue = (
  database: Database,
  workers: Workers,
  log: Logger,
  { nextLook }: JobPace,
): { stop: () => Promise<void> } => {
  const ended = new AbortController();
  const look = async (): Promise<void> => {
    try {
      for (const name of await readDueQueues(database, [...workers.keys()])) wake(workers, name);
    } catch (error) {
      logFault(log, error, "jobs");
    }
  };
  const watching = (async () => {
    const isTime = (): Promise<boolean> =>
      nextLook(ended.signal).then(
        () => true,
        () => false,
      );
    while (await isTime()) await look();
  })();
  return {
    stop: async () => {
      ended.abort();
      await watching;
    },
  };
};

const groupOf = <Data extends object>(queue: QueueOf<Data>, group: string | undefined) => {
  if (group === undefined) return {};
  if (!queue.grouped) throw new Error(`The jobs of ${queue.name} have no groups`);
  return { group: { id: group } };
};

const openBoss = (
  Boss: typeof PgBoss,
  db: BossDatabase,
  kind: Database["kind"],
  log: Logger,
  choreSeconds: number | null,
): PgBoss => {
  const isServer = kind === "postgresql";
  const boss = new Boss({
    db,
    backend: isServer ? "postgres" : "pglite",
    schema: "pgboss",
    // Our migrations create its tables, under their lock and in their transactions.
    migrate: false,
    schedule: choreSeconds !== null,
    ...(choreSeconds !== null && { cronWorkerIntervalSeconds: choreSeconds }),
    flowIntervalSeconds: NEVER_SECONDS,
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

/** Makes the settings of a queue in the tables match this build. */
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
 * Makes the schedules of chores in the tables match this build. A chore that came due while no process was running is
 * done once when the next one starts, however often it was missed.
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
