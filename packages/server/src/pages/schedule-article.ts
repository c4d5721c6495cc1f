import { checkComplete, checkRevision } from "@tablee/domain/pages/article";
import { checkSchedule } from "@tablee/domain/validation/schedule";
import { notifyChange } from "../database/changes.ts";
import type { Viewer } from "../http/context.ts";
import type { JobQueue } from "../jobs/job-queue.ts";
import type { Services } from "../services.ts";
import { changeArticle, findEdited, lockArticle } from "./articles.queries.ts";
import { NOT_SCHEDULED, note, shownFrom } from "./edit-article.ts";

interface DueArticle {
  id: number;
  /** The scheduled moment, ISO 8601; if it has been moved since, another job covers it. */
  at: string;
}

/**
 * Publishes articles whose moment has come. The queue's clock, the database's, decides when that is, for all processes.
 */
export const articleQueue: JobQueue<DueArticle> = {
  name: "articles",
  expire_seconds: 60,
  retries: 10,
  retry_seconds: 5,
  work: ({ database }, { id, at }) =>
    database.db.transaction(async (tx) => {
      const article = await lockArticle(tx, id);
      const { scheduled_at, scheduled_revision } = article ?? NOT_SCHEDULED;
      if (!article || scheduled_at?.toISOString() !== at || scheduled_revision === null) return;
      // The chosen moment, however late the job runs.
      await changeArticle(tx, id, { ...shownFrom(article, scheduled_revision, scheduled_at), ...NOT_SCHEDULED });
      await notifyChange(tx, "articles");
    }),
};

type Scheduling = Pick<Services, "database" | "clock" | "jobs">;

/** Schedules the newest revision for publication, if it is the one that its editor has seen (pages §12). */
export function scheduleArticle(
  { database, clock, jobs }: Scheduling,
  by: Viewer,
  { id, revision, at }: { id: number; revision: number; at: Date },
) {
  return database.db.transaction(async (tx) => {
    const article = await lockArticle(tx, id);
    const written = await findEdited(tx, id, null);
    if (!article || !written) return { code: "not_found" } as const;
    const now = clock();
    const refused = checkRevision(article.revision, revision) ?? checkComplete(written) ?? checkSchedule(at, now);
    if (refused) return refused;
    await changeArticle(tx, id, { scheduled_revision: revision, scheduled_at: at });
    const after_seconds = Math.ceil((at.getTime() - now.getTime()) / 1_000);
    await jobs.enqueue(tx, articleQueue, { id, at: at.toISOString() }, { after_seconds });
    await note(tx, by, now, {
      action: "article.schedule",
      place: article,
      before: { revision: article.scheduled_revision, at: article.scheduled_at },
      after: { revision, at },
    });
    return null;
  });
}

/** Cancels a scheduled publication; what readers see does not change. */
export function unscheduleArticle({ database, clock }: Scheduling, by: Viewer, { id }: { id: number }) {
  return database.db.transaction(async (tx) => {
    const article = await lockArticle(tx, id);
    if (!article) return { code: "not_found" } as const;
    const { scheduled_revision, scheduled_at } = article;
    if (scheduled_at === null) return null;
    await changeArticle(tx, id, NOT_SCHEDULED);
    const before = { revision: scheduled_revision, at: scheduled_at };
    await note(tx, by, clock(), { action: "article.unschedule", place: article, before });
    return null;
  });
}
