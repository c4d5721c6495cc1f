import * as v from "valibot";
import { stored } from "../storage/stored.ts";

declare module "@tanstack/history" {
  interface HistoryState {
    /** A page for members has redirected a visitor here. */
    sent_to_sign_in?: boolean;
  }
}

/** Where somebody was going before the sign-in (accounts §10). */
const kept = stored("redirect", v.object({ path: v.optional(v.nullable(v.string()), null) }));

/** A host that nobody can own. */
const OWN = "http://own.invalid";

/**
 * Returns path, query and hash of one of our pages as a browser would resolve them; null for anything that it would
 * read as another site's address, which could be planted to lead a member away.
 */
export function ownPath(path: string): string | null {
  if (!path.startsWith("/") || !URL.canParse(path, OWN)) return null;
  const { origin, pathname, search, hash } = new URL(path, OWN);
  // With its dots resolved, a path may begin with two slashes, which the next reader takes for a host.
  return origin === OWN && !/^\/[/\\]/.test(pathname) ? pathname + search + hash : null;
}

/** Stores path, query and hash of one of our pages until the next sign-in. */
export function rememberReturnPath(path: string): void {
  const own = ownPath(path);
  if (own !== null) kept.set({ path: own });
}

/** The stored path, which is removed; null if there is none. */
export function takeReturnPath(): string | null {
  const { path } = kept.get();
  kept.reset();
  return path === null ? null : ownPath(path);
}

/** Returns one of our paths with embed mode kept on, if it is on. */
export function embeddedPath(path: string, embedded: boolean): string {
  const { pathname, searchParams, hash } = new URL(path, OWN);
  if (!embedded || searchParams.get("embed") === "true") return path;
  searchParams.set("embed", "true");
  return `${pathname}?${searchParams}${hash}`;
}
