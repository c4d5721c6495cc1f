import { checkJudgement, type Judgement } from "@tablee/domain/comments/judging";
import { mayDecideOn } from "@tablee/domain/discoveries/deciding";
import { writeAudit } from "../accounts/stored/audit.queries.ts";
import { lockCommentable } from "../comments/comments.queries.ts";
import { removeComment } from "../comments/remove-comment.ts";
import { tellChange } from "../database/changes.ts";
import { telling } from "../events/telling.ts";
import type { Viewer } from "../http/context.ts";
import type { Services } from "../services.ts";
import { discoveryOfComment, dismissReports, findToJudge } from "./reported-comments.queries.ts";

interface Wish {
  id: number;
  judgement: Judgement;
  reason: string | null;
}
type Refused = { code: "not_found" } | NonNullable<ReturnType<typeof checkJudgement>>;

/**
 * Deletes a reported comment for a reason, or dismisses its reports for good; of two moderators only one decides
 * (moderation §11).
 */
export async function judgeComment(services: Services, by: Viewer, wish: Wish): Promise<Refused | null> {
  const { db } = services.database;
  const recommendation_id = await discoveryOfComment(db, wish.id);
  if (recommendation_id === null) return { code: "not_found" };
  const refused = await telling(services, (say) =>
    db.transaction(async (tx): Promise<Refused | null> => {
      // Locks the discovery first, in the same order as writing and deleting a comment.
      await lockCommentable(tx, recommendation_id);
      const comment = await findToJudge(tx, wish.id);
      if (!comment) return { code: "not_found" };
      const { account_id } = comment;
      const own = !mayDecideOn(by, account_id);
      const isOpen = comment.deleted_at === null && comment.dismissed_at === null && comment.reports > 0;
      const problem = checkJudgement({ own, isOpen }, wish);
      if (problem) return problem;
      const at = services.clock();
      const reason = wish.reason?.trim() ?? "";
      if (wish.judgement === "dismissed") await dismissReports(tx, wish.id, at);
      else {
        await removeComment(tx, say, comment, at);
        const event = { comment_id: wish.id, recommendation_id, account_id, reason, at };
        if (account_id !== by.account_id) await say(tx, "comment.rejected", event);
      }
      await writeAudit(tx, {
        account_id: by.account_id,
        restaurant_id: null,
        action: wish.judgement === "deleted" ? "comment.delete" : "comment.dismiss",
        subject: `comment ${wish.id}`,
        before: { reports: comment.reports },
        after: wish.judgement === "deleted" ? { reason } : { reports: 0 },
        date: at,
      });
      return null;
    }),
  );
  if (!refused) tellChange(db, `comments:${recommendation_id}`);
  return refused;
}
