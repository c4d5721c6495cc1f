/** First comments of a page, and answers loaded at once; a page with fewer is the last (comments §7). */
export const COMMENTS_PAGE = 20;
/** In the short list beside a discovery (comments §6). */
export const COMMENTS_PREVIEW = 3;
