import type { Services } from "../services.ts";

/** Work that is done after its call was answered, by whichever process is free, and once more where it fails. */
export interface JobQueue<Data extends object> {
  name: string;
  /** How long one job may take. After it, and so after a killed process, the job is given out again. */
  expire_seconds: number;
  /** How often a job that throws is tried again, with growing pauses from `retry_seconds` on. */
  retries: number;
  retry_seconds: number;
  /** Its jobs have groups (`JobOptions.group`), of each of which few are worked on at once: it takes them one by one. */
  grouped?: true;
  /** Jobs that one process works on at once; as many as the queue allows where it is not given. */
  places?: number;
  /** At least once, never surely once: a process may die between the work and the note that it is done. */
  work(services: Services, data: Data): Promise<void>;
}
