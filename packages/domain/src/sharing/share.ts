/** What can be shared (sharing §1). */
export const SHARE_TYPES = ["recommendation", "restaurant", "item", "combo", "account"] as const;
export type ShareType = (typeof SHARE_TYPES)[number];

/** Hashtags that are added when sharing to other sites (sharing §3), without the # sign. */
export const SHARE_HASHTAGS = ["tablee", "foodie", "foodlover", "mtlfood"] as const;

/** Maximum length of a path of ours. */
export const MAX_PATH = 500;

/**
 * A path of a page: segments other than dots, then optionally a query and a fragment. It cannot lead to another site.
 * Each segment includes its slash: if that were optional, the number of ways to match a path would grow exponentially.
 */
const PATH = /^(?:\/(?!\.{1,2}(?:\/|$|\?|#))[\w.~%@+,:-]+)*\/?(?:\?[\w.~%@+,:/=&-]*)?(?:#[\w.~%-]*)?$/;

/** What a browser makes of a path; null if its escapes are broken. */
const decoded = (path: string): string | null => {
  try {
    return decodeURIComponent(path);
  } catch {
    return null;
  }
};

/** Another short link, a call, or a way there by dots. */
const ASTRAY = /^\/(?:s|api)(?:\/|$)|\/\.{1,2}(?:\/|$|\?|#)/i;

/** Whether a short link may point to a path (sharing §5): a page of ours, but not another short link. */
export const mayLeadTo = (path: string): boolean => {
  if (path.length > MAX_PATH || !path.startsWith("/") || !PATH.test(path) || /%(?:2f|5c)/i.test(path)) return false;
  const plain = decoded(path);
  return plain !== null && !ASTRAY.test(plain);
};
