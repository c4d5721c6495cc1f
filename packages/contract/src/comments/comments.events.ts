import type { Comment } from "./comments.schema.ts";

/**
 * Namespace `/recommendation-comments` (wire §32): everybody who may see a discovery receives its comments, signed in
 * or not.
 */
export const COMMENTS_NAMESPACE = "/recommendation-comments";

/** `not_found`: the discovery does not exist or is not visible to the caller. `unavailable`: try again. */
export type CommentsJoinAnswer = { ok: true } | { ok: false; code: "not_found" | "invalid_input" | "unavailable" };

export interface CommentsClientEvents {
  /** The token identifies the member; `accountId` is never trusted. */
  join_recommendation_comments: (
    input: { accountId: number | null; recommendationId: number },
    answer?: (result: CommentsJoinAnswer) => void,
  ) => void;
  /** Without an id, leaves everything that was joined. */
  leave_recommendation_comments: (input?: { recommendationId?: number }) => void;
}

/** A new comment and its discovery; `parent` is the updated parent if it is an answer. */
export interface NewComment {
  recommendation_id: number;
  comment: Comment;
  parent: Comment | null;
}

/** Where the deleted comment was; `parent_id` is the comment that it answered. */
export interface DeletedPlace {
  recommendation_id: number;
  parent_id: number | null;
}

export interface CommentsServerEvents {
  new_comment: (written: NewComment) => void;
  delete_comment: (id: number, place: DeletedPlace) => void;
  /**
   * The visibility of comments here has changed, because a member was blocked or has left. The displayed comments must
   * be loaded again.
   */
  comments_changed: () => void;
  /**
   * Reconnect after `after_ms` with the token that is valid then: the process is stopping, or the session has ended.
   */
  reconnect: (input: { after_ms: number }) => void;
}
