import type { Comment } from "@tablee/contract/comments/comments.schema";
import type { TableeMenu } from "@tablee/contract/restaurants/tablee-format.schema";
import type { Order } from "@tablee/contract/orders/orders.schema";
import type { DiscoveryStatus, Visibility } from "@tablee/domain/discoveries/discovery";
import type { Queryable } from "../database/open-database.ts";

/** An order of which it is known who ordered it. */
export type OwnedOrder = Order & { diner: { account_id: number } };

/**
 * An order of which something is said, as its diner sees it and as its kitchen does (orders §45): one object if both see
 * the same.
 */
export interface SeenOrder {
  order: OwnedOrder;
  for_kitchen: Order;
}

/** The events that use cases raise, by name (docs/decisions/060-events.md). */
export interface Events {
  /**
   * An order is placed with a single statement if nothing else is needed
   * (docs/decisions/011-placing-in-one-statement.md); `tx` is then the database itself. A subscriber that writes with
   * every order turns placing into a transaction, as shared tables and webhooks do.
   */
  "order.placed": SeenOrder & {
    at: Date;
    /** The sitting whose basket was ordered; placing the order ends it. */
    table_session_id: number | null;
    has_webhooks: boolean;
  };
  /** The order changed status. `delay`: minutes, if the kitchen has given any. */
  "order.moved": SeenOrder & { at: Date; delay: number | null };
  /** Staff corrected the order before anybody confirmed it. */
  "order.corrected": SeenOrder & { account_id: number };
  /** Somebody has paid back at the payment service, beyond what the order no longer costs (payments §13). */
  "order.given_back": SeenOrder;
  /** The diner has said where the car is. */
  "order.arrived": SeenOrder;
  /** The member who follows is `follower_id`. Nobody is notified of an unfollow. */
  "member.followed": { follower_id: number; followed_id: number; at: Date };
  /** By an administrator; in dollars. */
  "member.credited": { account_id: number; amount: number; at: Date };
  /** Raised for the author's own like too. Nobody is notified when a like is withdrawn. */
  "discovery.liked": { recommendation_id: number; author_id: number; account_id: number; at: Date };
  /** Others may see it from now on: its author is certified, or a moderator approved it. */
  "discovery.published": { recommendation_id: number; author_id: number; at: Date };
  /** A moderator has decided, or enough reports have sent it back (`pending`). */
  "discovery.decided": { recommendation_id: number; author_id: number; status: DiscoveryStatus; at: Date };
  /**
   * `parent_id` and `parent_author_id`: the comment being answered (possibly itself an answer) and its writer; null for
   * a top-level comment. `comment` and its top-level comment `below` are as a visitor sees them.
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
  /**
   * An import has a menu for a restaurant whose staff have published their own; `account_id` is null from the command
   * line.
   */
  "menu.brought": { restaurant_id: number; menu: TableeMenu; account_id: number | null; at: Date };
  "comment.deleted": {
    comment_id: number;
    recommendation_id: number;
    parent_id: number | null;
    account_id: number;
  };
}
export type EventName = keyof Events;

/** What a room does about an event after the commit; the use case waits for it. */
export type Afterwards = () => Promise<void> | void;

/**
 * What a room does about an event inside its transaction: its writes are committed if and only if the event is, and if
 * it throws, nothing has happened. Returns what is left to do after the commit.
 */
export type HearOf<Services, Name extends EventName> = (
  services: Services,
  tx: Queryable,
  event: Events[Name],
) => Promise<Afterwards | null> | Afterwards | null;

/** The subscribers of each event, in the order in which they run. */
export type SubscribersOf<Services> = { readonly [Name in EventName]: readonly HearOf<Services, Name>[] };
