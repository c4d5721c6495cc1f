import type { Comment } from "@tablee/contract/comments/comments.schema";
import type { TableeMenu } from "@tablee/contract/restaurants/tablee-format.schema";
import type { Order } from "@tablee/contract/orders/orders.schema";
import type { DiscoveryStatus, Visibility } from "@tablee/domain/discoveries/discovery";
import type { Queryable } from "../database/open-database.ts";

/** What use cases say has happened, by name (docs/decisions/060-events.md). */
export interface Events {
  /**
   * Placed by one statement where nobody needs more (docs/decisions/011-placing-in-one-statement.md): then `tx` is the database itself. Whoever
   * writes with every order placed makes placing a transaction, as a shared table and webhooks do.
   */
  "order.placed": {
    order: Order;
    at: Date;
    /** The sitting whose basket it is; it ends with it. */
    table_session_id: number | null;
    has_webhooks: boolean;
  };
  /** To another status. `delay`: minutes, where the kitchen has given any. */
  "order.moved": { order: Order; at: Date; delay: number | null };
  /** By staff, before anybody confirmed it. */
  "order.corrected": { order: Order; account_id: number };
  /** The diner has said where the car stands. */
  "order.arrived": { order: Order };
  /** By whom: `follower_id`. Ending it is told to nobody. */
  "member.followed": { follower_id: number; followed_id: number; at: Date };
  /** By an administrator; dollars. */
  "member.credited": { account_id: number; amount: number; at: Date };
  /** Also by the author; taking a like back is told to nobody. */
  "discovery.liked": { recommendation_id: number; author_id: number; account_id: number; at: Date };
  /** Others may see it from now on: its author is certified, or a moderator approved it. */
  "discovery.published": { recommendation_id: number; author_id: number; at: Date };
  /** A moderator has decided, or enough reports have sent it back (`pending`). */
  "discovery.decided": { recommendation_id: number; author_id: number; status: DiscoveryStatus; at: Date };
  /**
   * `parent_id`, `parent_author_id`: what it answers, an answer perhaps, and whose; null where it stands by itself.
   * `comment`, and the first comment that it stands below, are as everybody meets them.
   */
  "comment.posted": {
    comment: Comment;
    below: Comment | null;
    recommendation_id: number;
    author_id: number;
    visibility: Visibility;
    account_id: number;
    parent_id: number | null;
    parent_author_id: number | null;
    at: Date;
  };
  /** A moderator deleted it, for a reason. */
  "comment.rejected": { comment_id: number; recommendation_id: number; account_id: number; reason: string; at: Date };
  /** An import has one for a restaurant whose own people have published theirs; `account_id` null: the command line. */
  "menu.brought": { restaurant_id: number; menu: TableeMenu; account_id: number | null; at: Date };
  "comment.deleted": {
    comment_id: number;
    recommendation_id: number;
    parent_id: number | null;
    account_id: number;
  };
}
export type EventName = keyof Events;

/** What a room does about an event once its transaction is committed; the use case waits for it. */
export type Afterwards = () => Promise<void> | void;

/**
 * What a room does about an event in the transaction in which it happens: what it writes is there if and only if the
 * event is, and where it throws nothing has happened. Answers what is left for afterwards.
 */
export type HearOf<Services, Name extends EventName> = (
  services: Services,
  tx: Queryable,
  event: Events[Name],
) => Promise<Afterwards | null> | Afterwards | null;

/** Who hears of what, in this order. */
export type SubscribersOf<Services> = { readonly [Name in EventName]: readonly HearOf<Services, Name>[] };
