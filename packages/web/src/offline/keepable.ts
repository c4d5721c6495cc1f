import type { InfiniteData, QueryKey } from "@tanstack/react-query";
import { READ_BY_VISITORS } from "../session/session.ts";

/** Calls of those rooms for editors and administrators, and lookups that are made at every key press. */
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

/** The member's own data that is stored: orders, to be looked at on the way to the restaurant. */
const OWN_ORDERS = new Set(["orders.current", "orders.get", "orders.history"]);

/**
 * Whether an answer is stored for offline use (shell §38): what visitors may read too, and the member's own orders.
 * Everything else about a member, and what they manage, stays on the server.
 */
export function isKeepable([first, second]: QueryKey): boolean {
  const [room, name] = Array.isArray(first) ? (first as unknown[]) : [first, second];
  const call = `${String(room)}.${String(name)}`;
  return OWN_ORDERS.has(call) || (typeof room === "string" && READ_BY_VISITORS.has(room) && !NOT_THESE.has(call));
}

/** How many pages of an endless list are stored. */
const PAGES = 4;

export function asKept(data: unknown): unknown {
  if (!isEndless(data)) return data;
  return { pages: data.pages.slice(0, PAGES), pageParams: data.pageParams.slice(0, PAGES) };
}

const isEndless = (data: unknown): data is InfiniteData<unknown> =>
  typeof data === "object" && data !== null && "pages" in data && "pageParams" in data && Array.isArray(data.pages);
