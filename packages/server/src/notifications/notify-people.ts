import { toldOfComment } from "@tablee/domain/notifications/told-of-comment";
import type { Hear } from "../events/hear.ts";
import type { Afterwards } from "../events/events.ts";
import type { Queryable } from "../database/open-database.ts";
import type { Services } from "../services.ts";
import { notify } from "./notify.ts";
import { recordOnce } from "./record-notification.ts";
import type { TellOnce } from "./told-once.queries.ts";

/** A like tells the discovery's author, once for each who likes it however often they do (notifications §3). */
export const notifyLiked: Hear<"discovery.liked"> = (services, tx, { recommendation_id, author_id, account_id, at }) =>
  tell(services, tx, author_id, {
    type: "like",
    sender_id: account_id,
    recommendation_id,
    json: {},
    once: `like ${recommendation_id} ${account_id}`,
    at,
  });

/** Whoever is followed hears of it, once for each follower. */
export const notifyFollowed: Hear<"member.followed"> = (services, tx, { follower_id, followed_id, at }) =>
  tell(services, tx, followed_id, {
    type: "follow",
    sender_id: follower_id,
    recommendation_id: null,
    json: {},
    once: `follow ${follower_id}`,
    at,
  });

/** notifications §3. */
export const notifyCommented: Hear<"comment.posted"> = async (services, tx, posted) => {
  const { comment_id, recommendation_id, account_id: sender_id, at } = posted;
  const tellings: Afterwards[] = [];
  for (const { account_id, parent_id } of toldOfComment(posted)) {
    const telling = await tell(services, tx, account_id, {
      type: "comment",
      sender_id,
      recommendation_id,
      json: { comment_id, parent_id },
      once: `comment ${comment_id}`,
      at,
    });
    if (telling) tellings.push(telling);
  }
  return async () => {
    for (const telling of tellings) await telling();
  };
};

/** notifications §4: the author hears of each decision, and nobody's name stands under it. */
export const notifyDecided: Hear<"discovery.decided"> = (services, tx, { recommendation_id, author_id, status, at }) =>
  tell(services, tx, author_id, {
    type: "post",
    sender_id: null,
    recommendation_id,
    json: { status },
    once: `decided ${recommendation_id} ${at.getTime()}`,
    at,
  });

const tell = async (
  services: Services,
  tx: Queryable,
  account_id: number,
  told: TellOnce,
): Promise<Afterwards | null> => {
  const row = await recordOnce(tx, account_id, told);
  return row && (() => notify(services, row));
};
