let found: boolean | null = null;

/** Asks the document again: before the app takes it over and may write it anew, without the server's mark. */
export function lookAtFrame(): void {
  found = typeof window === "undefined" ? null : ask();
}

/**
 * Whether this page stands in another site's frame that anybody may make: it is a visitor's there, so that no press can
 * be led from a member to what the member did not mean. The server has marked such pages (routes/framing.ts); where
 * one acts for oneself, only allowed parents have a frame at all.
 */
export const isInStrangersFrame = (): boolean => typeof window !== "undefined" && (found ??= ask());

function ask(): boolean {
  if (window.top === window) return false;
  if (document.documentElement.dataset["framing"] !== "anybody") return false;
  try {
    return window.top?.location.origin !== location.origin;
  } catch {
    // What may not be asked is another site's.
    return true;
  }
}
