import type { ServerResponse } from "node:http";

const YEAR_S = 31_536_000;

/**
 * What other sites' pages may have: pictures are shared, and shown by our own shells from their own origins; owners put
 * the script of a menu into theirs.
 */
const FOR_OTHER_SITES = /^\/(?:pictures\/|previews\/|api\/avatar\.svg(?:\?|$)|embed\.js(?:\?|$))/;

/**
 * What every answer says, whoever gives it: it is what its type says, no other site reads it into a page of its own,
 * and no window that opened ours holds on to it. Where the product is reached over https, browsers ask no other way.
 */
export function safeHeaders(publicUrl: string): (target: string, response: ServerResponse) => void {
  const isSecure = publicUrl.startsWith("https:");
  return (target, response) => {
    response.setHeader("x-content-type-options", "nosniff");
    response.setHeader("cross-origin-opener-policy", "same-origin");
    response.setHeader("cross-origin-resource-policy", FOR_OTHER_SITES.test(target) ? "cross-origin" : "same-origin");
    if (isSecure) response.setHeader("strict-transport-security", `max-age=${YEAR_S}`);
  };
}
