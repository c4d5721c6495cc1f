import { accountsContract } from "./accounts/accounts.contract.ts";
import { assistantContract } from "./assistant/assistant.contract.ts";
import { commentsContract } from "./comments/comments.contract.ts";
import { discoveriesContract } from "./discoveries/discoveries.contract.ts";
import { membersContract } from "./members/members.contract.ts";
import { publishingContract } from "./discoveries/publishing.contract.ts";
import { kitchenContract } from "./kitchen/kitchen.contract.ts";
import { managementContract } from "./management/management.contract.ts";
import { claimsContract } from "./management/claims.contract.ts";
import { figuresContract } from "./management/figures.contract.ts";
import { openingContract } from "./management/opening.contract.ts";
import { pastOrdersContract } from "./management/past-orders.contract.ts";
import { peopleContract } from "./management/people.contract.ts";
import { settingsContract } from "./management/settings.contract.ts";
import { menusContract } from "./menus/menus.contract.ts";
import { printersContract } from "./kitchen/printers.contract.ts";
import { moderationContract } from "./moderation/moderation.contract.ts";
import { notificationsContract } from "./notifications/notifications.contract.ts";
import { ordersContract } from "./orders/orders.contract.ts";
import { paymentsContract } from "./payments/payments.contract.ts";
import { pagesContract } from "./pages/pages.contract.ts";
import { placesContract } from "./places/places.contract.ts";
import { progressContract } from "./progress/progress.contract.ts";
import { importContract } from "./restaurants/import.contract.ts";
import { restaurantsContract } from "./restaurants/restaurants.contract.ts";
import { searchContract } from "./search/search.contract.ts";
import { sharingContract } from "./sharing/sharing.contract.ts";
import { sitesContract } from "./sites/sites.contract.ts";
import { tablesContract } from "./tables/tables.contract.ts";
import { webhooksContract } from "./webhooks/webhooks.contract.ts";

/** All calls of the product: what the server implements and the client calls. */
export const contract = {
  accounts: accountsContract,
  discoveries: discoveriesContract,
  members: membersContract,
  publishing: publishingContract,
  moderation: moderationContract,
  comments: commentsContract,
  restaurants: restaurantsContract,
  menus: menusContract,
  management: managementContract,
  settings: settingsContract,
  people: peopleContract,
  claims: claimsContract,
  opening: openingContract,
  figures: figuresContract,
  pastOrders: pastOrdersContract,
  orders: ordersContract,
  payments: paymentsContract,
  kitchen: kitchenContract,
  printers: printersContract,
  sharing: sharingContract,
  sites: sitesContract,
  tables: tablesContract,
  webhooks: webhooksContract,
  notifications: notificationsContract,
  pages: pagesContract,
  places: placesContract,
  search: searchContract,
  assistant: assistantContract,
  import: importContract,
  progress: progressContract,
};
export type Contract = typeof contract;
