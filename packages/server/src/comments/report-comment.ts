import { mayInteract } from "@tablee/domain/discoveries/discovery-visibility";
import { areFriends } from "@tablee/domain/discoveries/viewer-facts";
import type { Queryable } from "../database/open-database.ts";
import type { Services } from "../services.ts";
import { lockCommentable, readComment, readStanding } from "./comments.queries.ts";
import { deleteReport, insertReport } from "./reports.queries.ts";

export type ReportResult = { reported: boolean } | { refused: "bad_comment_id" | "own_comment" };

/**
 * Toggles a member's report of somebody else's comment (comments §12). The discovery is locked meanwhile, so two
 * devices make two toggles, and a comment deleted at the same moment leaves no report behind.
 */
export const reportComment = (services: Services, account_id: number, id: number): Promise<ReportResult> =>
  services.database.db.transaction(async (tx) => {
    const comment = await lockReportable(tx, account_id, id);
    if (!comment) return { refused: "bad_comment_id" };
    if (comment.account_id === account_id) return { refused: "own_comment" };
    if (await deleteReport(tx, id, account_id)) return { reported: false };
    await insertReport(tx, { comment_id: id, account_id, created_at: services.clock() });
    return { reported: true };
  });

/** A comment visible to the member, on a discovery that is approved and visible to them (comments §28). */
async function lockReportable(tx: Queryable, account_id: number, id: number) {
  const found = await readComment(tx, { id, viewer: account_id });
  const discovery = found && (await lockCommentable(tx, found.recommendation_id));
  if (!discovery || discovery.hidden) return null;
  const own = discovery.account_id === account_id;
  const { status, visibility } = discovery;
  const friends = areFriends(await readStanding(tx, account_id, discovery.account_id));
  if (!mayInteract({ status, visibility, own, friends })) return null;
  // Read again under the lock.
  const comment = await readComment(tx, { id, viewer: account_id });
  return comment && !comment.gone ? comment : null;
}
