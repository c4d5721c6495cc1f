import type { Services } from "../services.ts";
import type { JobQueue } from "./job-queue.ts";

/** Work that is due at scheduled times, done by one of the processes, once for all of them. */
export interface Chore {
  /** Also identifies its schedule: renaming a chore starts a new one. */
  name: string;
  /** A cron expression, in UTC. */
  cron: string;
  /** Must be safe to run twice and to be interrupted, because a process can die in the middle of it. */
  work(services: Services): Promise<unknown>;
}

interface DueChore {
  chore: string;
}

/** Longer than any chore takes: afterwards, a chore of a process that died is given to another process. */
const EXPIRE_SECONDS = 1_800;
const RETRY_SECONDS = 300;

/** The queue of chores that are due. A chore that this build does not know belongs to another build and is ignored. */
export const choreQueue = (chores: readonly Chore[]): JobQueue<DueChore> => ({
  name: "chores",
  expire_seconds: EXPIRE_SECONDS,
  retries: 2,
  retry_seconds: RETRY_SECONDS,
  places: 1,
  work: async (services, { chore }) => {
    await chores.find(({ name }) => name === chore)?.work(services);
  },
});
