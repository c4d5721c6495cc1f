/** What an own site shows (restaurants §25). */
export interface SiteScope {
  /** The alias of the group whose site it is; null if it belongs to a single restaurant. */
  group: string | null;
  /** The restaurants whose menus it shows. */
  restaurant_ids: readonly number[];
}

/**
 * First path segments that redirect to the home page of an own site: marketing, feed, trends, restaurants, assistant,
 * and all places.
 */
const LEAD_HOME: ReadonlySet<string> = new Set([
  "",
  "index.html",
  "trends",
  "about",
  "about-tablee",
  "business",
  "contact",
  "blog",
  "news",
  "content-gallery",
  "why-you-should-register",
  "assistant",
  "restaurants",
  "restaurant",
  "zone",
  "g",
]);

const MENUS: ReadonlySet<string> = new Set(["menu", "restaurant-menu"]);

/** The home page of an own site: a restaurant's menu, or a group's page. */
export const homeOf = ({ group }: Pick<SiteScope, "group">): `/clients/${string}` | "/menu" =>
  group === null ? "/menu" : `/clients/${group}`;

/**
 * Whether a path redirects to the home page of an own site (restaurants §25): pages about other places do, and so do
 * other restaurants' menus. The visitor's own pages (orders, account, a table they have joined) do not.
 */
export function leadsHome(pathname: string, { group, restaurant_ids }: SiteScope): boolean {
  const [first = "", second = "", third = ""] = pathname.replace(/^\/+/, "").toLowerCase().split("/");
  if (LEAD_HOME.has(first)) return true;
  // Another member's profile shows discoveries from anywhere.
  if (first === "profile") return second !== "";
  if (first === "clients") return second !== group || !["", "menus"].includes(third);
  if (!MENUS.has(first) || second === "table") return false;
  // An address without an id does not tell which of a group's menus is meant.
  if (second === "") return group !== null;
  return !restaurant_ids.some((id) => second === String(id));
}

/** Whether a site shows a discovery: one from a restaurant of its own. */
export const showsDiscovery = ({ restaurant_ids }: SiteScope, { restaurant_id }: { restaurant_id: number | null }) =>
  restaurant_id !== null && restaurant_ids.includes(restaurant_id);
