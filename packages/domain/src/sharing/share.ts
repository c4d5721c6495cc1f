/** What can be shared (sharing §1). */
export const SHARE_TYPES = ["recommendation", "restaurant", "item", "combo", "account"] as const;
export type ShareType = (typeof SHARE_TYPES)[number];

/** Go along to other sites (sharing §3), without the sign. */
export const SHARE_HASHTAGS = ["tablee", "foodie", "foodlover", "mtlfood"] as const;

/** A path of ours is at most so long. */
export const MAX_PATH = 500;

/** Of a page: segments that are not dots, then perhaps a query and a fragment. No other site can be reached by it. */
const PATH = /^\/(?:(?!\.{1,2}(?:\/|$|\?|#))[\w.~%@+,:-]+\/?)*(?:\?[\w.~%@+,:/=&-]*)?(?:#[\w.~%-]*)?$/;

/** Whether a short link may lead there (sharing §5): to a page of ours, and to no other short link. */
export const mayLeadTo = (path: string): boolean =>
  path.length <= MAX_PATH && PATH.test(path) && !/^\/(?:s|api)(?:\/|$)/i.test(path) && !/%(?:2f|5c)/i.test(path);
