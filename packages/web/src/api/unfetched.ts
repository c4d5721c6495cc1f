const NAME = "Unfetched";

/** A part of the app that could not be fetched: one is offline, or a release has taken its place. */
export const isUnfetched = (error: unknown): boolean => error instanceof Error && error.name === NAME;

/** Gives such errors a name of ours: by their own words the router would load the page anew, which needs a connection. */
export function nameUnfetched(): void {
  window.addEventListener("vite:preloadError", ({ payload }) => {
    payload.name = NAME;
    payload.message = `Not fetched: ${payload.message}`;
  });
}

/**
 * What React rendered past, by its own name: where the page has said of a missing part in the meantime that it is missing,
 * React wraps that part's error into one that names nothing.
 */
export const recoveredFrom = (error: unknown): unknown =>
  error instanceof Error && isUnfetched(error.cause) ? error.cause : error;

/** Loads the page anew where its server can be reached; false: it cannot. */
export async function reloadIfReachable(): Promise<boolean> {
  try {
    await fetch(window.location.href, { method: "HEAD", cache: "no-store" });
  } catch {
    return false;
  }
  window.location.reload();
  return true;
}
