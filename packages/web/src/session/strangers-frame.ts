let found: boolean | null = null;

/** Reads the frame again: before the app takes over the document, and may render it without the server's mark. */
export function lookAtFrame(): void {
  found = typeof window === "undefined" ? null : ask();
}

/**
 * Whether this page is in a frame of another site that anybody may make. It is a visitor's there, so that no click can
 * be hijacked to act for a member. The server has marked such pages (routes/framing.ts); pages on which members act may
 * only be framed by allowed parents.
 */
export const isInStrangersFrame = (): boolean => typeof window !== "undefined" && (found ??= ask());

function ask(): boolean {
  if (window.top === window) return false;
  if (document.documentElement.dataset["framing"] !== "anybody") return false;
  try {
    return window.top?.location.origin !== location.origin;
  } catch {
    // A window that must not be read belongs to another site.
    return true;
  }
}
