import type { Case } from "@tablee/contract/moderation/moderation.schema";
import { mayDecideOn } from "@tablee/domain/discoveries/deciding";
import { readOpenReports, readSteps } from "../discoveries/discovery-history.queries.ts";
import type { Viewer } from "../http/context.ts";
import type { Services } from "../services.ts";
import { withCards } from "./list-waiting.ts";
import { readOne } from "./moderation.queries.ts";
import { maySeeCase } from "./may-see-case.ts";

const nameOf = (row: { first_name: string | null; last_name: string | null }): string | null =>
  row.first_name === null ? null : `${row.first_name} ${row.last_name ?? ""}`.trim();

/** A discovery with everything that a moderator needs to decide; null if this moderator has no such case. */
export async function getCase(services: Services, viewer: Viewer, id: number): Promise<Case | null> {
  const found = await readCase(services, viewer, id);
  return found && maySeeCase(viewer, found) ? found : null;
}

/**
 * The same for the moderator who has just decided, even if the decision has left it visible to friends only
 * (moderation §4).
 */
export async function readCase({ database: { db } }: Services, viewer: Viewer, id: number): Promise<Case | null> {
  const row = await readOne(db, id);
  const [waiting] = row ? await withCards(db, [row]) : [];
  if (!waiting) return null;
  const [reports, steps] = await Promise.all([readOpenReports(db, id), readSteps(db, id)]);
  return {
    ...waiting,
    reporters: reports.map((one) => ({ account_id: one.account_id, name: nameOf(one), date: one.date.toISOString() })),
    history: steps.map(({ account_id, step, kind, words, date, ...who }) => ({
      account_id,
      name: nameOf(who),
      step,
      kind,
      words,
      date: date.toISOString(),
    })),
    may_decide: mayDecideOn(viewer, waiting.account_id),
  };
}
