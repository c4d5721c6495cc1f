import type { Progress } from "@tablee/contract/progress/progress.contract";
import type { Services } from "../services.ts";
import { readProgress } from "./progress.queries.ts";

/** A job without a sign of life for this long (six heartbeats) has lost its process. */
const LOST_MS = 60_000;

const LOST: NonNullable<Progress["error"]> = {
  code: "job_lost",
  status: 500,
  message: "The process that did this ended before it was done",
};

/** How far a member's job is; null if no job has that id or it belongs to somebody else. */
export async function getProgress(services: Services, account_id: number | null, id: string): Promise<Progress | null> {
  const row = await readProgress(services.database.db, id, account_id);
  return row && progressView(row);
}

const progressView = (row: NonNullable<Awaited<ReturnType<typeof readProgress>>>): Progress => {
  const lost = !row.finished && row.silent_ms > LOST_MS;
  if (lost) return { finished: true, progress: row.progress, error: LOST, data: null };
  return { finished: row.finished, progress: row.progress, error: row.error, data: row.data ?? null };
};
