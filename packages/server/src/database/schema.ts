import * as accounts from "../accounts/accounts.table.ts";
import * as discoveries from "../discoveries/discoveries.table.ts";
import * as menus from "../menus/menus.table.ts";
import * as orders from "../orders/orders.table.ts";
import * as progress from "../progress/progress.table.ts";
import * as restaurants from "../restaurants/restaurants.table.ts";

/** Every table: what drizzle knows by name and what migrations are made from. */
export const schema = { ...accounts, ...discoveries, ...menus, ...orders, ...progress, ...restaurants };
