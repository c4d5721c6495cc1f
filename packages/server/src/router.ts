import { accountsRouter } from "./accounts/accounts.router.ts";
import { discoveriesRouter } from "./discoveries/discoveries.router.ts";
import { api } from "./http/implement.ts";
import { kitchenRouter } from "./kitchen/kitchen.router.ts";
import { notificationsRouter } from "./notifications/notifications.router.ts";
import { ordersRouter } from "./orders/orders.router.ts";
import { progressRouter } from "./progress/progress.router.ts";
import { importRouter } from "./restaurants/import/import.router.ts";
import { restaurantsRouter } from "./restaurants/restaurants.router.ts";
import { tablesRouter } from "./tables/tables.router.ts";

/** Every call of the contract, room by room: one that is missing here does not compile. */
export const router = api.router({
  accounts: accountsRouter,
  discoveries: discoveriesRouter,
  restaurants: restaurantsRouter,
  orders: ordersRouter,
  kitchen: kitchenRouter,
  tables: tablesRouter,
  notifications: notificationsRouter,
  import: importRouter,
  progress: progressRouter,
});
