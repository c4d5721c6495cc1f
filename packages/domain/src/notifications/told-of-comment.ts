/** A comment, and whose it concerns. */
export interface PostedComment {
  account_id: number;
  /** Of the discovery. */
  author_id: number;
  parent_id: number | null;
  /** Of the comment that it answers. */
  parent_author_id: number | null;
}

/** Who hears of a comment; `parent_id`: their own comment that it answers. */
export interface ToldOfComment {
  account_id: number;
  parent_id: number | null;
}

/**
 * Whoever wrote what a comment answers hears of an answer, the discovery's author of a comment; nobody twice, and
 * nobody of their own (notifications §3).
 */
export const toldOfComment = (posted: PostedComment): ToldOfComment[] => {
  const { account_id, author_id, parent_id, parent_author_id } = posted;
  const told: ToldOfComment[] = [];
  if (parent_author_id !== null) told.push({ account_id: parent_author_id, parent_id });
  if (author_id !== parent_author_id) told.push({ account_id: author_id, parent_id: null });
  return told.filter((one) => one.account_id !== account_id);
};
