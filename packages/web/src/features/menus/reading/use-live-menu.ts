import { useEffect } from "react";
import { useAppContext } from "../../../routes/app-context.ts";
import { restaurantQuery } from "../../restaurants/restaurant-queries.ts";
import { menuOutlineQuery } from "./menu-queries.ts";

/** Not loaded while the page itself is still loading. */
const AFTER_MS = 2_000;
/**
 * Spreads requests, so that the guests of a full restaurant do not ask at the same moment; several taps in the kitchen
 * lead to one request.
 */
const SPREAD_MS = 700;

/**
 * Keeps an open menu up to date with its kitchen (menus §26): what sells out, comes back or is paused shows without a
 * reload, and what stops the basket is checked again. `also` is called with it; it must be the same function as long as
 * it means the same.
 */
export function useLiveMenu(restaurant_id: number, also?: () => void): void {
  const { queryClient, orpc, platform } = useAppContext();
  useEffect(() => {
    let over = false;
    let hangUp = () => {};
    let asking: ReturnType<typeof setTimeout> | undefined;
    const ask = () => {
      asking = undefined;
      for (const { queryKey } of [menuOutlineQuery(orpc, restaurant_id), restaurantQuery(orpc, restaurant_id)]) {
        void queryClient.invalidateQueries({ queryKey });
      }
      void queryClient.invalidateQueries({ queryKey: orpc.orders.quote.key() });
      void queryClient.invalidateQueries({ queryKey: orpc.restaurants.availability.key() });
      also?.();
    };
    const changed = () => void (asking ??= setTimeout(ask, SPREAD_MS * Math.random()));
    const begin = async () => {
      const [{ liveReach }, { watchMenu }] = await Promise.all([
        import("../../../live/live-reach.ts"),
        import("../../../live/menu-client.ts"),
      ]);
      if (!over) hangUp = watchMenu(liveReach(platform), { restaurant_id, changed });
    };
    // If the code cannot be loaded, the menu simply stays as it was opened.
    const beginning = setTimeout(() => void begin().catch(() => undefined), AFTER_MS);
    return () => {
      over = true;
      clearTimeout(beginning);
      clearTimeout(asking);
      hangUp();
    };
  }, [queryClient, orpc, platform, restaurant_id, also]);
}
