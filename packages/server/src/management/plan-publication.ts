import type { MenuDraft } from "@tablee/contract/management/management.contract";
import { checkSchedule } from "@tablee/domain/validation/schedule";
import { writeAudit } from "../accounts/stored/audit.queries.ts";
import type { Viewer } from "../http/context.ts";
import type { JobQueue } from "../jobs/job-queue.ts";
import { waitForOtherImports } from "../restaurants/import/write/import.queries.ts";
import { refusedIn, type RightRefusal } from "../restaurants/stored/rights.ts";
import type { Services } from "../services.ts";
import { viewDraft } from "./edit-menu.ts";
import { failPlan, lockDraft, readChanges, readPlan, readPlanner, setPlan } from "./menu-drafts.queries.ts";
import { publishDraft } from "./publish-menu.ts";

interface DueMenu {
  restaurant_id: number;
  /** For when it was asked: what was put off since comes by another job. */
  at: string;
}

/**
 * Drafts whose moment has come (management §30). What cannot be published is not: its managers read why in the editor.
 */
export const menuQueue: JobQueue<DueMenu> = {
  name: "menus",
  expire_seconds: 300,
  retries: 10,
  retry_seconds: 5,
  work: ({ database, clock }, { restaurant_id, at }) =>
    database.unhurried(async (tx) => {
      await waitForOtherImports(tx);
      const revision = await lockDraft(tx, restaurant_id);
      const { publish_at, planned_by } = await readPlan(tx, restaurant_id);
      if (publish_at?.toISOString() !== at) return;
      const planner = planned_by === null ? null : await readPlanner(tx, planned_by);
      const isRefused = !planner || (await refusedIn(tx, planner, restaurant_id, "menu")) !== null;
      const ended = isRefused
        ? { code: "forbidden" as const }
        : await publishDraft(tx, { restaurant_id, revision }, planner, clock());
      if ("code" in ended && ended.code !== "not_found") await failPlan(tx, restaurant_id, ended.code, clock());
    }),
};

type PlanRefusal = RightRefusal | { code: "draft_moved" | "draft_empty" | "time_past" | "time_too_far" };

/**
 * Has the draft that somebody looked at published at a moment, or (null) not any more. What is edited until then goes
 * with it; whoever publishes it or throws it away before leaves nothing to come.
 */
export const planPublication = (
  { database: { db }, clock, jobs }: Pick<Services, "database" | "clock" | "jobs">,
  viewer: Viewer,
  { restaurant_id, revision, at }: { restaurant_id: number; revision: number; at: Date | null },
) =>
  db.transaction(async (tx): Promise<Omit<MenuDraft, "live"> | PlanRefusal> => {
    const refusal = await refusedIn(tx, viewer, restaurant_id, "menu");
    if (refusal) return refusal;
    if ((await lockDraft(tx, restaurant_id)) !== revision) return { code: "draft_moved" };
    const now = clock();
    const { account_id } = viewer;
    const before = (await readPlan(tx, restaurant_id)).publish_at;
    if (at) {
      if ((await readChanges(tx, restaurant_id)).length === 0) return { code: "draft_empty" };
      const wrong = checkSchedule(at, now);
      if (wrong) return wrong;
      await setPlan(tx, restaurant_id, { publish_at: at, planned_by: account_id });
      const after_seconds = Math.ceil((at.getTime() - now.getTime()) / 1_000);
      await jobs.enqueue(tx, menuQueue, { restaurant_id, at: at.toISOString() }, { after_seconds });
    } else {
      await setPlan(tx, restaurant_id, null);
    }
    const entry = { account_id, restaurant_id, subject: "draft menu" as const, date: now };
    await writeAudit(tx, { ...entry, action: "menu.plan", before: { at: before }, after: { at } });
    const view = await viewDraft(tx, restaurant_id);
    if (!view) return { code: "not_found" };
    const { live: _, ...draft } = view;
    return draft;
  });
