import { accountsRouter } from "./accounts/accounts.router.ts";
import { assistantRouter } from "./assistant/assistant.router.ts";
import { commentsRouter } from "./comments/comments.router.ts";
import { discoveriesRouter } from "./discoveries/discoveries.router.ts";
import { publishingRouter } from "./discoveries/publishing/publishing.router.ts";
import { api } from "./http/implement.ts";
import { kitchenRouter } from "./kitchen/kitchen.router.ts";
import { membersRouter } from "./members/members.router.ts";
import { managementRouter } from "./management/management.router.ts";
import { figuresRouter } from "./management/figures/figures.router.ts";
import { claimsRouter } from "./management/claims/claims.router.ts";
import { openingRouter } from "./management/opening/opening.router.ts";
import { pastOrdersRouter } from "./management/orders/past-orders.router.ts";
import { peopleRouter } from "./management/people/people.router.ts";
import { settingsRouter } from "./management/settings/settings.router.ts";
import { menusRouter } from "./menus/menus.router.ts";
import { printersRouter } from "./kitchen/printing/printers.router.ts";
import { moderationRouter } from "./moderation/moderation.router.ts";
import { notificationsRouter } from "./notifications/notifications.router.ts";
import { ordersRouter } from "./orders/orders.router.ts";
import { pagesRouter } from "./pages/pages.router.ts";
import { paymentsRouter } from "./payments/payments.router.ts";
import { placesRouter } from "./places/places.router.ts";
import { progressRouter } from "./progress/progress.router.ts";
import { importRouter } from "./restaurants/import/import.router.ts";
import { restaurantsRouter } from "./restaurants/restaurants.router.ts";
import { searchRouter } from "./search/search.router.ts";
import { sharingRouter } from "./sharing/sharing.router.ts";
import { sitesRouter } from "./sites/sites.router.ts";
import { tablesRouter } from "./tables/tables.router.ts";
import { webhooksRouter } from "./webhooks/webhooks.router.ts";

/** Every call of the contract, room by room. A missing call is a compile error. */
export const router = api.router({
  accounts: accountsRouter,
  discoveries: discoveriesRouter,
  members: membersRouter,
  publishing: publishingRouter,
  moderation: moderationRouter,
  comments: commentsRouter,
  restaurants: restaurantsRouter,
  menus: menusRouter,
  management: managementRouter,
  settings: settingsRouter,
  people: peopleRouter,
  claims: claimsRouter,
  opening: openingRouter,
  figures: figuresRouter,
  pastOrders: pastOrdersRouter,
  orders: ordersRouter,
  payments: paymentsRouter,
  kitchen: kitchenRouter,
  printers: printersRouter,
  sharing: sharingRouter,
  sites: sitesRouter,
  tables: tablesRouter,
  webhooks: webhooksRouter,
  notifications: notificationsRouter,
  pages: pagesRouter,
  places: placesRouter,
  search: searchRouter,
  assistant: assistantRouter,
  import: importRouter,
  progress: progressRouter,
});
