import type { Services } from "../services.ts";

/** Replaces the jobs of test services: enqueued jobs are not run, and their data is collected. */
export function toldJobs(services: Services): unknown[] {
  const told: unknown[] = [];
  services.jobs = { ...services.jobs, enqueue: async (_tx, _queue, data) => void told.push(data) };
  return told;
}
