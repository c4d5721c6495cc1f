import { accountsContract } from "./accounts/accounts.contract.ts";
import { discoveriesContract } from "./discoveries/discoveries.contract.ts";
import { kitchenContract } from "./kitchen/kitchen.contract.ts";
import { menusContract } from "./menus/menus.contract.ts";
import { printersContract } from "./kitchen/printers.contract.ts";
import { notificationsContract } from "./notifications/notifications.contract.ts";
import { ordersContract } from "./orders/orders.contract.ts";
import { placesContract } from "./places/places.contract.ts";
import { progressContract } from "./progress/progress.contract.ts";
import { importContract } from "./restaurants/import.contract.ts";
import { restaurantsContract } from "./restaurants/restaurants.contract.ts";
import { tablesContract } from "./tables/tables.contract.ts";
import { webhooksContract } from "./webhooks/webhooks.contract.ts";

/** Every call of the product: what the server implements and the client asks. */
export const contract = {
  accounts: accountsContract,
  discoveries: discoveriesContract,
  restaurants: restaurantsContract,
  menus: menusContract,
  orders: ordersContract,
  kitchen: kitchenContract,
  printers: printersContract,
  tables: tablesContract,
  webhooks: webhooksContract,
  notifications: notificationsContract,
  places: placesContract,
  import: importContract,
  progress: progressContract,
};
export type Contract = typeof contract;
