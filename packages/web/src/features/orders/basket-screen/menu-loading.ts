import type { MenuItem } from "@tablee/contract/menus/menus.schema";
import type { Restaurant } from "@tablee/contract/restaurants/restaurants.schema";
import type { Language } from "@tablee/domain/language/text";
import { textIn } from "@tablee/domain/language/text-in";
import { PREPARING } from "@tablee/domain/restaurants/ordering-status";
import { redirect } from "@tanstack/react-router";
import { currentLanguage } from "../../../language/language.ts";
import { m } from "../../../paraglide/messages.js";
import type { AppContext } from "../../../routes/app-context.ts";
import { pageHead } from "../../../routes/page-head.ts";
import { menuData } from "../../menus/reading/menu-data.ts";
import { menuOutlineQuery, wholeMenuIn } from "../../menus/reading/menu-queries.ts";
import { orNotFound, restaurantIdOf } from "../../restaurants/address-loading.ts";
import { basketStore } from "../basket/basket-store.ts";

// Loaders and heads of the menu's routes: loaded with the first of them, not with every page.

const onServer = typeof document === "undefined";

/**
 * The restaurant that an address without one means: the own site's, else the basket's, else the first that takes
 * orders, else the first.
 */
async function restaurantOfBareMenu({ api, host_facts }: AppContext): Promise<number | null> {
  // A group's own site has no menu at this address.
  if (host_facts.site) return host_facts.site.restaurant_ids[0] ?? null;
  const own = onServer ? undefined : basketStore.get().restaurant?.id;
  if (own !== undefined) return own;
  const open = await api.restaurants.list({ open: true, limit: 10 });
  const any = open.restaurants.find(({ has_menu }) => has_menu);
  if (any) return any.id;
  const all = await api.restaurants.list({ limit: 30 });
  return all.restaurants.find(({ has_menu }) => has_menu)?.id ?? null;
}

const loadOutline = ({ queryClient, orpc }: AppContext, id: number) =>
  queryClient.query({ ...menuOutlineQuery(orpc, id), staleTime: "static" }).catch(orNotFound);

/**
 * The title, picture and schema.org data of a menu, or of the dish that is open in it. The browser has only the outline
 * until somebody opens a dish: its title must not lose anything that the server wrote.
 */
export function menuHead(context: AppContext, id: number | null, item_id?: number) {
  const { queryClient, orpc, origin } = context;
  const language = currentLanguage();
  const whole = id === null ? undefined : wholeMenuIn(queryClient, orpc, id);
  const outline = id === null ? undefined : queryClient.getQueryData(menuOutlineQuery(orpc, id).queryKey);
  const restaurant = whole ?? outline?.restaurant;
  if (!restaurant) {
    const description = import.meta.env.SSR ? m.app_description() : null;
    return pageHead({ title: m.shell_menu(), description, path: "/menu", context });
  }
  const name = textIn(restaurant.name, language);
  const item = (whole?.menu.items ?? outline?.sections.flatMap(({ items }) => items))?.find(
    ({ id: each }) => each === item_id,
  );
  return pageHead({
    title: item ? `${textIn(item.name, language)} · ${name}` : m.menu_page_title({ name }),
    path: item ? `/menu/${restaurant.id}?item=${item.id}` : `/menu/${restaurant.id}`,
    context,
    image: restaurant.cover_image_path ?? restaurant.logo_image_path,
    ...(item ? { preview: previewOf(item, name, language) } : {}),
    type: "restaurant.restaurant",
    ...(import.meta.env.SSR && whole ? forReaders(whole, item_id, language, origin) : { description: null }),
  });
}

const previewOf = (item: Pick<MenuItem, "id" | "name" | "image_url">, place: string, language: Language) => ({
  type: "item" as const,
  item_id: item.id,
  title: textIn(item.name, language),
  place,
  image: item.image_url,
});

/** For readers that do not run the page: not part of what browsers load. */
function forReaders(restaurant: Restaurant, item_id: number | undefined, language: Language, origin: string) {
  const item = restaurant.menu.items.find(({ id }) => id === item_id);
  const about = [
    textIn(restaurant.menu_description, language),
    m.menu_page_description({ name: textIn(restaurant.name, language), address: restaurant.address }),
  ];
  return {
    // Only servers write it: nothing of it is in what browsers load.
    ...(import.meta.env.SSR && { unlisted: restaurant.status === PREPARING }),
    description: (item && textIn(item.description, language)) || about.filter(Boolean).join(" "),
    structured: menuData(restaurant, language, origin),
  };
}

export async function loadBareMenu({ context }: { context: AppContext }) {
  const restaurant_id = await restaurantOfBareMenu(context);
  if (restaurant_id !== null && !onServer) {
    // In the browser, the address names the menu's restaurant at once.
    throw redirect({ to: "/menu/$restaurant", params: { restaurant: String(restaurant_id) }, replace: true });
  }
  if (restaurant_id !== null) await loadOutline(context, restaurant_id);
  return { restaurant_id };
}

/** Throws "not found" if the address names no restaurant. */
export const loadMenu = (context: AppContext, restaurant: string): Promise<void> =>
  loadOutline(context, restaurantIdOf(restaurant)).then(() => undefined);
