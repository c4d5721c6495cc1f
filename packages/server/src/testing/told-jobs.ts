import type { Services } from "../services.ts";

/** Takes the place of the jobs of test services: nothing is done of what is asked for, and all of it is kept. */
export function toldJobs(services: Services): unknown[] {
  const told: unknown[] = [];
  services.jobs = { ...services.jobs, enqueue: async (_tx, _queue, data) => void told.push(data) };
  return told;
}
