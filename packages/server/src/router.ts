import { accountsRouter } from "./accounts/accounts.router.ts";
import { discoveriesRouter } from "./discoveries/discoveries.router.ts";
import { kitchenRouter } from "./kitchen/kitchen.router.ts";
import { ordersRouter } from "./orders/orders.router.ts";
import { progressRouter } from "./progress/progress.router.ts";
import { restaurantsRouter } from "./restaurants/restaurants.router.ts";

/** Every call of the contract, room by room. */
export const router = {
  accounts: accountsRouter,
  discoveries: discoveriesRouter,
  restaurants: restaurantsRouter,
  orders: ordersRouter,
  kitchen: kitchenRouter,
  progress: progressRouter,
};
