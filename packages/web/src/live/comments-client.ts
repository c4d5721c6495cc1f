import {
  COMMENTS_NAMESPACE,
  type CommentsServerEvents,
  type DeletedPlace,
  type NewComment,
} from "@tablee/contract/comments/comments.events";
import { LiveClient } from "./live-client.ts";
import type { LiveReach } from "./live-reach.ts";

export type CommentsClient = LiveClient<CommentsServerEvents, number>;

export interface CommentsHeard {
  written: (written: NewComment) => void;
  deleted: (id: number, place: DeletedPlace) => void;
  /** Somebody was blocked or has left, so that other people may be visible on what is being watched. */
  changed: () => void;
  /** A discovery's room was joined: comments written before that have to be fetched. */
  joined: (recommendation_id: number) => void;
}

/** Keeps the connection while somebody goes from a card to the discovery and its comments. */
const LINGER_MS = 5_000;

/** Receives comments on discoveries as they are written; visitors listen too. */
export const commentsClient = (
  reach: LiveReach,
  { written, deleted, changed, joined }: CommentsHeard,
): CommentsClient =>
  new LiveClient(reach, {
    namespace: COMMENTS_NAMESPACE,
    visitors: true,
    linger_ms: LINGER_MS,
    on: { new_comment: written, delete_comment: deleted, comments_changed: changed },
    rooms: {
      key: String,
      join: (recommendationId) => ["join_recommendation_comments", { accountId: null, recommendationId }],
      leave: (recommendationId) => ["leave_recommendation_comments", { recommendationId }],
      joined,
    },
  });
