import type { MenuDraft } from "@tablee/contract/management/management.contract";
import { checkSchedule } from "@tablee/domain/validation/schedule";
import { writeAudit } from "../accounts/stored/audit.queries.ts";
import type { Queryable } from "../database/open-database.ts";
import type { Viewer } from "../http/context.ts";
import type { JobQueue } from "../jobs/job-queue.ts";
import { waitForOtherImports } from "../restaurants/import/write/import.queries.ts";
import { refusedIn, type RightRefusal } from "../restaurants/stored/rights.ts";
import type { Services } from "../services.ts";
import { viewDraft } from "./edit-menu.ts";
import { failPlan, lockDraft, readChanges, readPlan, readPlanner, setPlan } from "./menu-drafts.queries.ts";
import { publishLaid } from "./publish-laid.ts";
import type { Wanted } from "./publication.ts";
import { publishDraft } from "./publish-menu.ts";

interface DueMenu {
  restaurant_id: number;
  /** The planned moment, ISO 8601; if the plan has moved since, another job covers it. */
  at: string;
}

/**
 * Publishes drafts whose moment has come (management §30). If one cannot be published, its managers see why in the
 * editor.
 */
export const menuQueue: JobQueue<DueMenu> = {
  name: "menus",
  expire_seconds: 300,
  retries: 10,
  retry_seconds: 5,
  // More would only wait for each other, with a connection each.
  places: 2,
  work: async (services, { restaurant_id, at }) => {
    const { database, clock } = services;
    const due = (tx: Queryable) => readDue(tx, restaurant_id, at);
    if (database.kind === "embedded" && !(await failedLaid(services, restaurant_id, due))) return;
    await database.unhurried(async (tx) => {
      await waitForOtherImports(tx);
      const wanted = await due(tx);
      if ("code" in wanted && wanted.code === "put_off") return;
      const ended =
        "code" in wanted
          ? wanted
          : await publishDraft(tx, { restaurant_id, revision: wanted.revision }, wanted, clock());
      if ("code" in ended && ended.code !== "not_found" && ended.code !== "put_off") {
        await failPlan(tx, restaurant_id, ended.code, clock());
      }
    });
  },
};

/**
 * Whether the draft must be handled once more in one transaction: because publishing failed, which is recorded in a
 * transaction of its own, or because it was not published in this way.
 */
const failedLaid = async (
  services: Pick<Services, "database" | "clock">,
  restaurant_id: number,
  due: (tx: Queryable) => ReturnType<typeof readDue>,
): Promise<boolean> => {
  const laid = await publishLaid(services, restaurant_id, due);
  return laid === null || ("code" in laid && laid.code !== "put_off");
};

/** The draft to publish now, and who planned it. */
async function readDue(
  tx: Queryable,
  restaurant_id: number,
  at: string,
): Promise<Wanted | { code: "put_off" | "forbidden" }> {
  const revision = await lockDraft(tx, restaurant_id);
  const { publish_at, planned_by } = await readPlan(tx, restaurant_id);
  if (publish_at?.toISOString() !== at) return { code: "put_off" };
  const planner = planned_by === null ? null : await readPlanner(tx, planned_by);
  const isRefused = !planner || (await refusedIn(tx, planner, restaurant_id, "menu")) !== null;
  return isRefused ? { code: "forbidden" } : { revision, account_id: planner.account_id };
}

type PlanRefusal = RightRefusal | { code: "draft_moved" | "draft_empty" | "time_past" | "time_too_far" };

interface NewPlan extends Pick<Services, "jobs"> {
  restaurant_id: number;
  account_id: number;
  /** The plan until now. */
  before: Date | null;
  at: Date | null;
  now: Date;
}

async function writePlan(
  tx: Queryable,
  { jobs, restaurant_id, account_id, before, at, now }: NewPlan,
): Promise<PlanRefusal | null> {
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
  return null;
}

/**
 * Schedules the draft that the caller has seen for publication, or (null) cancels that. Later edits are published with
 * it; publishing or discarding the draft earlier cancels the plan.
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
    const { publish_at: before, planned_by } = await readPlan(tx, restaurant_id);
    // Sent again, because the answer was lost: there is nothing to write.
    const isSame = before?.getTime() === at?.getTime() && (at === null || planned_by === account_id);
    const refused = isSame ? null : await writePlan(tx, { jobs, restaurant_id, account_id, before, at, now });
    if (refused) return refused;
    const view = await viewDraft(tx, restaurant_id);
    if (!view) return { code: "not_found" };
    const { live: _, ...draft } = view;
    return draft;
  });
