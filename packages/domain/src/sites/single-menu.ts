/** What a site of somebody's own shows (restaurants §25). */
export interface SiteScope {
  /** The alias of the group whose site it is; null: it is one restaurant's. */
  group: string | null;
  /** The restaurants whose menus it shows. */
  restaurant_ids: readonly number[];
}

/** First parts of paths that lead home on a site: marketing, feed, trends, restaurants, assistant, and every place. */
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

/** Where one is at home on a site: a restaurant's menu, a group's own page. */
export const homeOf = ({ group }: Pick<SiteScope, "group">): `/clients/${string}` | "/menu" =>
  group === null ? "/menu" : `/clients/${group}`;

/**
 * Whether a path leads home on a site (restaurants §25): what shows other places does, and so does another one's menu.
 * What is one's own (orders, account, a table one sits at) stays.
 */
export function leadsHome(pathname: string, { group, restaurant_ids }: SiteScope): boolean {
  const [first = "", second = "", third = ""] = pathname.replace(/^\/+/, "").toLowerCase().split("/");
  if (LEAD_HOME.has(first)) return true;
  // Another member's shows what that one found anywhere.
  if (first === "profile") return second !== "";
  if (first === "clients") return second !== group || !["", "menus"].includes(third);
  if (!MENUS.has(first) || second === "table") return false;
  // Which of a group's menus a bare address would mean, nobody can tell.
  if (second === "") return group !== null;
  return !restaurant_ids.some((id) => second === String(id));
}

/** Whether a site shows a discovery: what was found at a restaurant of its own. */
export const showsDiscovery = ({ restaurant_ids }: SiteScope, { restaurant_id }: { restaurant_id: number | null }) =>
  restaurant_id !== null && restaurant_ids.includes(restaurant_id);
