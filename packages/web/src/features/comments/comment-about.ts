import type { User } from "@tablee/contract/accounts/accounts.schema";
import type { Comment } from "@tablee/contract/comments/comments.schema";
import type { Discovery } from "@tablee/contract/discoveries/discoveries.schema";
import { checkRight } from "@tablee/domain/accounts/right";
import type { ReactNode } from "react";

/** The props of a comment; the list knows what can be done with it. */
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
    | "from_owner"
    | "response_count"
  >;
  discovery: Discovery;
  /** Starts an answer; null for a visitor, who cannot answer. */
  answer: ((comment: { id: number; first_name: string }) => void) | null;
  /** Whether a link led to it. */
  focused?: boolean;
  small?: boolean;
  children?: ReactNode;
}

/** Whether it can be discussed: a discovery that is not approved takes no comment, answer or report (comments §28). */
export const isOpenToTalk = ({ status }: Pick<Discovery, "status">): boolean => status === "approved";

/** Whether a member may answer on behalf of the place of a discovery without following its author (comments §29). */
export const speaksForPlace = ({ roles }: Pick<User, "roles">, { restaurant_id }: Pick<Discovery, "restaurant_id">) => {
  const role = roles.find((one) => one.restaurant_id === restaurant_id)?.role ?? null;
  return checkRight({ admin: false, role }, "answers") === null;
};
