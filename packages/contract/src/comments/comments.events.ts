import type { Comment } from "./comments.schema.ts";

/** Namespace `/recommendation-comments` (wire §32): whoever sees a discovery hears of its comments, signed in or not. */
export const COMMENTS_NAMESPACE = "/recommendation-comments";

/** `not_found`: there is no such discovery, or not for whoever asks. `unavailable`: try again. */
export type CommentsJoinAnswer = { ok: true } | { ok: false; code: "not_found" | "invalid_input" | "unavailable" };

export interface CommentsClientEvents {
  /** Who it is the token says; `accountId` is not trusted for anything. */
  join_recommendation_comments: (
    input: { accountId: number | null; recommendationId: number },
    answer?: (result: CommentsJoinAnswer) => void,
  ) => void;
  /** Without an id: all that was joined. */
  leave_recommendation_comments: (input?: { recommendationId?: number }) => void;
}

/** A comment that was written, and of which discovery; `parent` as it is now, where it is an answer. */
export interface NewComment {
  recommendation_id: number;
  comment: Comment;
  parent: Comment | null;
}

/** Where a comment stood that was deleted; `parent_id`: what it answered. */
export interface DeletedPlace {
  recommendation_id: number;
  parent_id: number | null;
}

export interface CommentsServerEvents {
  new_comment: (written: NewComment) => void;
  delete_comment: (id: number, place: DeletedPlace) => void;
  /**
   * Whom one meets has changed on something that is looked at here: somebody was blocked, or has left. What is shown of
   * comments is to be asked for anew.
   */
  comments_changed: () => void;
  /** Reconnect after `after_ms` with the token of that moment: the process stops, or the session has ended. */
  reconnect: (input: { after_ms: number }) => void;
}
