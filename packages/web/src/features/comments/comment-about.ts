import type { Comment } from "@tablee/contract/comments/comments.schema";
import type { Discovery } from "@tablee/contract/discoveries/discoveries.schema";
import type { ReactNode } from "react";

/** What can be done with a comment is the list's to know. */
export interface CommentItemProps {
  comment: Pick<
    Comment,
    | "id"
    | "parent_id"
    | "text"
    | "account_id"
    | "first_name"
    | "avatar_url"
    | "certification"
    | "date_creation"
    | "deleted"
    | "blocked_by_author"
    | "response_count"
  >;
  discovery: Discovery;
  /** null: there is nothing to answer with, for a visitor. */
  answer: ((comment: { id: number; first_name: string }) => void) | null;
  /** It is what a link led to. */
  focused?: boolean;
  small?: boolean;
  children?: ReactNode;
}

/** Whether it may be talked of: what is not approved takes no comment, answer or report (comments §28). */
export const isOpenToTalk = ({ status }: Pick<Discovery, "status">): boolean => status === "approved";
