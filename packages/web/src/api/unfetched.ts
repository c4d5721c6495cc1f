const NAME = "Unfetched";

/** Whether a part of the app could not be fetched: the device is offline, or a newer release has replaced the part. */
export const isUnfetched = (error: unknown): boolean => error instanceof Error && error.name === NAME;

/**
 * Gives the error a name of ours: by its original message the router would reload the page, which needs a connection.
 */
export function unfetched(error: unknown): Error {
  return Object.assign(new Error(`Not fetched: ${String(error)}`, { cause: error }), { name: NAME });
}

/** The error for a part that did not arrive in time: worded as a call that timed out. */
export const lateError = (): Error =>
  Object.assign(unfetched("too late"), { defined: true, code: "request_timeout", status: 408, data: undefined });

/**
 * Returns the error that React recovered from, under its own name: if the page has meanwhile shown that a part is
 * missing, React wraps that part's error in one that identifies nothing.
 */
export const recoveredFrom = (error: unknown): unknown =>
  error instanceof Error && isUnfetched(error.cause) ? error.cause : error;

const wanting = new Set<() => void>();

/** Calls `again` when the connection is back, for a page that lacks a part. Returns a function that stops this. */
export function onLineBack(again: () => void): () => void {
  wanting.add(again);
  return () => void wanting.delete(again);
}

export function tellLineBack(): void {
  for (const again of wanting) again();
}

let missed = false;
const miss = (): void => void (missed = true);
let look = miss;

/**
 * Calls `next` when the server did not answer, so that somebody notices when it does again (offline/connection.ts);
 * null: nobody listens any more. Returns whether it already had not answered before anybody listened.
 */
export function onNoAnswer(next: (() => void) | null): boolean {
  const before = missed;
  missed = false;
  look = next ?? miss;
  return before;
}

/** Tells that the server did not answer. */
export const tellNoAnswer = (): void => look();

/** Whether the page's server answers at the moment. */
export async function isReachable(): Promise<boolean> {
  try {
    await fetch(window.location.href, { method: "HEAD", cache: "no-store" });
    return true;
  } catch {
    tellNoAnswer();
    return false;
  }
}

/** Reloads the page if its server can be reached; resolves to false if it cannot. */
export async function reloadIfReachable(): Promise<boolean> {
  const reachable = await isReachable();
  if (reachable) window.location.reload();
  return reachable;
}
