import { toldOfComment } from "@tablee/domain/notifications/told-of-comment";
import type { Hear } from "../events/hear.ts";
import type { Afterwards } from "../events/events.ts";
import { tell } from "./tell.ts";

/** Notifies a discovery's author of a like, once per member, however often they like it (notifications §3). */
export const notifyLiked: Hear<"discovery.liked"> = (services, tx, { recommendation_id, author_id, account_id, at }) =>
  tell(services, tx, author_id, {
    type: "like",
    sender_id: account_id,
    recommendation_id,
    json: {},
    once: `like ${recommendation_id} ${account_id}`,
    at,
  });

/** Notifies the followed member, once per follower. */
export const notifyFollowed: Hear<"member.followed"> = (services, tx, { follower_id, followed_id, at }) =>
  tell(services, tx, followed_id, {
    type: "follow",
    sender_id: follower_id,
    recommendation_id: null,
    json: {},
    once: `follow ${follower_id}`,
    at,
  });

/** Notifies those whom a comment concerns, each once (notifications §3). */
export const notifyCommented: Hear<"comment.posted"> = async (services, tx, posted) => {
  const { comment, recommendation_id, account_id: sender_id, at } = posted;
  const tellings: Afterwards[] = [];
  for (const { account_id, parent_id } of toldOfComment(posted)) {
    const telling = await tell(services, tx, account_id, {
      type: "comment",
      sender_id,
      recommendation_id,
      json: { comment_id: comment.id, parent_id },
      once: `comment ${comment.id}`,
      at,
    });
    if (telling) tellings.push(telling);
  }
  return async () => {
    for (const telling of tellings) await telling();
  };
};

/** notifications §4: the author is notified of every decision, without the moderator's name. */
export const notifyDecided: Hear<"discovery.decided"> = (services, tx, { recommendation_id, author_id, status, at }) =>
  tell(services, tx, author_id, {
    type: "post",
    sender_id: null,
    recommendation_id,
    json: { status },
    once: `decided ${recommendation_id} ${at.getTime()}`,
    at,
  });

/** Notifies a member of a credit and its amount, without saying who gave it (notifications §4). */
export const notifyCredited: Hear<"member.credited"> = (services, tx, { account_id, amount, at }) =>
  tell(services, tx, account_id, {
    type: "credit",
    sender_id: null,
    recommendation_id: null,
    json: { amount },
    once: null,
    at,
  });

/** Notifies the writer of a comment that a moderator deleted, with the reason (moderation §11). */
export const notifyRejected: Hear<"comment.rejected"> = (services, tx, rejected) => {
  const { comment_id, recommendation_id, account_id, reason, at } = rejected;
  return tell(services, tx, account_id, {
    type: "comment",
    sender_id: null,
    recommendation_id,
    json: { status: "rejected", reason },
    once: `rejected comment ${comment_id}`,
    at,
  });
};
