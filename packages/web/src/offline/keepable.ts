import type { InfiniteData, QueryKey } from "@tanstack/react-query";
import { READ_BY_VISITORS } from "../session/session.ts";

/** What editors and administrators read in those rooms, and what is asked at each key that somebody presses. */
const NOT_THESE = new Set([
  "members.blocked",
  "pages.edited",
  "pages.list",
  "places.find",
  "places.managed",
  "places.reverse",
  "places.suggest",
  "sharing.shortLink",
]);

/** Of what one owns: what was ordered, to be looked at on the way there. */
const OWN_ORDERS = new Set(["orders.current", "orders.get", "orders.history"]);

/**
 * Whether what a page has read is kept for when the line is gone (shell §38): what visitors read too, and one's orders.
 * What one does, owns else or looks after stays with the server.
 */
export function isKeepable([first, second]: QueryKey): boolean {
  const [room, name] = Array.isArray(first) ? (first as unknown[]) : [first, second];
  const call = `${String(room)}.${String(name)}`;
  return OWN_ORDERS.has(call) || (typeof room === "string" && READ_BY_VISITORS.has(room) && !NOT_THESE.has(call));
}

/** How much of a list that goes on and on is kept. */
const PAGES = 4;

export function asKept(data: unknown): unknown {
  if (!isEndless(data)) return data;
  return { pages: data.pages.slice(0, PAGES), pageParams: data.pageParams.slice(0, PAGES) };
}

const isEndless = (data: unknown): data is InfiniteData<unknown> =>
  typeof data === "object" && data !== null && "pages" in data && "pageParams" in data && Array.isArray(data.pages);
