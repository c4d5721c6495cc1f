import type { Jobs } from "../jobs/jobs.ts";
import type { Services } from "../services.ts";

export interface KeptJobs extends Jobs {
  /** What the rows of the jobs that wait hold. */
  data(): object[];
  /** Does what was asked for since the last time, in turn. */
  run(services: Services): Promise<void>;
}

/** Jobs that wait until a test has them done. What a transaction asked for that rolled back is done as well. */
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
