import type { Services } from "../services.ts";

/** Work that is done after its call was answered, by any free process, and retried if it fails. */
export interface JobQueue<Data extends object> {
  name: string;
  /** How long one job may take. Afterwards, also if its process has died, it is given out again. */
  expire_seconds: number;
  /** How often a job that throws is retried, at growing intervals from `retry_seconds` on. */
  retries: number;
  retry_seconds: number;
  /**
   * Whether its jobs have groups (`JobOptions.group`), each limited to a few at once; such jobs are fetched one by one.
   */
  grouped?: true;
  /** How many jobs one process works on at once; by default the maximum for the kind of database. */
  places?: number;
  /** Runs at least once, so it must be safe to run twice: a process may die after the work and before recording it. */
  work(services: Services, data: Data): Promise<void>;
}
