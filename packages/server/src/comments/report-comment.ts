import { getRecommendation } from "../discoveries/get-recommendation.ts";
import type { Viewer } from "../http/context.ts";
import type { Services } from "../services.ts";
import { readComments } from "./comments.queries.ts";
import { deleteReport, insertReport, lockComment } from "./reports.queries.ts";

export type ReportResult = { reported: boolean } | { refused: "bad_comment_id" | "own_comment" };

/** Toggles a member's report of somebody else's comment (comments §12). */
export async function reportComment(services: Services, viewer: Viewer, id: number): Promise<ReportResult> {
  const { db } = services.database;
  const row = (await readComments(db, [id], viewer.account_id)).get(id);
  const seen = row && !row.gone && (await getRecommendation(services, viewer, row.recommendation_id));
  if (!seen) return { refused: "bad_comment_id" };
  if (row.account_id === viewer.account_id) return { refused: "own_comment" };
  return db.transaction(async (tx) => {
    await lockComment(tx, id);
    if (await deleteReport(tx, id, viewer.account_id)) return { reported: false };
    await insertReport(tx, { comment_id: id, account_id: viewer.account_id, created_at: services.clock() });
    return { reported: true };
  });
}
