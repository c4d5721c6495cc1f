import { notifyChange } from "../database/changes.ts";
import type { Queryable } from "../database/open-database.ts";
import type { Say } from "../events/telling.ts";
import { emptyComment } from "./comments.queries.ts";
import { dropReports } from "./reports.queries.ts";

interface Removed {
  id: number;
  recommendation_id: number;
  parent_id: number | null;
  account_id: number;
}

/** Clears a comment's text for everybody; a comment with answers keeps its place (comments §11). */
export async function removeComment(tx: Queryable, say: Say, comment: Removed, at: Date): Promise<void> {
  const { id, recommendation_id, parent_id, account_id } = comment;
  await emptyComment(tx, comment, at);
  await dropReports(tx, id);
  await notifyChange(tx, `comments:${recommendation_id}`);
  await say(tx, "comment.deleted", { comment_id: id, recommendation_id, parent_id, account_id });
}
