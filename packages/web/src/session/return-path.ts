import type { RouterHistory } from "@tanstack/react-router";
import * as v from "valibot";
import type { StepBefore } from "../routes/steps/step-before.ts";
import { stored } from "../storage/stored.ts";

declare module "@tanstack/history" {
  interface HistoryState {
    /** A page for members has redirected a visitor here. */
    sent_to_sign_in?: boolean;
  }
}

/** Where somebody was going before the sign-in (accounts §10). */
const wanted = stored(
  "redirect",
  v.object({
    path: v.optional(v.nullable(v.string()), null),
    /** The sheet that was open over that page. */
    sheet: v.optional(v.nullable(v.string()), null),
  }),
);

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

/** Stores path, query and hash of one of our pages until the next sign-in, and which sheet is open over it. */
export function rememberReturnPath(path: string, sheet: string | null = null): void {
  const own = ownPath(path);
  if (own !== null) wanted.set({ path: own, sheet });
}

/** Stores home with what its address keeps, unless a path is stored, before the sign-in leaves this document. */
export function rememberHome(kept: KeptSearch): void {
  const home = keptPath("/", kept);
  if (home !== "/" && wanted.get().path === null) rememberReturnPath(home);
}

/** The stored path, which is removed; null if there is none. */
export const takeReturnPath = (): string | null => takeReturn().path;

/** The same with the state of its step in the history: whoever was writing in a sheet finds it open again. */
export function takeReturn(): { path: string | null; state: { sheet?: string } } {
  const { path, sheet } = wanted.get();
  wanted.reset();
  return { path: path === null ? null : ownPath(path), state: sheet === null ? {} : { sheet } };
}

/**
 * Leaves the sign-in for the page from which somebody came, with the sheet that was open there; otherwise for home. If
 * that is the step before, it goes back, because two equal steps would make the next Back change nothing (shell §22).
 */
export function goToReturn(
  history: Pick<RouterHistory, "back" | "replace">,
  kept: KeptSearch = {},
  before: StepBefore | null = null,
): void {
  const { path, state } = takeReturn();
  const href = keptPath(path ?? "/", kept);
  if (before?.href === href && before.sheet === (state.sheet ?? null)) history.back();
  else history.replace(href, state);
}

/** What links keep of an address (routes/root.tsx): embed mode, and the restaurant whose site is being tried. */
export interface KeptSearch {
  embed?: true | undefined;
  "single-menu"?: number | undefined;
}

/** Returns one of our paths with what links keep, unless it has that already. */
export function keptPath(path: string, { embed, "single-menu": site }: KeptSearch): string {
  const { pathname, searchParams, hash } = new URL(path, OWN);
  const before = searchParams.size;
  if (embed && searchParams.get("embed") !== "true") searchParams.set("embed", "true");
  if (site !== undefined && !searchParams.has("single-menu")) searchParams.set("single-menu", String(site));
  return searchParams.size === before ? path : `${pathname}?${searchParams}${hash}`;
}
