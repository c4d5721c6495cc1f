/** First parts of paths that lead to the menu in single-menu mode: marketing, feed, restaurants, assistant (restaurants §25). */
const LEAD_TO_MENU: ReadonlySet<string> = new Set([
  "",
  "index.html",
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
  "clients",
]);

const MENUS: ReadonlySet<string> = new Set(["menu", "restaurant-menu"]);

/**
 * Whether a path leads to `/menu` on the site of one restaurant (restaurants §25): what shows other places does, and so
 * does another one's menu. What is one's own (orders, account, a table one sits at) stays.
 */
export function leadsToMenu(pathname: string, restaurant_id: number): boolean {
  const [first = "", second = ""] = pathname.replace(/^\/+/, "").toLowerCase().split("/");
  if (LEAD_TO_MENU.has(first)) return true;
  return MENUS.has(first) && second !== "" && second !== "table" && second !== String(restaurant_id);
}
