import { setTimeout as pause } from "node:timers/promises";
import type { Job, PgBoss } from "pg-boss";
import { logFault } from "../http/call-log.ts";
import type { Services } from "../services.ts";
import type { JobQueue } from "./job-queue.ts";

/** How many jobs of one group run at once: if one restaurant's receiver hangs, the other places remain for others. */
const GROUP_PLACES = 2;

type Claimed = Job<never>;

/**
 * One process's work on one queue. It looks for jobs when it is woken and as long as it finds some, and never polls, so
 * that a queue without jobs costs nothing.
 */
export class QueueWorker {
  readonly #boss: PgBoss;
  readonly #queue: JobQueue<never>;
  readonly #services: Services;
  readonly #places: number;
  readonly #underWay = new Map<Claimed, Promise<void>>();
  #looking: Promise<void> | null = null;
  /** Whether it was woken since it last began to look. */
  #woken = false;
  /** Whether some jobs may be waiting for a place; the next free place is for them. */
  #short = false;
  #stopped = false;

  /** `places`: how many jobs it works on at once. */
  constructor(boss: PgBoss, queue: JobQueue<never>, services: Services, places: number) {
    this.#boss = boss;
    this.#queue = queue;
    this.#services = services;
    this.#places = places;
  }

  /** Must be called when there may be jobs. */
  wake(): void {
    this.#woken = true;
    if (!this.#stopped) this.#looking ??= this.#look();
  }

  /** Takes no new jobs, waits up to `ms` for those in progress, and leaves unfinished ones to other processes. */
  async stop(ms: number): Promise<void> {
    this.#stopped = true;
    await this.#looking;
    await Promise.race([Promise.all(this.#underWay.values()), pause(ms, undefined, { ref: false })]);
    const { name } = this.#queue;
    const left = [...this.#underWay.keys()];
    if (left.length > 0) await this.#boss.fail(name, left).catch((error) => logFault(this.#services.log, error, name));
  }

  async #look(): Promise<void> {
    try {
      while (this.#woken && !this.#stopped) {
        this.#woken = false;
        await this.#take();
      }
    } catch (error) {
      logFault(this.#services.log, error, this.#queue.name);
    } finally {
      this.#looking = null;
    }
  }

  /** Starts due jobs as long as there are free places. */
  async #take(): Promise<void> {
    while (!this.#stopped) {
      const free = this.#places - this.#underWay.size;
      const full = this.#fullGroups();
      this.#short = free === 0 || full.length > 0;
      if (free === 0) return;
      // Which groups are full is known only after the previous job has started.
      const batchSize = this.#queue.grouped ? 1 : free;
      const jobs = await this.#boss.fetch<never>(this.#queue.name, { batchSize, ignoreGroups: full });
      for (const job of jobs) this.#underWay.set(job, this.#do(job));
      if (jobs.length < batchSize) return;
    }
  }

  #fullGroups(): string[] {
    const counts = new Map<string, number>();
    for (const { groupId } of this.#underWay.keys()) if (groupId) counts.set(groupId, (counts.get(groupId) ?? 0) + 1);
    return [...counts].flatMap(([group, count]) => (count >= GROUP_PLACES ? [group] : []));
  }

  /** Never throws. If the database is unavailable, the job is given out again when its time expires. */
  async #do(job: Claimed): Promise<void> {
    const { name } = this.#queue;
    try {
      if (await this.#succeeds(job)) await this.#boss.complete(name, job);
      else await this.#boss.fail(name, job);
    } catch (error) {
      logFault(this.#services.log, error, `${name} ${job.id}`);
    }
    this.#underWay.delete(job);
    if (this.#short) this.wake();
  }

  async #succeeds({ id, data }: Claimed): Promise<boolean> {
    const { name, expire_seconds } = this.#queue;
    const over = new AbortController();
    try {
      await Promise.race([
        this.#queue.work(this.#services, data),
        pause(expire_seconds * 1_000, undefined, { ref: false, signal: over.signal }).then(() => {
          throw new Error(`It takes longer than the ${expire_seconds} s of its queue`);
        }),
      ]);
      return true;
    } catch (error) {
      logFault(this.#services.log, error, `${name} ${id}`);
      return false;
    } finally {
      over.abort();
    }
  }
}
