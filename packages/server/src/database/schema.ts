import * as accounts from "../accounts/accounts.table.ts";
import * as discoveries from "../discoveries/discoveries.table.ts";
import * as menuRelations from "../menus/menus.relations.ts";
import * as menus from "../menus/menus.table.ts";
import * as notifications from "../notifications/notifications.table.ts";
import * as orders from "../orders/orders.table.ts";
import * as outbox from "../ports/outbox.table.ts";
import * as progress from "../progress/progress.table.ts";
import * as capacities from "../restaurants/capacities.table.ts";
import * as restaurants from "../restaurants/restaurants.table.ts";
import * as tables from "../tables/tables.table.ts";

/** Every table and relation: what drizzle knows by name; migrations are made from the tables alone. */
export const schema = {
  ...accounts,
  ...capacities,
  ...discoveries,
  ...menus,
  ...menuRelations,
  ...notifications,
  ...orders,
  outbox: outbox.outbox,
  ...progress,
  ...restaurants,
  ...tables,
};
