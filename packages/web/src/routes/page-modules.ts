/**
 * Which module draws each route's page, relative to src: from it the host tells browsers to fetch a page's chunk
 * together with the entry. A test holds this table and the route table together.
 */
export const pageModules: Record<string, string> = {
  "/": "features/discoveries/feed.page.tsx",
  "/trends": "features/discoveries/trends.page.tsx",
  "/discovery/$id": "features/discoveries/discovery.page.tsx",
  "/profile": "features/members/profile.page.tsx",
  "/login": "features/accounts/login.page.tsx",
  "/login/$language": "features/accounts/login.page.tsx",
  "/orders": "features/orders/orders.page.tsx",
  "/orders/$tab": "features/orders/orders.page.tsx",
  "/checkin": "features/orders/checkin.page.tsx",
  "/orders/$tab/$id": "features/orders/order.page.tsx",
  "/kitchen": "features/kitchen/kitchen.page.tsx",
  "/kitchen/webhooks": "features/webhooks/webhooks.page.tsx",
  "/restaurants": "features/restaurants/restaurants.page.tsx",
  "/restaurants/$restaurant_id": "features/restaurants/restaurant.page.tsx",
  "/restaurant/$place_id": "features/restaurants/restaurant.page.tsx",
  "/menu": "features/orders/menu-to-order.page.tsx",
  "/restaurant-menu": "features/orders/menu-to-order.page.tsx",
  "/menu/table/$table": "features/tables/table.page.tsx",
  "/restaurant-menu/table/$table": "features/tables/table.page.tsx",
  "/kitchen/tables": "features/tables/kitchen-tables.page.tsx",
  "/orders/now": "features/orders/basket.page.tsx",
};
