/** Page size of top-level comments, and of replies loaded at once; a shorter page is the last one (comments §7). */
export const COMMENTS_PAGE = 20;
/** Number of comments in the short list beside a discovery (comments §6). */
export const COMMENTS_PREVIEW = 3;
