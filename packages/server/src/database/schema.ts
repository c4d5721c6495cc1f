import * as accounts from "../accounts/stored/accounts.table.ts";
import * as credits from "../accounts/credit/credits.table.ts";
import * as comments from "../discoveries/comments.table.ts";
import * as discoveries from "../discoveries/discoveries.table.ts";
import * as discoveryHistory from "../discoveries/discovery-history.table.ts";
import * as changes from "../discoveries/publishing/changes.table.ts";
import * as creations from "../discoveries/publishing/creations.table.ts";
import * as favoriteItems from "../menus/favorite-items.table.ts";
import * as corrections from "../orders/stored/order-corrections.table.ts";
import * as printers from "../kitchen/printing/printers.table.ts";
import * as menuDrafts from "../management/stored/menu-drafts.table.ts";
import * as menuMisses from "../management/stored/menu-misses.table.ts";
import * as restaurantClaims from "../management/stored/restaurant-claims.table.ts";
import * as staffInvitations from "../management/stored/staff-invitations.table.ts";
import * as menuRelations from "./relations.ts";
import * as menus from "../menus/menus.table.ts";
import * as notifications from "../notifications/notifications.table.ts";
import * as pushDevices from "../notifications/push/push-devices.table.ts";
import * as orders from "../orders/stored/orders.table.ts";
import * as outbox from "../ports/messages/outbox.table.ts";
import * as pages from "../pages/articles.table.ts";
import * as payments from "../orders/stored/order-payments.table.ts";
import * as progress from "../progress/progress.table.ts";
import * as capacities from "../restaurants/stored/capacities.table.ts";
import * as favoriteRestaurants from "../restaurants/stored/favorite-restaurants.table.ts";
import * as groups from "../restaurants/stored/groups.table.ts";
import * as importSteps from "../restaurants/import/steps/import-steps.table.ts";
import * as restaurants from "../restaurants/stored/restaurants.table.ts";
import * as signingKeys from "../ports/signing-keys/signing-keys.table.ts";
import * as search from "../search/search.table.ts";
import * as sharing from "../sharing/sharing.table.ts";
import * as sites from "../sites/sites.table.ts";
import * as tables from "../tables/tables.table.ts";
import * as webhooks from "../webhooks/webhooks.table.ts";

/** All tables and relations, for drizzle's relational queries; migrations are made from the tables alone. */
export const schema = {
  ...accounts,
  ...capacities,
  ...comments,
  ...corrections,
  ...changes,
  ...creations,
  ...credits,
  ...discoveries,
  ...discoveryHistory,
  ...favoriteItems,
  ...favoriteRestaurants,
  ...groups,
  ...importSteps,
  ...menuDrafts,
  ...menus,
  ...menuRelations,
  ...notifications,
  ...orders,
  outbox: outbox.outbox,
  ...pages,
  ...payments,
  ...printers,
  ...progress,
  pushDevices: pushDevices.pushDevices,
  ...restaurants,
  ...search,
  signingKeys: signingKeys.signingKeys,
  ...sharing,
  ...sites,
  ...menuMisses,
  ...restaurantClaims,
  ...staffInvitations,
  ...tables,
  ...webhooks,
};
