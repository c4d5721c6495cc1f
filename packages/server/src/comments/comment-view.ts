import type { Comment } from "@tablee/contract/comments/comments.schema";
import type { CommentRow } from "./comments.queries.ts";

/**
 * A comment as it is sent to a viewer (comments §9); viewer 0 is a visitor, or several readers at once. If the
 * discovery's author blocked the writer, only the author and the writer can read the text. A deleted account's name and
 * avatar are left out.
 */
export const commentView = (row: CommentRow, viewer: number, responses: readonly CommentRow[] = []): Comment => {
  const silenced = row.blocked_by_author && viewer !== row.author_id && viewer !== row.account_id;
  return {
    id: row.id,
    text: row.gone || silenced ? "" : row.text,
    account_id: row.hidden ? null : row.account_id,
    first_name: row.hidden ? "" : (row.first_name ?? ""),
    avatar_url: row.hidden ? null : row.avatar_url,
    certification: row.hidden ? null : row.certification,
    date_creation: row.date_creation,
    parent_id: row.parent_id,
    response_count: row.response_count,
    deleted: row.gone,
    blocked_by_author: row.blocked_by_author,
    from_owner: row.from_owner && !row.gone,
    responses: responses.map((one) => ({ ...commentView(one, viewer), responses: [] })),
  };
};
