const NAME = "Unfetched";

/** A part of the app that could not be fetched: one is offline, or a release has taken its place. */
export const isUnfetched = (error: unknown): boolean => error instanceof Error && error.name === NAME;

/** The error under a name of ours: by its own words the router would load the page anew, which needs a connection. */
export function unfetched(error: unknown): Error {
  return Object.assign(new Error(`Not fetched: ${String(error)}`, { cause: error }), { name: NAME });
}

/** Of a part that has not come in time: told as a call is that took too long. */
export const lateError = (): Error =>
  Object.assign(unfetched("too late"), { defined: true, code: "request_timeout", status: 408, data: undefined });

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
