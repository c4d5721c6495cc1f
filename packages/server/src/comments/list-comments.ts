import type { Comment } from "@tablee/contract/comments/comments.schema";
import type { Discovery } from "@tablee/contract/discoveries/discoveries.schema";
import { COMMENTS_PAGE, COMMENTS_PREVIEW } from "@tablee/domain/comments/comment-lists";
import { getRecommendation } from "../discoveries/get-recommendation.ts";
import type { Viewer } from "../http/context.ts";
import type { Services } from "../services.ts";
import { commentView } from "./comment-view.ts";
import { type CommentRow, readAnswers, readComment, readFirstComments } from "./comments.queries.ts";

const idOf = (viewer: Viewer | null): number => viewer?.account_id ?? 0;
const seenBy = (viewer: Viewer | null) => (row: CommentRow) => commentView(row, idOf(viewer));

/** The newest few comments; null if the discovery does not exist or the viewer may not see it. */
export async function previewComments(
  services: Services,
  viewer: Viewer | null,
  id: number,
): Promise<Comment[] | null> {
  if (!(await getRecommendation(services, viewer, id))) return null;
  const page = { id, viewer: idOf(viewer), before: null, limit: COMMENTS_PREVIEW };
  return (await readFirstComments(services.database.db, page)).map(seenBy(viewer));
}

/** A discovery with the page of comments written before a given moment; null as above. */
export async function listComments(
  services: Services,
  viewer: Viewer | null,
  { id, before }: { id: number; before: string | null },
): Promise<{ recommendation: Discovery; comments: Comment[] } | null> {
  const recommendation = await getRecommendation(services, viewer, id);
  if (!recommendation) return null;
  const page = { id, viewer: idOf(viewer), before, limit: COMMENTS_PAGE };
  const rows = await readFirstComments(services.database.db, page);
  return { recommendation, comments: rows.map(seenBy(viewer)) };
}

/** A comment that the viewer can see, with its discovery. */
const findMet = async (services: Services, viewer: Viewer | null, id: number) => {
  const row = await readComment(services.database.db, { id, viewer: idOf(viewer) });
  const recommendation = row && (await getRecommendation(services, viewer, row.recommendation_id));
  return recommendation ? { row, recommendation } : null;
};

/** A page of a comment's answers; null if the viewer can see no such comment. */
export async function listResponses(
  services: Services,
  viewer: Viewer | null,
  { id, after }: { id: number; after: string | null },
): Promise<Comment[] | null> {
  if (!(await findMet(services, viewer, id))) return null;
  const page = { id, viewer: idOf(viewer), after, limit: COMMENTS_PAGE };
  return (await readAnswers(services.database.db, page)).map(seenBy(viewer));
}

/**
 * A comment with its answers. For an answer: its top-level comment, with only that answer below it (comments §8). null
 * if it was deleted or the viewer may not see it.
 */
export async function commentContext(
  services: Services,
  viewer: Viewer | null,
  id: number,
): Promise<{ comment: Comment; recommendation: Discovery } | null> {
  const { db } = services.database;
  const met = await findMet(services, viewer, id);
  if (!met || met.row.gone) return null;
  const { row, recommendation } = met;
  const own = idOf(viewer);
  if (row.parent_id === null) {
    const answers = await readAnswers(db, { id, viewer: own, after: null, limit: COMMENTS_PAGE });
    return { comment: commentView(row, own, answers), recommendation };
  }
  const parent = await readComment(db, { id: row.parent_id, viewer: own });
  return parent ? { comment: commentView(parent, own, [row]), recommendation } : null;
}
