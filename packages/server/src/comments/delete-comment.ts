import { tellChange } from "../database/changes.ts";
import { telling } from "../events/telling.ts";
import type { Services } from "../services.ts";
import { findComment, lockCommentable } from "./comments.queries.ts";
import { removeComment } from "./remove-comment.ts";

export type DeleteResult = { deleted: true } | { refused: "bad_comment_id" | "forbidden" };

/** Deletes a member's own comment at any level. Its text is cleared; if it has answers, it keeps its place. */
export async function deleteComment(services: Services, account_id: number, id: number): Promise<DeleteResult> {
  const { db } = services.database;
  const found = await findComment(db, id);
  if (!found) return { refused: "bad_comment_id" };
  if (found.account_id !== account_id) return { refused: "forbidden" };
  const result = await telling(services, (say) =>
    db.transaction(async (tx): Promise<DeleteResult> => {
      const discovery = await lockCommentable(tx, found.recommendation_id);
      // Read again under the lock: another device may have deleted it first.
      const comment = discovery && (await findComment(tx, id));
      if (!comment) return { refused: "bad_comment_id" };
      await removeComment(tx, say, { ...comment, account_id }, services.clock());
      return { deleted: true };
    }),
  );
  if ("deleted" in result) tellChange(db, `comments:${found.recommendation_id}`);
  return result;
}
