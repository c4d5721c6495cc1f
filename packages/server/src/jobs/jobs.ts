import type { Queryable } from "../database/open-database.ts";

/** What of a queue (job-queue.ts) whoever adds a job to it has to know. */
export interface QueueOf<Data extends object> {
  name: string;
  grouped?: true;
  work(services: never, data: Data): Promise<void>;
}

export interface JobOptions {
  /** At once where it is not given. By the database's clock, which all processes share. */
  after_seconds?: number;
  /**
   * Whose it is, as a restaurant's: of one group few are worked on at once, so that nobody's jobs hold up all others'.
   * For queues that are `grouped`.
   */
  group?: string;
}

/** What use cases do with jobs. */
export interface Jobs {
  /** Adds a job in the caller's transaction: it is there when that commits, and never where that rolls back. */
  enqueue<Data extends object>(tx: Queryable, queue: QueueOf<Data>, data: Data, options?: JobOptions): Promise<void>;
  /** The same for many that have all the same options, in one statement. */
  enqueueAll<Data extends object>(
    tx: Queryable,
    queue: QueueOf<Data>,
    data: readonly Data[],
    options?: JobOptions,
  ): Promise<void>;
}

/** Drops every job: for tests that are about something else, and for what a demo tells of before its start. */
export const silentJobs: Jobs = { enqueue: async () => {}, enqueueAll: async () => {} };
