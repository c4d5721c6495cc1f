import type { Jobs } from "../jobs/jobs.ts";
import type { Services } from "../services.ts";

export interface KeptJobs extends Jobs {
  /** The data of the waiting jobs. */
  data(): object[];
  /** Runs the jobs that were enqueued since the last time, one after the other. */
  run(services: Services): Promise<void>;
}

/** Jobs that wait until a test runs them. Jobs of transactions that rolled back are run as well. */
export function keptJobs(): KeptJobs {
  let waiting: { data: object; work: (services: Services) => Promise<void> }[] = [];
  const enqueue: Jobs["enqueue"] = async (_tx, queue, data) => {
    waiting.push({ data, work: (services) => queue.work(services as never, data) });
  };
  return {
    enqueue,
    enqueueAll: async (tx, queue, data, options) => {
      for (const each of data) await enqueue(tx, queue, each, options);
    },
    data: () => waiting.map(({ data }) => data),
    run: async (services) => {
      const now = waiting;
      waiting = [];
      for (const { work } of now) await work(services);
    },
  };
}
