/** A comment, and the members it concerns. */
export interface PostedComment {
  account_id: number;
  /** The author of the discovery. */
  author_id: number;
  parent_id: number | null;
  /** The author of the comment that this one replies to. */
  parent_author_id: number | null;
}

/** A member who is notified of a comment. `parent_id` is their own comment, if this is a reply to it. */
export interface ToldOfComment {
  account_id: number;
  parent_id: number | null;
}

/**
 * Who is notified of a comment: the author of the comment that it replies to, and the discovery's author. Nobody is
 * notified twice, or of their own comment (notifications §3).
 */
export const toldOfComment = (posted: PostedComment): ToldOfComment[] => {
  const { account_id, author_id, parent_id, parent_author_id } = posted;
  const told: ToldOfComment[] = [];
  if (parent_author_id !== null) told.push({ account_id: parent_author_id, parent_id });
  if (author_id !== parent_author_id) told.push({ account_id: author_id, parent_id: null });
  return told.filter((one) => one.account_id !== account_id);
};
