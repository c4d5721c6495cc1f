import { v4 as uuid } from "uuid";
import { logFault } from "../http/call-log.ts";
import { errorAnswer, isForeseen } from "../http/refusal.ts";
import type { Services } from "../services.ts";
import { deleteOldProgress, insertProgress, updateProgress } from "./progress.queries.ts";

/** Reports how far the work is, from 0 to 1; may be called as often as the work likes. */
export type Report = (share: number) => void;

const KEPT_HOURS = 24;
/** The shortest time between two writes of progress, and the longest while the work is alive. */
const THROTTLE_MS = 500;
const HEARTBEAT_MS = 10_000;

/**
 * Runs a long piece of work after its call has been answered, and returns the id under which GET /progress/{id} follows
 * it (wire §13). What the work returns becomes `data` and must be JSON; what it throws becomes `error`, in the form of
 * a call's error body. `id` is for a caller that has already recorded one. Only the member who started it (null: a
 * visitor) can follow it, for a day.
 */
export async function runWithProgress(
  services: Services,
  account_id: number | null,
  work: (report: Report) => Promise<unknown>,
  id: string = uuid(),
): Promise<string> {
  const { db } = services.database;
  await deleteOldProgress(db, KEPT_HOURS);
  await insertProgress(db, { id, account_id });
  void follow(services, id, work).catch((error: unknown) => logFault(services.log, error, id));
  return id;
}

async function follow(services: Services, id: string, work: (report: Report) => Promise<unknown>): Promise<void> {
  const write = progressWriter(services, id);
  const heartbeat = setInterval(() => write.now(), HEARTBEAT_MS).unref();
  const end = await work((share) => write.soon(share)).then(
    (data) => ({ data: data ?? null, progress: 1 }),
    (error: unknown) => {
      if (!isForeseen(error)) logFault(services.log, error, id);
      return { error: errorAnswer(error, false).body };
    },
  );
  clearInterval(heartbeat);
  await write.end();
  await updateProgress(services.database.db, id, { ...end, finished: true });
}

/**
 * Writes the newest share, never two at once and never more often than the throttle. A failed write does not fail the
 * work.
 */
function progressWriter(services: Services, id: string) {
  let share = 0;
  let last = 0;
  let ended = false;
  let writing: Promise<void> = Promise.resolve();
  const now = () => {
    last = performance.now();
    writing = writing
      .then(() => (ended ? undefined : updateProgress(services.database.db, id, { progress: share })))
      .catch((error: unknown) => logFault(services.log, error, id));
  };
  return {
    now,
    soon: (next: number) => {
      share = Math.min(1, Math.max(share, next));
      if (performance.now() - last >= THROTTLE_MS) now();
    },
    end: () => {
      ended = true;
      return writing;
    },
  };
}
