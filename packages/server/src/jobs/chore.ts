import type { Services } from "../services.ts";
import type { JobQueue } from "./job-queue.ts";

/** Work that is due at certain times, and done by whichever process is there: once for all of them. */
export interface Chore {
  /** Also what its times are kept under: who renames one begins it anew. */
  name: string;
  /** When, as cron writes it, in UTC. */
  cron: string;
  /** May be done twice, and may be cut off: a process can die in the middle of it. */
  work(services: Services): Promise<unknown>;
}

interface DueChore {
  chore: string;
}

/** Longer than any chore takes: after it one that a killed process had begun is given to another. */
const EXPIRE_SECONDS = 1_800;
const RETRY_SECONDS = 300;

/** The queue that chores come by when they are due. One that this build does not know is another build's, and let go. */
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
