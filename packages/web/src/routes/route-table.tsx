import { adminRoutes } from "../features/admin/admin.routes.tsx";
import { assistantRoute } from "../features/assistant/assistant.routes.tsx";
import { authRoute } from "../features/accounts/ways/ways.routes.tsx";
import {
  loginInLanguageRoute,
  loginRoute,
  registerInLanguageRoute,
  registerRoute,
} from "../features/accounts/accounts.routes.tsx";
import { reasonsRoute } from "../features/accounts/reasons/reasons.routes.tsx";
import { ownRoutes } from "../features/accounts/own/own.routes.tsx";
import { resetPasswordRoute, verifyEmailRoute } from "../features/accounts/sign-in/links.routes.tsx";
import { discoveryRoute, feedRoute, galleryRoute } from "../features/discoveries/discoveries.routes.tsx";
import { kitchenRoute } from "../features/kitchen/kitchen.routes.tsx";
import { managementRoutes } from "../features/management/management.routes.tsx";
import { memberRoute, profileRoute } from "../features/members/profile/profile.routes.tsx";
import { notificationsRoute } from "../features/notifications/notifications.routes.tsx";
import { moderationRoutes } from "../features/moderation/moderation.routes.tsx";
import { creatorRoutes } from "../features/discoveries/publishing/creator.routes.tsx";
import { placesRoutes } from "../features/places/places.routes.tsx";
import { basketRoutes } from "../features/orders/basket.routes.tsx";
import { checkinRoute, orderRoute, ordersRoute, ordersTabRoute } from "../features/orders/orders.routes.tsx";
import { blogRoutes } from "../features/pages/blog/blog.routes.tsx";
import { editingRoutes } from "../features/pages/editing/editing.routes.tsx";
import { pagesRoutes } from "../features/pages/pages.routes.tsx";
import {
  recommendedRoute,
  restaurantByPlaceRoute,
  restaurantRoute,
  restaurantsRoute,
} from "../features/restaurants/restaurants.routes.tsx";
import { trendRoute, trendsRoute } from "../features/search/trends/trends.routes.tsx";
import { shareRoute, shortLinkRoute } from "../features/sharing/sharing.routes.tsx";
import { domainsRoute } from "../features/sites/sites.routes.tsx";
import { tableRoutes } from "../features/tables/tables.routes.tsx";
import { webhooksRoute } from "../features/webhooks/webhooks.routes.tsx";
import { rootRoute } from "./root.tsx";

/** Every screen (shell §2 and on); each feature's routes define what a screen loads first. */
export const routeTree = rootRoute.addChildren([
  // Discoveries
  feedRoute,
  discoveryRoute,
  galleryRoute,
  ...creatorRoutes,
  // Moderation
  ...moderationRoutes,
  // Members
  profileRoute,
  memberRoute,
  // Trends
  trendsRoute,
  trendRoute,
  assistantRoute,
  // Accounts
  loginRoute,
  loginInLanguageRoute,
  resetPasswordRoute,
  verifyEmailRoute,
  authRoute,
  registerRoute,
  registerInLanguageRoute,
  reasonsRoute,
  ...ownRoutes,
  // Notifications
  notificationsRoute,
  // Sharing
  shareRoute,
  shortLinkRoute,
  // Restaurants
  restaurantsRoute,
  restaurantRoute,
  recommendedRoute,
  restaurantByPlaceRoute,
  // Neighbourhoods and groups
  ...placesRoutes,
  // Menus and the basket
  ...basketRoutes,
  // Shared tables, with their menus and baskets
  ...tableRoutes,
  // Orders: the basket's own route, /orders/now, goes before /orders/$tab
  ordersRoute,
  ordersTabRoute,
  orderRoute,
  checkinRoute,
  // Kitchen
  kitchenRoute,
  webhooksRoute,
  // Owners and managers
  ...managementRoutes,
  // Own sites of restaurants
  domainsRoute,
  // Articles
  ...pagesRoutes,
  ...editingRoutes,
  ...blogRoutes,
  // Administration
  ...adminRoutes,
]);
