/**
 * Which module draws each route's page, relative to src: from it the host tells browsers to fetch a page's chunk
 * together with the entry. A test holds this table and the route table together.
 */
export const pageModules: Record<string, string> = {
  "/": "features/discoveries/feed/feed.page.tsx",
  "/trends": "features/discoveries/feed/trends.page.tsx",
  "/discovery/$id": "features/discoveries/discovery/discovery.page.tsx",
  "/profile": "features/members/profile.page.tsx",
  "/login": "features/accounts/login.page.tsx",
  "/login/$language": "features/accounts/login.page.tsx",
  "/register": "features/accounts/registration/register.page.tsx",
  "/register/$language": "features/accounts/registration/register.page.tsx",
  "/orders": "features/orders/placed/orders.page.tsx",
  "/orders/$tab": "features/orders/placed/orders.page.tsx",
  "/checkin": "features/orders/checkin/checkin.page.tsx",
  "/orders/$tab/$id": "features/orders/placed/order.page.tsx",
  "/kitchen": "features/kitchen/kitchen.page.tsx",
  "/kitchen/webhooks": "features/webhooks/webhooks.page.tsx",
  "/restaurants": "features/restaurants/restaurants.page.tsx",
  "/restaurants/$restaurant_id": "features/restaurants/restaurant.page.tsx",
  "/restaurant/$place_id": "features/restaurants/restaurant.page.tsx",
  "/menu": "features/orders/basket-screen/menu-to-order.page.tsx",
  "/restaurant-menu": "features/orders/basket-screen/menu-to-order.page.tsx",
  "/menu/table/$table": "features/tables/screen/table.page.tsx",
  "/restaurant-menu/table/$table": "features/tables/screen/table.page.tsx",
  "/kitchen/tables": "features/tables/kitchen/kitchen-tables.page.tsx",
  "/orders/now": "features/orders/basket-screen/basket.page.tsx",
};
