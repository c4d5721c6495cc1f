/** What can be shared (sharing §1). */
export const SHARE_TYPES = ["recommendation", "restaurant", "item", "combo", "account"] as const;
export type ShareType = (typeof SHARE_TYPES)[number];

/** Hashtags that are added when sharing to other sites (sharing §3), without the # sign. */
export const SHARE_HASHTAGS = ["tablee", "foodie", "foodlover", "mtlfood"] as const;

/** Maximum length of a path of ours. */
export const MAX_PATH = 500;

/**
 * A path of a page: segments other than dots, then optionally a query and a fragment. It cannot lead to another site.
 */
const PATH = /^\/(?:(?!\.{1,2}(?:\/|$|\?|#))[\w.~%@+,:-]+\/?)*(?:\?[\w.~%@+,:/=&-]*)?(?:#[\w.~%-]*)?$/;

/** Whether a short link may point to a path (sharing §5): a page of ours, but not another short link. */
export const mayLeadTo = (path: string): boolean =>
  path.length <= MAX_PATH && PATH.test(path) && !/^\/(?:s|api)(?:\/|$)/i.test(path) && !/%(?:2f|5c)/i.test(path);
