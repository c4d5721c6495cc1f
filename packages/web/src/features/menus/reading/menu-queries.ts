import { menuInMinor } from "@tablee/contract/menus/menu-amounts";
import type { Menu as WireMenu } from "@tablee/contract/menus/menus.schema";
import type { Restaurant } from "@tablee/contract/restaurants/restaurants.schema";
import type { Menu } from "@tablee/domain/menus/menu";
import { menuIn } from "@tablee/domain/menus/mode-prices";
import type { OrderMode } from "@tablee/domain/restaurants/order-mode";
import { queryOptions, type QueryClient } from "@tanstack/react-query";
import type { Orpc } from "../../../api/query-options.ts";
import { restaurantQuery } from "../../restaurants/restaurant-queries.ts";
import type { MenuOutline } from "./menu-outline.ts";

const onServer = typeof document === "undefined";

/**
 * A restaurant with its whole menu. What the server reads for the head of a page is not sent: the page carries the
 * outline, and the browser loads the whole menu when somebody is about to open a dish.
 */
export const wholeMenuQuery = (orpc: Orpc, id: number) => {
  const query = restaurantQuery(orpc, id);
  return onServer ? { ...query, queryKey: ["server", ...query.queryKey] as never, meta: STAYS_ON_SERVER } : query;
};
const STAYS_ON_SERVER = { stays_on_server: true };

/** What the menu page shows before anything is pressed. */
export const menuOutlineQuery = (orpc: Orpc, id: number) =>
  queryOptions({
    queryKey: ["menus", "outline", id],
    queryFn: async ({ client }): Promise<MenuOutline> => {
      // The outline's own retries ask again. With retries in both, a failure would be shown three times as late.
      const whole = client.query({ ...wholeMenuQuery(orpc, id), staleTime: 0, retry: false });
      const [{ outlineOf }, restaurant] = await Promise.all([import("./menu-outline.ts"), whole]);
      return outlineOf(restaurant);
    },
  });

/** The restaurant that the head of a page describes, if it has been read. */
export const wholeMenuIn = (client: QueryClient, orpc: Orpc, id: number): Restaurant | undefined =>
  client.getQueryData<Restaurant>(wholeMenuQuery(orpc, id).queryKey);

const inMinor = new WeakMap<WireMenu, Map<OrderMode | null, Menu>>();

/** The menu in minor units, at the prices of a mode (menus §44): computed once per answer and mode. */
export function menuOf({ menu }: { menu: WireMenu }, mode: OrderMode | null): Menu {
  let menus = inMinor.get(menu);
  if (!menus) inMinor.set(menu, (menus = new Map([[null, menuInMinor(menu)]])));
  const own = menus.get(null) ?? menuInMinor(menu);
  let priced = menus.get(mode);
  if (!priced) menus.set(mode, (priced = menuIn(own, mode)));
  return priced;
}
