import * as v from "valibot";
import { stored } from "../storage/stored.ts";

declare module "@tanstack/history" {
  interface HistoryState {
    /** A page of members has led a visitor here. */
    sent_to_sign_in?: boolean;
  }
}

/** Where somebody was going when a sign-in came in between (accounts §10). */
const kept = stored("redirect", v.object({ path: v.optional(v.nullable(v.string()), null) }));

/** A host that nobody has. */
const OWN = "http://own.invalid";

/**
 * Path, query and hash of a page of ours as a browser would read them; null for anything that it would read as an
 * address of elsewhere, which could be planted to lead a member away.
 */
export function ownPath(path: string): string | null {
  if (!path.startsWith("/") || !URL.canParse(path, OWN)) return null;
  const { origin, pathname, search, hash } = new URL(path, OWN);
  // What is left when dots are resolved may begin with two slashes, which is a host to whoever reads it once more.
  return origin === OWN && !/^\/[/\\]/.test(pathname) ? pathname + search + hash : null;
}

/** Keeps path, query and hash of a page of ours until the next sign-in. */
export function rememberReturnPath(path: string): void {
  const own = ownPath(path);
  if (own !== null) kept.set({ path: own });
}

/** The kept path, once; null where there is none. */
export function takeReturnPath(): string | null {
  const { path } = kept.get();
  kept.reset();
  return path === null ? null : ownPath(path);
}

/** A path of ours as embed mode goes there, where it is on: it stays on. */
export function embeddedPath(path: string, embedded: boolean): string {
  const { pathname, searchParams, hash } = new URL(path, OWN);
  if (!embedded || searchParams.get("embed") === "true") return path;
  searchParams.set("embed", "true");
  return `${pathname}?${searchParams}${hash}`;
}
