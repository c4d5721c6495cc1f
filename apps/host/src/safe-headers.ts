import type { ServerResponse } from "node:http";

const YEAR_S = 31_536_000;

/**
 * What other sites' pages may load: pictures are shared, and shown by our own shells from their own origins; owners
 * embed the script of a menu in their pages.
 */
const FOR_OTHER_SITES = /^\/(?:pictures\/|previews\/|api\/avatar\.svg(?:\?|$)|embed\.js(?:\?|$))/;

/**
 * Headers of every answer, whichever handler sends it: its type must not be guessed, no other site may embed it, and no
 * window that opened ours keeps a reference to it. If the product is reached over https, browsers must never use http.
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
