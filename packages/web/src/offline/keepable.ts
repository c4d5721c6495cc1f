import type { InfiniteData, QueryKey } from "@tanstack/react-query";

/** Rooms where one looks at what is there; what one does, owns or looks after stays with the server. */
const ROOMS = new Set([
  "comments",
  "discoveries",
  "members",
  "menus",
  "pages",
  "places",
  "restaurants",
  "search",
  "sharing",
]);
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

/** Whether what a page has read is kept for when the line is gone (shell §38). */
export function isKeepable([first, second]: QueryKey): boolean {
  const [room, name] = Array.isArray(first) ? (first as unknown[]) : [first, second];
  return typeof room === "string" && ROOMS.has(room) && !NOT_THESE.has(`${room}.${String(name)}`);
}

/** How much of a list that goes on and on is kept. */
const PAGES = 4;

export function asKept(data: unknown): unknown {
  if (!isEndless(data)) return data;
  return { pages: data.pages.slice(0, PAGES), pageParams: data.pageParams.slice(0, PAGES) };
}

const isEndless = (data: unknown): data is InfiniteData<unknown> =>
  typeof data === "object" && data !== null && "pages" in data && "pageParams" in data && Array.isArray(data.pages);
