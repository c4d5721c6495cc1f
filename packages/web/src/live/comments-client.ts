import {
  COMMENTS_NAMESPACE,
  type CommentsServerEvents,
  type DeletedPlace,
  type NewComment,
} from "@tablee/contract/comments/comments.events";
import { LiveClient } from "./live-client.ts";
import type { LiveReach } from "./live-reach.ts";

export type CommentsClient = LiveClient<CommentsServerEvents, number>;

interface CommentsHeard {
  written: (written: NewComment) => void;
  deleted: (id: number, place: DeletedPlace) => void;
  /** Whom one meets has changed on something that is watched. */
  changed: () => void;
  /** Whatever was said of a discovery before is to be asked for. */
  joined: (recommendation_id: number) => void;
}

/** From a card to the discovery and to its comments the connection is kept. */
const LINGER_MS = 5_000;

/** What is said of discoveries, as it is said; a visitor listens too. */
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
