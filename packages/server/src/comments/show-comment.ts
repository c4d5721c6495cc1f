import { audienceOf } from "@tablee/domain/discoveries/discovery-visibility";
import type { Visibility } from "@tablee/domain/discoveries/discovery";
import type { Queryable } from "../database/open-database.ts";
import type { Hear } from "../events/hear.ts";
import type { CommentAudience } from "../realtime/realtime.ts";
import { readBlockersOf, readFriendsOf } from "./audience.queries.ts";
import { type CommentedDiscovery, lockCommentable, readComment } from "./comments.queries.ts";

type Shown = Pick<CommentedDiscovery, "id" | "account_id" | "status" | "hidden"> & { visibility: Visibility };

/**
 * Who is notified of a comment: everybody who may see the discovery at this moment, whatever its visibility when they
 * opened it, except those who blocked the writer or the writer of the answered comment. The discovery's author is
 * always notified.
 */
const hearersOf = async (tx: Queryable, discovery: Shown, writers: readonly number[]): Promise<CommentAudience> => {
  const { id, account_id } = discovery;
  const except = await readBlockersOf(tx, writers, account_id);
  const before = discovery.hidden ? "nobody" : audienceOf(discovery);
  if (before === "everybody") return { recommendation_id: id, to: "everybody", except };
  const friends = before === "friends" ? await readFriendsOf(tx, account_id) : [];
  return { recommendation_id: id, to: [account_id, ...friends], except };
};

/** The writers whose blockers do not see the comment: its own writer, and the writer of the comment it answers. */
const writersOf = (account_id: number, parent: { account_id: number | null } | null | undefined): number[] =>
  parent?.account_id ? [account_id, parent.account_id] : [account_id];

/** Shows a new comment to everybody who has the discovery open. The event contains all that they are sent. */
export const showComment: Hear<"comment.posted"> = async ({ realtime }, tx, posted) => {
  const { comment, below, recommendation_id, author_id, visibility, account_id } = posted;
  // Comments are written only on approved, unhidden discoveries.
  const discovery = {
    id: recommendation_id,
    account_id: author_id,
    status: "approved",
    visibility,
    hidden: false,
  } as const;
  const audience = await hearersOf(tx, discovery, writersOf(account_id, below));
  return () => realtime.commentPosted(audience, { recommendation_id, comment, parent: below });
};

export const takeCommentAway: Hear<"comment.deleted"> = async (
  { realtime },
  tx,
  { comment_id, recommendation_id, parent_id, account_id },
) => {
  const discovery = await lockCommentable(tx, recommendation_id);
  if (!discovery) return null;
  const parent = parent_id === null ? undefined : await readComment(tx, { id: parent_id, viewer: account_id });
  // Those who were never sent the comment are not sent its deletion either: their counts do not include it.
  const audience = await hearersOf(tx, discovery, writersOf(account_id, parent));
  return () => realtime.commentDeleted(audience, comment_id, { recommendation_id, parent_id });
};
