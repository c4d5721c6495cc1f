import type { Queryable } from "../database/open-database.ts";

/** What the code that adds jobs needs to know of a queue (job-queue.ts). */
export interface QueueOf<Data extends object> {
  name: string;
  grouped?: true;
  work(services: never, data: Data): Promise<void>;
}

export interface JobOptions {
  /** 0 by default. Measured by the database's clock, which all processes share. */
  after_seconds?: number;
  /**
   * Whose job it is, such as a restaurant's: only a few jobs of one group run at once, so that nobody's jobs delay all
   * others. For queues that are `grouped`.
   */
  group?: string;
}

/** The interface of jobs for use cases. */
export interface Jobs {
  /** Adds a job in the caller's transaction: it exists once that commits, and never if that rolls back. */
  enqueue<Data extends object>(tx: Queryable, queue: QueueOf<Data>, data: Data, options?: JobOptions): Promise<void>;
  /** The same for many jobs with the same options, in one statement. */
  enqueueAll<Data extends object>(
    tx: Queryable,
    queue: QueueOf<Data>,
    data: readonly Data[],
    options?: JobOptions,
  ): Promise<void>;
}

/** Drops every job: for tests about something else, and for a demo's events from before its start. */
export const silentJobs: Jobs = { enqueue: async () => {}, enqueueAll: async () => {} };
