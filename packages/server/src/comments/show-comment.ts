import { audienceOf } from "@tablee/domain/discoveries/discovery-visibility";
import type { Visibility } from "@tablee/domain/discoveries/discovery";
import type { Queryable } from "../database/open-database.ts";
import type { Hear } from "../events/hear.ts";
import type { CommentAudience } from "../realtime/realtime.ts";
import { readBlockersOf, readFriendsOf } from "./audience.queries.ts";
import { type CommentedDiscovery, lockCommentable, readComment } from "./comments.queries.ts";

type Shown = Pick<CommentedDiscovery, "id" | "account_id" | "status" | "hidden"> & { visibility: Visibility };

/**
 * Who may hear of a comment, as it is at this moment: whoever may see the discovery now, whatever it was when they
 * opened it, but for those who blocked whoever wrote it, or what it answers. The discovery's author hears of everything.
 */
const hearersOf = async (tx: Queryable, discovery: Shown, writers: readonly number[]): Promise<CommentAudience> => {
  const { id, account_id } = discovery;
  const except = await readBlockersOf(tx, writers, account_id);
  const before = discovery.hidden ? "nobody" : audienceOf(discovery);
  if (before === "everybody") return { recommendation_id: id, to: "everybody", except };
  const friends = before === "friends" ? await readFriendsOf(tx, account_id) : [];
  return { recommendation_id: id, to: [account_id, ...friends], except };
};

/** Whoever blocked one of these does not meet the comment: who wrote it, and what it answers. */
const writersOf = (account_id: number, parent: { account_id: number | null } | null | undefined): number[] =>
  parent?.account_id ? [account_id, parent.account_id] : [account_id];

/** Everybody who looks at a discovery sees what is said of it. All that they are told is known where it is written. */
export const showComment: Hear<"comment.posted"> = async ({ realtime }, tx, posted) => {
  const { comment, below, recommendation_id, author_id, visibility, account_id } = posted;
  // Nobody writes where it is anything else.
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
  // To whom it was never told, that it is gone is not told either: their numbers are without it.
  const audience = await hearersOf(tx, discovery, writersOf(account_id, parent));
  return () => realtime.commentDeleted(audience, comment_id, { recommendation_id, parent_id });
};
